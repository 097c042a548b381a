import { listEndedPageTestRedirects } from "../../domain/page-tests/page-tests"
import { paths } from "../../domain/paths"
import type { Redirect } from "../../domain/redirects"
import { type State, getTableEnding } from "../../domain/states"
import { readPageTests } from "../page-tests/page-test-files"
import { readFirmFile } from "../firm-file"
import { readPublicPageAddresses, listRedirectsForMovedPages } from "./public-addresses"
import { readNetlifyRedirects } from "./read-redirects"

export const readEndedTestRedirects = (content?: string): Redirect[] =>
  listEndedPageTestRedirects(readPageTests(content))

/** Lists the redirects from the short names that people type for states and offices: `/nsw`, `/nsw/sydney`. */
export const listStateShortNameRedirects = (states: readonly State[]): Redirect[] =>
  states.flatMap(state => [
    { from: `/${getTableEnding(state)}`, to: paths.state(state), status: 301 },
    { from: `/${getTableEnding(state)}/:city`, to: paths.city(state, ":city"), status: 301 },
  ])

/**
 * Reads the redirects from the content, in the order in which the host tries them: page tests that have ended, addresses that
 * have moved, and the short names of states. The host tries these before the redirects in `netlify.toml`.
 */
export const readContentRedirects = (content = "content"): Redirect[] => [
  ...readEndedTestRedirects(content),
  ...listRedirectsForMovedPages(readPublicPageAddresses(content).addresses),
  ...listStateShortNameRedirects(readFirmFile(content).states ?? []),
]

/** In the order in which the host tries them. @throws Error with everything that's wrong with those of `netlify.toml`. */
export const readSiteRedirects = (): Redirect[] => [...readContentRedirects(), ...readNetlifyRedirects()]

/** Without moved addresses, since the content check refuses links to them, and the list may be long. */
export const readLinkRedirects = (content = "content"): Redirect[] => [
  ...readEndedTestRedirects(content),
  ...listStateShortNameRedirects(readFirmFile(content).states ?? []),
  ...readNetlifyRedirects(),
]
