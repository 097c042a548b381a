import { resolve } from "node:path"
import TerserPlugin from "terser-webpack-plugin"
import { isObject } from "../../domain/parse/wire"

type Rule = { test?: unknown }

type WithRules = { module: { rules: readonly Rule[] } }

/** The files that `gatsby-plugin-typescript` makes Babel compile. Gatsby's own rule also matches these files. */
const TYPESCRIPT = String.raw`/\.tsx?$/`

const isTypescriptRule = ({ test }: Rule): boolean => String(test) === TYPESCRIPT

/** With this rule and Gatsby's own, Babel would compile each of our files twice. @throws {Error} if `config` has no such rule. */
export function removeDuplicateTypescriptRule<Config extends WithRules>(config: Config): Config {
  const { rules } = config.module
  if (!rules.some(isTypescriptRule)) {
    throw new Error(`Gatsby compiles TypeScript by another rule than ${TYPESCRIPT}. See src/gatsby/internals.`)
  }
  return { ...config, module: { ...config.module, rules: rules.filter(rule => !isTypescriptRule(rule)) } }
}

type WithMinimizer = { optimization: { minimizer: readonly object[] } }

const createSwcMinimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { ecma: 2020 }, mangle: true },
  })

/** SWC is faster than Terser and makes smaller scripts. @throws {Error} if `config` doesn't use Terser. */
export function minifyWithSwc<Config extends WithMinimizer>(config: Config): Config {
  const { minimizer } = config.optimization
  if (!minimizer.some(one => one instanceof TerserPlugin)) {
    throw new Error(
      "Gatsby minifies scripts with something other than terser-webpack-plugin. See src/gatsby/internals.",
    )
  }
  const withSwc = minimizer.map(one => (one instanceof TerserPlugin ? createSwcMinimizer() : one))
  return { ...config, optimization: { ...config.optimization, minimizer: withSwc } }
}

/** The environment variables that the code of pages reads, in addition to Gatsby's own. */
export const READ_BY_PAGES: readonly string[] = ["ANALYTICS_ID", "GTM_ID", "SITE_API_URL"]

type WithPlugins = { plugins: readonly object[] }

type Definitions = Record<string, unknown>

const definesEnvironmentVariables = (plugin: object): plugin is { definitions: Definitions } =>
  "definitions" in plugin && isObject(plugin.definitions) && "process.env" in plugin.definitions

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

/** No page uses Gatsby's `<Script>` (1.5 kB) or a service worker. A component that used one of these modules would fail at once. */
const LEFT_OUT = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "./utils/inject-partytown-snippet": false,
  "./register-service-worker": false,
} as const

const REPLACED = {
  "gatsby-link$": resolve("src/lib/navigation/gatsby-modules.ts"),
  "gatsby-react-router-scroll$": resolve("src/lib/navigation/gatsby-modules.ts"),
}

export const webpackAliases: Readonly<Record<string, string | false>> = { ...LEFT_OUT, ...REPLACED }
