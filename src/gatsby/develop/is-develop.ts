/**
 * Whether `gatsby develop` is running. Gatsby sets this variable to its own command. `NODE_ENV` isn't reliable, since hosts set
 * it themselves.
 */
export const isDevelop = (env: NodeJS.ProcessEnv = process.env): boolean => env.gatsby_executing_command === "develop"
