import { rmSync } from "node:fs"
import { BUNDLES } from "./deploy/manifest"
import { getNetlifyEnv, getNetlifyScriptPath } from "./deploy/netlify-cli"
import { runCommand, runMainAndPrintError } from "./run-command"
import { saveBuildInputHash } from "./start/build-stamp"

/** The context of a deploy preview, which needs none of the variables that a public deployment must have. */
const ARGS = ["build", "--offline", "--context", "deploy-preview"]

/**
 * Builds the way the host does, without an account or the network. The command line ignores `build.environment` of
 * `netlify.toml`, so the variable that turns off the host's old Gatsby plugin is set here too.
 */
export async function buildSiteWithNetlifyCli(onOutput?: (text: string) => void): Promise<boolean> {
  rmSync(BUNDLES, { recursive: true, force: true })
  const exitCode = await runCommand(process.execPath, [getNetlifyScriptPath(), ...ARGS], {
    env: { ...getNetlifyEnv(), NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: "1" },
    onOutput,
  })
  if (exitCode) saveBuildInputHash(".", process.env)
  return exitCode
}

async function buildSiteAsHostOrThrow(): Promise<void> {
  if (!(await buildSiteWithNetlifyCli())) throw new Error("The site could not be built. The lines above say why.")
}

if (require.main === module) void runMainAndPrintError(buildSiteAsHostOrThrow)
