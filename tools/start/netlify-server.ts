import { spawn, type ChildProcess } from "node:child_process"
import { get } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { netlifyEnv, netlifyScript } from "../deploy/netlify-cli"

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
const POLL_MS = 200
const STOP_MS = 5_000

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

/** Two ways to end a server: in good order, and at once, as a crash would. */
export type Running = { stop: () => Promise<void>; kill: () => Promise<void> }

/**
 * Starts Netlify's local server and waits until it answers.
 *
 * @throws Error with what it printed, when it ends or does not answer within two minutes.
 */
export async function startNetlifyServer({ folder, functionsFrom, port, env, onOutput }: Options): Promise<Running> {
  const ports = ["--port", port, "--staticServerPort", port + 2, "--functions-port", port + 3].map(String)
  const child = spawn(process.execPath, [netlifyScript(), ...COMMANDS[functionsFrom], ...ports], {
    cwd: folder,
    env: { ...netlifyEnv(env), NODE_OPTIONS: `--import=${pathToFileURL("tools/start/loopback.mjs").href}` },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  const endWithUs = (): void => signalGroup(child, "SIGTERM")
  process.once("exit", endWithUs)
  child.once("exit", () => process.off("exit", endWithUs))

  let printed = ""
  let onText = (text: string): void => void (printed += text)
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => onText(data.toString()))

  if (!(await answers(child, `http://localhost:${port}/`))) {
    await stop(child)
    throw new Error(`The server did not start on port ${port}. It printed:\n${printed}`)
  }
  onText = onOutput
  return { stop: () => stop(child), kill: () => kill(child) }
}

/** True when any server answers there, whatever it says. Not by `fetch`: of a body that nobody reads it ends the process. */
export const isAnswering = (url: string): Promise<boolean> =>
  new Promise(answered => {
    const request = get(url, { agent: false }, response => {
      response.resume()
      answered(true)
    })
    request.on("error", () => answered(false))
  })

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  const last = Date.now() + LONGEST_START_MS
  while (!hasEnded(child) && Date.now() < last) {
    if (await isAnswering(url)) return true
    await pause(POLL_MS)
  }
  return false
}

/** Ends the server and the processes it started. */
async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise(done => child.once("exit", done))
  const force = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_MS)
  signalGroup(child, "SIGTERM")
  await ended
  clearTimeout(force)
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise(done => child.once("exit", done))
  signalGroup(child, "SIGKILL")
  if (!hasEnded(child)) await ended
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** `detached` made the child the leader of a group of its own. */
function signalGroup(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal)
}
