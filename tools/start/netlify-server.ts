import { pathToFileURL } from "node:url"
import { getNetlifyEnv, getNetlifyScriptPath } from "../deploy/netlify-cli"
import { type Running, startServerProcess } from "./server-process"

/** Works offline and without an account. Edge functions are off, since they'd download Deno, and there are none. */
const OFFLINE = ["--offline", "--internal-disable-edge-functions"]

/** Whether functions run from their source, which may change while they run, or from the bundles of the host's build. */
export type FunctionsFrom = "source" | "bundles"
const COMMANDS: Record<FunctionsFrom, readonly string[]> = {
  // Without these options it opens a browser and edits .gitignore.
  source: ["dev", ...OFFLINE, "--no-open", "--skip-gitignore"],
  bundles: ["serve", ...OFFLINE],
}
const LONGEST_START_MS = 120_000

type Options = {
  /** The folder that contains `netlify.toml`, `public/` and the functions. State is saved in its `.netlify/`. */
  folder: string
  functionsFrom: FunctionsFrom
  /** The port of the site. The servers of files and functions use port + 2 and port + 3. */
  port: number
  env: NodeJS.ProcessEnv
  /** Receives the server's output once the server answers. */
  onOutput: (text: string) => void
}

/**
 * Starts Netlify's local server, and waits until it answers.
 *
 * @throws Error with its output, if it ends or doesn't answer within two minutes.
 */
export function startNetlifyServer({ folder, functionsFrom, port, env, onOutput }: Options): Promise<Running> {
  const ports = ["--port", port, "--staticServerPort", port + 2, "--functions-port", port + 3].map(String)
  return startServerProcess(process.execPath, [getNetlifyScriptPath(), ...COMMANDS[functionsFrom], ...ports], {
    cwd: folder,
    env: { ...getNetlifyEnv(env), NODE_OPTIONS: `--import=${pathToFileURL("tools/start/loopback.mjs").href}` },
    url: `http://localhost:${port}/`,
    longestStart: LONGEST_START_MS,
    onOutput,
  })
}
