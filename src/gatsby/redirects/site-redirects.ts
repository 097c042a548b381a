import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { redirectsOfEnded } from "../../domain/page-tests/page-tests"
import { paths } from "../../domain/paths"
import type { Redirect } from "../../domain/redirects"
import { type State, STATES, tableEnding } from "../../domain/states"
import type { Fields } from "../content-types/content-type"
import { locate } from "../content-types/locate"
import { readEntry } from "../content-types/read-entry"
import { readPageTests } from "../page-tests/page-test-files"
import { readAddresses, redirectsOfMoved } from "./public-addresses"
import { readRedirects } from "./read-redirects"

/** What ended tests redirect. */
export const endedRedirects = (content?: string): Redirect[] => redirectsOfEnded(readPageTests(content))

/** What the list of public addresses redirects. */
const movedRedirects = (content?: string): Redirect[] =>
  redirectsOfMoved(readAddresses(content).addresses).map(({ line: _line, ...redirect }) => redirect)

/** Each state and its offices by the short name that people type: `/nsw`, `/nsw/sydney`. */
export const shortNames = (states: readonly State[]): Redirect[] =>
  states.flatMap(state => [
    { from: `/${tableEnding(state)}`, to: paths.state(state), status: 301 },
    { from: `/${tableEnding(state)}/:city`, to: paths.city(state, ":city"), status: 301 },
  ])

const SITE = "site.yaml"
const site = v.object({ states: v.array(v.object({ state: v.picklist(STATES) })) })

/** Where the firm acts, in its own order, by the fields of its file; none while they don't tell. */
export function statesIn(firm: Fields): State[] {
  const read = v.safeParse(site, firm)
  return read.success ? read.output.states.map(({ state }) => state) : []
}

function statesOf(content: string): State[] {
  const file = join(content, SITE)
  const located = locate(SITE)
  if (!located.ok || !existsSync(file)) return []
  const read = readEntry(located.type, located.slug, readFileSync(file, "utf8"))
  return statesIn(read.ok ? read.entry.fields : read.raw)
}

/**
 * What links inside the site need to know of what the content redirects. An address that has moved isn't among it: the
 * content check refuses a link to one, and the list may be long.
 */
const ofLinks = (content = "content"): Redirect[] => [...endedRedirects(content), ...shortNames(statesOf(content))]

/**
 * What the content redirects, in the order in which it's tried: ended tests, addresses that have moved, and states by their
 * short names. The host gets these from the build, before those of `netlify.toml`.
 */
export const derivedRedirects = (content = "content"): Redirect[] => [
  ...endedRedirects(content),
  ...movedRedirects(content),
  ...shortNames(statesOf(content)),
]

/**
 * Every redirect of the site, in the order in which the host tries them.
 *
 * @throws Error with everything that is wrong with those of `netlify.toml`.
 */
export const siteRedirects = (): Redirect[] => [...derivedRedirects(), ...readRedirects()]

/**
 * Those that a link inside the site may lead to, in the same order.
 *
 * @throws Error with everything that is wrong with those of `netlify.toml`.
 */
export const linkRedirects = (content?: string): Redirect[] => [...ofLinks(content), ...readRedirects()]
