import { listEndedTestRedirects } from "../../domain/page-tests/page-tests"
import { paths } from "../../domain/paths"
import type { Redirect } from "../../domain/redirects"
import { type State, tableEnding } from "../../domain/states"
import { readPageTests } from "../page-tests/page-test-files"
import { readFirmFile } from "../firm-file"
import { readAddresses, listMovedRedirects } from "./public-addresses"
import { readRedirects } from "./read-redirects"

export const readEndedRedirects = (content?: string): Redirect[] => listEndedTestRedirects(readPageTests(content))

const readMovedRedirects = (content?: string): Redirect[] =>
  listMovedRedirects(readAddresses(content).addresses).map(({ line: _line, ...redirect }) => redirect)

/** Each state and its offices by the short name that people type: `/nsw`, `/nsw/sydney`. */
export const listShortNames = (states: readonly State[]): Redirect[] =>
  states.flatMap(state => [
    { from: `/${tableEnding(state)}`, to: paths.state(state), status: 301 },
    { from: `/${tableEnding(state)}/:city`, to: paths.city(state, ":city"), status: 301 },
  ])

/**
 * The redirects from content that links inside the site need. Moved addresses aren't included: the content check refuses
 * links to them, and the list may be long.
 */
const readContentLinkRedirects = (content = "content"): Redirect[] => [
  ...readEndedRedirects(content),
  ...listShortNames(readFirmFile(content).states ?? []),
]

/**
 * What the content redirects, in the order in which it's tried: ended tests, addresses that have moved, and states by their
 * short names. The host gets these from the build, before those of `netlify.toml`.
 */
export const readContentRedirects = (content = "content"): Redirect[] => [
  ...readEndedRedirects(content),
  ...readMovedRedirects(content),
  ...listShortNames(readFirmFile(content).states ?? []),
]

/**
 * Every redirect of the site, in the order in which the host tries them.
 *
 * @throws Error with everything that is wrong with those of `netlify.toml`.
 */
export const readSiteRedirects = (): Redirect[] => [...readContentRedirects(), ...readRedirects()]

/**
 * Those that a link inside the site may lead to, in the same order.
 *
 * @throws Error with everything that is wrong with those of `netlify.toml`.
 */
export const readLinkRedirects = (content?: string): Redirect[] => [
  ...readContentLinkRedirects(content),
  ...readRedirects(),
]
