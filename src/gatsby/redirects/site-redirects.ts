import { readFileSync } from "node:fs"
import { listEndedPageTestRedirects } from "../../domain/page-tests/page-tests"
import { paths } from "../../domain/paths"
import { buildRedirectMatcher, fillRedirectPattern, type Redirect } from "../../domain/redirects"
import { type State, getTableEnding } from "../../domain/states"
import { readPageTests } from "../page-tests/page-test-files"
import { readFirmFile } from "../firm-file"
import { readPublicPageAddresses, listRedirectsForMovedPages } from "./public-addresses"
import { parseNetlifyRedirects, readNetlifyRedirects, REDIRECTS_FILE } from "./read-redirects"

export const readEndedTestRedirects = (content?: string): Redirect[] =>
  listEndedPageTestRedirects(readPageTests(content))

/** Lists the redirects from the short names that people type for states and offices: `/nsw`, `/nsw/sydney`. */
export const listStateShortNameRedirects = (states: readonly State[]): Redirect[] =>
  states.flatMap(state => [
    { from: `/${getTableEnding(state)}`, to: paths.state(state), status: 301 },
    { from: `/${getTableEnding(state)}/:city`, to: paths.city(state, ":city"), status: 301 },
  ])

/**
 * Lists redirects to pages that moved from the addresses that a pattern of `netlify.toml` redirects to the old ones. Without
 * them a visitor of `/blog/costs` would be redirected to `/blogs/costs`, and from there once more.
 */
export const listShortcuts = (moves: readonly Redirect[], patterns: readonly Redirect[]): Redirect[] =>
  moves.flatMap(move =>
    patterns.flatMap(({ from, to }) => {
      const parts = buildRedirectMatcher(to).exec(move.from)?.groups
      return parts ? [{ ...move, from: fillRedirectPattern(from, parts) }] : []
    }),
  )

/**
 * Reads the redirects from the content, in the order in which the host tries them: page tests that have ended, addresses that
 * have moved, and the short names of states. The host tries these before the redirects in `netlify.toml`.
 */
export function readContentRedirects(content = "content"): Redirect[] {
  const moves = listRedirectsForMovedPages(readPublicPageAddresses(content).addresses)
  return [
    ...readEndedTestRedirects(content),
    ...moves,
    ...listShortcuts(moves, parseNetlifyRedirects(readFileSync(REDIRECTS_FILE, "utf8")).redirects),
    ...listStateShortNameRedirects(readFirmFile(content).states ?? []),
  ]
}

/** In the order in which the host tries them. @throws Error with everything that's wrong with those of `netlify.toml`. */
export const readSiteRedirects = (): Redirect[] => [...readContentRedirects(), ...readNetlifyRedirects()]

/** Without moved addresses, since the content check refuses links to them, and the list may be long. */
export const readLinkRedirects = (content = "content"): Redirect[] => [
  ...readEndedTestRedirects(content),
  ...listStateShortNameRedirects(readFirmFile(content).states ?? []),
  ...readNetlifyRedirects(),
]
