import { createRequire } from "node:module"
import { removeDuplicateTypescriptRule } from "./compile-once"

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
