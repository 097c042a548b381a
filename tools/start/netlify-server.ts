import { pathToFileURL } from "node:url"
import { getNetlifyEnv, getNetlifyScript } from "../deploy/netlify-cli"
import { type Running, startServer } from "./server-process"

/** Offline and without an account. Edge functions, of which there are none, would download Deno. */
const OFFLINE = ["--offline", "--internal-disable-edge-functions"]

/** How functions are run: from their source, which may change meanwhile, or as the host's build bundled them. */
export type FunctionsFrom = "source" | "bundles"
const COMMANDS: Record<FunctionsFrom, readonly string[]> = {
  // It would open a browser, and edit .gitignore.
  source: ["dev", ...OFFLINE, "--no-open", "--skip-gitignore"],
  bundles: ["serve", ...OFFLINE],
}
const LONGEST_START_MS = 120_000

type Options = {
  /** The folder that holds `netlify.toml`, `public/` and the functions; state goes to its `.netlify/`. */
  folder: string
  functionsFrom: FunctionsFrom
  /** Of the site. The two ports after the next one are taken too, by the servers of files and of functions. */
  port: number
  env: NodeJS.ProcessEnv
  /** Given what the server prints, once it answers. */
  onOutput: (text: string) => void
}

/**
 * Starts Netlify's local server and waits until it answers.
 *
 * @throws Error with what it printed, when it ends or does not answer within two minutes.
 */
export function startNetlifyServer({ folder, functionsFrom, port, env, onOutput }: Options): Promise<Running> {
  const ports = ["--port", port, "--staticServerPort", port + 2, "--functions-port", port + 3].map(String)
  return startServer(process.execPath, [getNetlifyScript(), ...COMMANDS[functionsFrom], ...ports], {
    cwd: folder,
    env: { ...getNetlifyEnv(env), NODE_OPTIONS: `--import=${pathToFileURL("tools/start/loopback.mjs").href}` },
    url: `http://localhost:${port}/`,
    longestStart: LONGEST_START_MS,
    onOutput,
  })
}
