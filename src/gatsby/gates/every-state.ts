import { paths } from "../../domain/paths"
import { STATE_NAMES, type State, getTableEnding } from "../../domain/states"
import { getFirmContentScope } from "../firm-scope"
import { formatProblem, type Problem, type ReadableFile } from "../read-content"

type SiteFiles = {
  files: readonly ReadableFile[]
  /** Names of all content files, including those with mistakes. */
  names: readonly string[]
  maps: readonly string[]
}

export function findMissingStateContent(site: SiteFiles): string[] {
  const { states } = getFirmContentScope(site.files.find(({ type }) => type.kind === "site")?.entry.fields ?? {})
  return states.flatMap(state => [
    ...[...checkStatePageExists(state, site), ...checkStateLinks(state, site)].map(formatProblem),
    ...checkStateMapExists(state, site),
    ...findComparisonsWithoutState(states, state, site.files).map(formatProblem),
  ])
}

function checkStatePageExists(state: State, { names }: SiteFiles): Problem[] {
  const file = `states/${STATE_NAMES[state].slug}.mdx`
  return names.includes(file)
    ? []
    : [{ file, where: "file", message: `is missing, and links lead to the page of ${state}` }]
}

const checkStateLinks = (state: State, { files }: SiteFiles): Problem[] =>
  files
    .filter(({ type, entry }) => type.kind === "navigation" && !hasLinkTo(entry.links, paths.state(state)))
    .map(({ file }) => ({ file, where: "footer", message: `nothing leads to ${paths.state(state)}; add it` }))

const hasLinkTo = (links: ReadableFile["entry"]["links"], path: string): boolean =>
  links.some(({ href }) => href === path)

function checkStateMapExists(state: State, { maps }: SiteFiles): string[] {
  const map = `${getTableEnding(state)}.svg`
  return maps.includes(map) ? [] : [`static/maps/${map}: is missing, and pages show places of ${state} on it`]
}

const OF_EACH_STATE = /<(CostTable|CostBreakdown|KeyDateExample)\s[^>]*?state="([^"]*)"/g

/** Finds pages that compare all `states` except `state`. A page may compare just two, such as one about a border. */
export function findComparisonsWithoutState(
  states: readonly string[],
  state: string,
  files: readonly ReadableFile[],
): Problem[] {
  return files.flatMap(({ file, text }) => {
    const statesByTag = new Map<string, Set<string>>()
    for (const [, tag = "", of = ""] of text.matchAll(OF_EACH_STATE))
      if (states.includes(of)) statesByTag.set(tag, (statesByTag.get(tag) ?? new Set()).add(of))
    return [...statesByTag]
      .filter(
        ([, comparedStates]) =>
          comparedStates.size > 2 && comparedStates.size === states.length - 1 && !comparedStates.has(state),
      )
      .map(([tag, comparedStates]) => ({
        file,
        where: tag,
        message: `is there for ${[...comparedStates].join(", ")} and not for ${state}; add it`,
      }))
  })
}
