import { rmSync } from "node:fs"
import { runCommand } from "../run-command"
import { BUNDLES } from "./manifest"
import { netlifyEnv, netlifyScript } from "./netlify-cli"

/** A deploy preview needs none of the variables that a public deployment must have. */
const ARGS = ["build", "--offline", "--context", "deploy-preview"]

/**
 * Builds pages and functions the way the host does, without an account and without the network. The command line ignores
 * `build.environment` of `netlify.toml`, so the variable that keeps the host's old Gatsby plugin out is set here too.
 */
export function buildAsHost(): Promise<boolean> {
  rmSync(BUNDLES, { recursive: true, force: true })
  return runCommand(process.execPath, [netlifyScript(), ...ARGS], {
    env: { ...netlifyEnv(), NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: "1" },
  })
}
