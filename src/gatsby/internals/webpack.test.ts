import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import TerserPlugin from "terser-webpack-plugin"
import { minifyWithSwc, READ_BY_PAGES, removeDuplicateTypescriptRule, removeUnusedWebpackVariables } from "./webpack"

type Rules = { module: { rules: { test: RegExp }[] } }

const ofGatsby = createRequire(require.resolve("gatsby/package.json"))

/** Returns the rules that the plugin adds to webpack's config. */
function getPluginRules() {
  const setWebpackConfig = jest.fn<void, [Rules]>()
  ofGatsby("gatsby-plugin-typescript/gatsby-node").onCreateWebpackConfig({
    actions: { setWebpackConfig },
    loaders: { js: () => ({ loader: "babel-loader" }) },
  })
  return setWebpackConfig.mock.calls.flatMap(([{ module }]) => module.rules)
}

test("the plugin's rule for TypeScript is left out, and every other stays", () => {
  const own = { test: /\.(js|mjs|jsx|ts|tsx)$/ }
  const before = { mode: "production", module: { noParse: /x/, rules: [own, ...getPluginRules()] } }
  expect(before.module.rules).toHaveLength(2)
  expect(removeDuplicateTypescriptRule(before)).toEqual({ mode: "production", module: { noParse: /x/, rules: [own] } })
})

test("a config without that rule is refused: a new version of Gatsby may compile otherwise", () => {
  expect(() => removeDuplicateTypescriptRule({ module: { rules: [{ test: /\.css$/ }, {}] } })).toThrow(
    "by another rule",
  )
})

/** The plugin's class as Gatsby imports it. */
const OfGatsby = ofGatsby("terser-webpack-plugin") as typeof TerserPlugin

const styles = { name: "minifies styles" }

const createConfig = (...minimizer: object[]) => ({
  mode: "production",
  optimization: { usedExports: true, minimizer },
})

/** Returns the minifiers of a config, which the plugin stores in its options. */
const listMinifiers = ({ optimization }: ReturnType<typeof createConfig>) =>
  optimization.minimizer.flatMap(one =>
    one instanceof TerserPlugin
      ? (one as unknown as { options: { minimizer: { implementation: unknown } } }).options.minimizer.implementation
      : [],
  )

test("SWC takes Terser's place, and nothing else of the config changes", () => {
  const before = createConfig(new OfGatsby(), styles)
  const after = minifyWithSwc(before)
  expect(listMinifiers(before)).toEqual([TerserPlugin.terserMinify])
  expect(listMinifiers(after)).toEqual([TerserPlugin.swcMinify])
  expect(after).toEqual({
    mode: "production",
    optimization: { usedExports: true, minimizer: [expect.anything(), styles] },
  })
})

test("a config without Terser is refused: a new version of Gatsby may minify otherwise", () => {
  expect(() => minifyWithSwc(createConfig(styles))).toThrow("something other than terser-webpack-plugin")
})

/** Creates a config with the definitions as Gatsby passes them to webpack, and with those of another plugin. */
const createConfigWithVariables = (...variables: string[]) => {
  const ofGatsby = Object.fromEntries(variables.map(name => [`process.env.${name}`, '"set"']))
  return {
    plugins: [
      { definitions: { "process.env": "({})", ...ofGatsby, __PATH_PREFIX__: '""' } },
      { definitions: { __STYLESHEET__: '""' } },
      { options: {} },
    ],
  }
}

function listKeptVariables(...variables: string[]) {
  const config = createConfigWithVariables(...variables)
  removeUnusedWebpackVariables(config)
  return config
}

test("what pages and Gatsby read stays, and everything that isn't a variable", () => {
  const read = ["NODE_ENV", "BUILD_STAGE", "PUBLIC_DIR", "GATSBY_THING", "GTM_ID", "ANALYTICS_ID", "SITE_API_URL"]
  expect(listKeptVariables(...read)).toEqual(createConfigWithVariables(...read))
})

test("a variable that comes or goes changes nothing when no page reads it, and no secret is among them", () => {
  expect(listKeptVariables("NODE_ENV", "INCOMING_HOOK_TITLE", "DEPLOY_ID", "LEAD_WEBHOOK_SECRET")).toEqual(
    createConfigWithVariables("NODE_ENV"),
  )
})

test("a config without definitions is refused: a new version of Gatsby may tell webpack otherwise", () => {
  expect(() => removeUnusedWebpackVariables({ plugins: [{ definitions: {} }, {}] })).toThrow("no environment variables")
})

/** Variables that aren't in the list: those that `src/gatsby/on-create-webpack-config.ts` defines itself, and those that Gatsby sets. */
const TOLD_APART = ["PREVIEW_DATE", "SHOWS_UNPUBLISHED", "NODE_ENV"]

test("the variables of pages are all that their code names", () => {
  const below = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^(?:gatsby|leads|testing)\//.test(file))
    .map(file => `src/${file}`)
  const files = [...below, "gatsby-ssr.tsx", "gatsby-browser.tsx"]
  const names = files.flatMap(file =>
    [...readFileSync(file, "utf8").matchAll(/process\.env\.(\w+)/g)].map(([, name = ""]) => name),
  )
  expect([...new Set(names)].filter(name => !TOLD_APART.includes(name)).sort()).toEqual(READ_BY_PAGES)
})
