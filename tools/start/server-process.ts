import { spawn, type ChildProcess } from "node:child_process"
import { get } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

const POLL_MS = 200
const STOP_MS = 5_000

type Options = {
  cwd: string
  env: NodeJS.ProcessEnv
  /** The address that's polled until the server answers. */
  url: string
  /** In milliseconds. */
  longestStart: number
  /** Receives the server's output once the server answers. */
  onOutput?: (text: string) => void
}

/** `stop` ends a server gracefully, and `kill` at once, as a crash would. */
export type Running = { stop: () => Promise<void>; kill: () => Promise<void> }

/** The process ends together with this one. @throws Error with its output, if it ends or doesn't answer in time. */
export async function startServerProcess(command: string, args: readonly string[], options: Options): Promise<Running> {
  const { cwd, env, url, longestStart, onOutput = () => {} } = options
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true })
  const endServerWithParent = (): void => sendSignalToProcessGroup(child, "SIGTERM")
  process.once("exit", endServerWithParent)
  child.once("exit", () => process.off("exit", endServerWithParent))
  let output = ""
  let onText = (text: string): void => void (output += text)
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => onText(data.toString()))
  if (!(await waitUntilServerAnswers(child, url, Date.now() + longestStart))) {
    await stopServer(child)
    throw new Error(`The server at ${url} did not start. It printed:\n${output}`)
  }
  onText = onOutput
  return { stop: () => stopServer(child), kill: () => killServer(child) }
}

/** Whether a server answers, with any status. Without `fetch`, which ends the process if nobody reads the body. */
export const isServerAnswering = (url: string): Promise<boolean> =>
  new Promise(resolve => {
    const request = get(url, { agent: false }, response => {
      response.resume()
      resolve(true)
    })
    request.on("error", () => resolve(false))
  })

async function waitUntilServerAnswers(child: ChildProcess, url: string, last: number): Promise<boolean> {
  while (!hasProcessEnded(child) && Date.now() < last) {
    if (await isServerAnswering(url)) return true
    await pause(POLL_MS)
  }
  return false
}

async function stopServer(child: ChildProcess): Promise<void> {
  const force = setTimeout(() => sendSignalToProcessGroup(child, "SIGKILL"), STOP_MS)
  await signalAndWaitForExit(child, "SIGTERM")
  clearTimeout(force)
}

const killServer = (child: ChildProcess): Promise<void> => signalAndWaitForExit(child, "SIGKILL")

async function signalAndWaitForExit(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasProcessEnded(child)) return
  const exit = new Promise(resolve => child.once("exit", resolve))
  sendSignalToProcessGroup(child, signal)
  await exit
}

const hasProcessEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Sends a signal to the whole process group, which the child leads because it was started with `detached`. */
function sendSignalToProcessGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && !hasProcessEnded(child)) process.kill(-child.pid, signal)
}
