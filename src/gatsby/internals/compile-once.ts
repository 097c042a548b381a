type Rule = { test?: unknown }

type WithRules = { module: { rules: readonly Rule[] } }

/** The files that `gatsby-plugin-typescript` makes Babel compile. Gatsby's own rule also matches these files. */
const TYPESCRIPT = String.raw`/\.tsx?$/`

const isTypescriptRule = ({ test }: Rule): boolean => String(test) === TYPESCRIPT

/**
 * Removes from webpack's `config` the rule of `gatsby-plugin-typescript`, a part of Gatsby. With that rule and Gatsby's own,
 * Babel would compile each of our files twice, with the same settings.
 * @throws {Error} if `config` has no such rule.
 */
export function removeDuplicateTypescriptRule<Config extends WithRules>(config: Config): Config {
  const { rules } = config.module
  if (!rules.some(isTypescriptRule)) {
    throw new Error(`Gatsby compiles TypeScript by another rule than ${TYPESCRIPT}. See src/gatsby/internals.`)
  }
  return { ...config, module: { ...config.module, rules: rules.filter(rule => !isTypescriptRule(rule)) } }
}
