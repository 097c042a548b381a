import { isObject } from "../../domain/parse/wire"

/** The environment variables that the code of pages reads, in addition to Gatsby's own. */
export const READ_BY_PAGES: readonly string[] = ["ANALYTICS_ID", "GTM_ID", "SITE_API_URL"]

type WithPlugins = { plugins: readonly object[] }

type Definitions = Record<string, unknown>

const definesEnvironmentVariables = (plugin: object): plugin is { definitions: Definitions } =>
  "definitions" in plugin && isObject(plugin.definitions) && "process.env" in plugin.definitions

/** The environment variables that Gatsby itself reads. */
const OF_GATSBY = /^(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/

function isVariableUsedByPages(definition: string): boolean {
  const [, name] = /^process\.env\.(.+)$/.exec(definition) ?? []
  return name === undefined || READ_BY_PAGES.includes(name) || OF_GATSBY.test(name)
}

/**
 * Removes environment variables that no page reads from webpack's definitions for the code that renders HTML. Gatsby defines
 * all variables that are set, and webpack recompiles every file when one is added or removed. A build started by a build hook,
 * for which the host sets three more variables, would rebuild every page.
 * @throws {Error} if `config` has no such definitions.
 */
export function removeUnusedWebpackVariables({ plugins }: WithPlugins): void {
  const defining = plugins.filter(definesEnvironmentVariables)
  if (defining.length === 0) {
    throw new Error("Gatsby defines no environment variables for webpack. See src/gatsby/internals.")
  }
  for (const plugin of defining)
    plugin.definitions = Object.fromEntries(
      Object.entries(plugin.definitions).filter(([name]) => isVariableUsedByPages(name)),
    )
}
