type Rule = { test?: unknown }

type WithRules = { module: { rules: readonly Rule[] } }

/** What `gatsby-plugin-typescript` asks Babel to compile. Gatsby's own rule has these files too. */
const TYPESCRIPT = String.raw`/\.tsx?$/`

const isTypescriptRule = ({ test }: Rule): boolean => String(test) === TYPESCRIPT

/**
 * `config` without the rule of `gatsby-plugin-typescript`, a part of Gatsby: with both, Babel compiles each of our files twice,
 * with the same settings.
 * @throws {Error} when `config` has no such rule.
 */
export function compileOnce<Config extends WithRules>(config: Config): Config {
  const { rules } = config.module
  if (!rules.some(isTypescriptRule)) {
    throw new Error(`Gatsby compiles TypeScript by another rule than ${TYPESCRIPT}. See src/gatsby/internals.`)
  }
  return { ...config, module: { ...config.module, rules: rules.filter(rule => !isTypescriptRule(rule)) } }
}
