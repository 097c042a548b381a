import { paths } from "../../domain/paths"
import { STATE_NAMES, type State, tableEnding } from "../../domain/states"
import { getActing } from "../acting"
import { lineFor, type Problem, type ReadableFile } from "../read-content"

type Given = {
  files: readonly ReadableFile[]
  /** Names of all files of the content, those with a mistake in them too. */
  names: readonly string[]
  /** Names of the files of `static/maps`. */
  maps: readonly string[]
}

/** What the site lacks of a state in which the firm acts: its page, links to it, its map, and its row in comparisons. */
export function findStatesLeftOut(given: Given): string[] {
  const { states } = getActing(given.files.find(({ type }) => type.kind === "site")?.entry.fields ?? {})
  return states.flatMap(state => [
    ...[...checkStatePage(state, given), ...withoutLink(state, given)].map(lineFor),
    ...checkStateMap(state, given),
    ...checkComparisons(states, state, given.files).map(lineFor),
  ])
}

function checkStatePage(state: State, { names }: Given): Problem[] {
  const file = `states/${STATE_NAMES[state].slug}.mdx`
  return names.includes(file)
    ? []
    : [{ file, where: "file", message: `is missing, and links lead to the page of ${state}` }]
}

const withoutLink = (state: State, { files }: Given): Problem[] =>
  files
    .filter(({ type, entry }) => type.kind === "navigation" && !leadsTo(entry.links, paths.state(state)))
    .map(({ file }) => ({ file, where: "footer", message: `nothing leads to ${paths.state(state)}; add it` }))

const leadsTo = (links: ReadableFile["entry"]["links"], path: string): boolean =>
  links.some(({ href }) => href === path)

function checkStateMap(state: State, { maps }: Given): string[] {
  const map = `${tableEnding(state)}.svg`
  return maps.includes(map) ? [] : [`static/maps/${map}: is missing, and pages show places of ${state} on it`]
}

/** Components that a page repeats for each state that it compares. */
const OF_EACH_STATE = /<(CostTable|CostBreakdown|KeyDateExample)\s[^>]*?state="([^"]*)"/g

/** Pages that compare all `states` but `state`, of three or more. A page about a border compares two, and may. */
export function checkComparisons(states: readonly string[], state: string, files: readonly ReadableFile[]): Problem[] {
  return files.flatMap(({ file, text }) => {
    const shown = new Map<string, Set<string>>()
    for (const [, tag = "", of = ""] of text.matchAll(OF_EACH_STATE))
      if (states.includes(of)) shown.set(tag, (shown.get(tag) ?? new Set()).add(of))
    return [...shown]
      .filter(([, compared]) => compared.size > 2 && compared.size === states.length - 1 && !compared.has(state))
      .map(([tag, compared]) => ({
        file,
        where: tag,
        message: `is there for ${[...compared].join(", ")} and not for ${state}; add it`,
      }))
  })
}
