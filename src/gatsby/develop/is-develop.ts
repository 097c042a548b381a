/** True while `gatsby develop` runs. Gatsby names its own command in the environment; hosts set `NODE_ENV` at will. */
export const isDevelop = (env: NodeJS.ProcessEnv = process.env): boolean => env.gatsby_executing_command === "develop"
