/** The variables of the environment that the code of pages reads, beside Gatsby's own. */
export const READ_BY_PAGES: readonly string[] = ["ANALYTICS_ID", "GTM_ID", "SITE_API_URL"]

type WithPlugins = { plugins: readonly object[] }

type Definitions = Record<string, unknown>

const isDefinitions = (plugin: object): plugin is { definitions: Definitions } =>
  "definitions" in plugin &&
  typeof plugin.definitions === "object" &&
  plugin.definitions !== null &&
  "process.env" in plugin.definitions

/** What Gatsby itself reads, whatever else is set. */
const OF_GATSBY = /^(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/

function isReadByPages(definition: string): boolean {
  const [, name] = /^process\.env\.(.+)$/.exec(definition) ?? []
  return name === undefined || READ_BY_PAGES.includes(name) || OF_GATSBY.test(name)
}

/**
 * Takes every variable that no page reads out of what webpack is told for the code that makes HTML. Gatsby tells it all that
 * are set, and webpack compiles each file again when one has come or gone: all pages would be made anew after a build that
 * a hook started, for which the host sets three more.
 * @throws {Error} when `config` has no such definitions.
 */
export function keepVariablesOfPages({ plugins }: WithPlugins): void {
  const defining = plugins.filter(isDefinitions)
  if (defining.length === 0) {
    throw new Error("Gatsby tells webpack of no variables of the environment. See src/gatsby/internals.")
  }
  for (const plugin of defining)
    plugin.definitions = Object.fromEntries(Object.entries(plugin.definitions).filter(([name]) => isReadByPages(name)))
}
