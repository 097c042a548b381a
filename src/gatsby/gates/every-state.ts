import * as v from "valibot"
import { paths } from "../../domain/paths"
import { type Redirect, redirectOf } from "../../domain/redirects"
import { STATE_NAMES, STATES, type State, tableEnding } from "../../domain/states"
import { lineFor, type Problem, type ReadableFile } from "../read-content"

type Given = {
  files: readonly ReadableFile[]
  /** Names of all files of the content, those with a mistake in them too. */
  names: readonly string[]
  redirects: readonly Redirect[]
  /** Names of the files of `static/maps`. */
  maps: readonly string[]
}

/** What the site lacks of a state that it knows: its page, links and redirects to it, its map, and its row in comparisons. */
export const statesLeftOut = (given: Given): string[] =>
  STATES.flatMap(state => [
    ...[...withoutPage(state, given), ...withoutLink(state, given)].map(lineFor),
    ...withoutMap(state, given),
    ...withoutShortName(state, given),
    ...notCompared(STATES, state, given.files).map(lineFor),
  ])

function withoutPage(state: State, { names }: Given): Problem[] {
  const file = `states/${STATE_NAMES[state].slug}.mdx`
  return names.includes(file)
    ? []
    : [{ file, where: "file", message: `is missing, and links lead to the page of ${state}` }]
}

const site = v.object({ states: v.array(v.string()) })

/** A link to each state in which the firm acts. Those in which it doesn't need none. */
function withoutLink(state: State, { files }: Given): Problem[] {
  const acts = files.some(
    ({ type, entry }) => type.kind === "site" && v.parse(site, entry.fields).states.includes(state),
  )
  return files
    .filter(({ type, entry }) => acts && type.kind === "navigation" && !leadsTo(entry.links, paths.state(state)))
    .map(({ file }) => ({ file, where: "footer", message: `nothing leads to ${paths.state(state)}; add it` }))
}

const leadsTo = (links: ReadableFile["entry"]["links"], path: string): boolean =>
  links.some(({ href }) => href === path)

function withoutMap(state: State, { maps }: Given): string[] {
  const map = `${tableEnding(state)}.svg`
  return maps.includes(map) ? [] : [`static/maps/${map}: is missing, and pages show places of ${state} on it`]
}

/** An address by the state's short name, such as `/nsw` and `/nsw/sydney`. */
const withoutShortName = (state: State, { redirects }: Given): string[] =>
  [
    [`/${tableEnding(state)}`, paths.state(state)] as const,
    [`/${tableEnding(state)}/:city`, paths.city(state, ":city")] as const,
  ]
    .filter(([from, to]) => redirectOf(from, redirects) !== to)
    .map(([from, to]) => `netlify.toml: no redirect from ${from} to ${to}; add it`)

/** Components that a page repeats for each state that it compares. */
const OF_EACH_STATE = /<(CostTable|CostBreakdown|KeyDateExample)\s[^>]*?state="([^"]*)"/g

/** Pages that compare all `states` but `state`, of three or more. A page about a border compares two, and may. */
export function notCompared(states: readonly string[], state: string, files: readonly ReadableFile[]): Problem[] {
  return files.flatMap(({ file, text }) => {
    const shown = new Map<string, Set<string>>()
    for (const [, tag = "", of = ""] of text.matchAll(OF_EACH_STATE))
      shown.set(tag, (shown.get(tag) ?? new Set()).add(of))
    return [...shown]
      .filter(([, compared]) => compared.size > 2 && compared.size === states.length - 1 && !compared.has(state))
      .map(([tag, compared]) => ({
        file,
        where: tag,
        message: `is there for ${[...compared].join(", ")} and not for ${state}; add it`,
      }))
  })
}
