import { createRequire } from "node:module"
import { resolve } from "node:path"
import { getCommandEnv } from "../run-command"

/** The script of the host's command line, to be run with Node. */
export const getNetlifyScript = (): string =>
  resolve(createRequire(resolve("package.json")).resolve("netlify-cli/package.json"), "../bin/run.js")

/** Its environment: settings and history stay in the project, and no account of the person who runs it is used. */
export function getNetlifyEnv(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const home = resolve(".netlify-home")
  return {
    ...getCommandEnv(env),
    HOME: home,
    XDG_CONFIG_HOME: resolve(home, ".config"),
    USER: process.env.USER ?? "site",
    NETLIFY_AUTH_TOKEN: undefined,
    NETLIFY_SITE_ID: undefined,
    NETLIFY_CLI_TELEMETRY_DISABLED: "1",
    BROWSER: "none",
    CI: "1",
  }
}
