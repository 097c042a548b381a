import { createRequire } from "node:module"
import TerserPlugin from "terser-webpack-plugin"
import { minifyWithSwc } from "./minify-with-swc"

/** The plugin's class as Gatsby imports it. */
const OfGatsby = createRequire(require.resolve("gatsby/package.json"))("terser-webpack-plugin") as typeof TerserPlugin

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
