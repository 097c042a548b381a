import { createRequire } from "node:module"
import { resolve } from "node:path"
import { getCommandEnv } from "../run-command"

export const getNetlifyScriptPath = (): string =>
  resolve(createRequire(resolve("package.json")).resolve("netlify-cli/package.json"), "../bin/run.js")

/** Returns Netlify's environment: its settings and history stay in the project, and it can't use anyone's own account. */
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
