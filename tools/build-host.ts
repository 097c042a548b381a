import { rmSync } from "node:fs"
import { BUNDLES } from "./deploy/manifest"
import { getNetlifyEnv, getNetlifyScript } from "./deploy/netlify-cli"
import { runCommand, runMain } from "./run-command"
import { stampBuild } from "./start/build-stamp"

/** A deploy preview needs none of the variables that a public deployment must have. */
const ARGS = ["build", "--offline", "--context", "deploy-preview"]

/**
 * Builds pages and functions the way the host does, without an account and without the network, and notes what they were
 * built from. True when it went well. The command line ignores `build.environment` of `netlify.toml`, so the variable that
 * keeps the host's old Gatsby plugin out is set here too.
 *
 * @param onOutput Takes what the build prints; without it, the build prints for itself.
 */
export async function buildAsHost(onOutput?: (text: string) => void): Promise<boolean> {
  rmSync(BUNDLES, { recursive: true, force: true })
  const exitCode = await runCommand(process.execPath, [getNetlifyScript(), ...ARGS], {
    env: { ...getNetlifyEnv(), NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: "1" },
    onOutput,
  })
  if (exitCode) stampBuild(".", process.env)
  return exitCode
}

/** `npm run build:host`: what the host would deploy, in `public` and `.netlify/functions`. */
async function buildHost(): Promise<void> {
  if (!(await buildAsHost())) throw new Error("The site could not be built. The lines above say why.")
}

if (require.main === module) void runMain(buildHost)
