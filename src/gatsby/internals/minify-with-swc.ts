import TerserPlugin from "terser-webpack-plugin"

type WithMinimizer = { optimization: { minimizer: readonly object[] } }

const createSwcMinimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { ecma: 2020 }, mangle: true },
  })

/**
 * Makes webpack's `config` minify scripts with SWC instead of Terser, which is faster and makes smaller scripts. Styles are
 * minified as before.
 * @throws {Error} if `config` doesn't use Terser.
 */
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
