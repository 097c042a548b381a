import { spawn } from "node:child_process"
import { resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { EDITOR_SERVER } from "../../src/gatsby/headers/editor-policy"
import { commandEnv } from "../run-command"
import { isAnswering } from "../start/netlify-server"

const LONGEST_START_MS = 20_000
const POLL_MS = 100

/**
 * Starts the server that writes what the editor saves into the files of `folder`. It listens on this machine only. Gives
 * the way to stop it.
 *
 * @throws Error when its port is taken, or it does not answer within 20 seconds.
 */
export async function startEditorServer(folder: string): Promise<() => void> {
  const { origin, hostname, port } = new URL(EDITOR_SERVER)
  if (await isAnswering(origin)) throw new Error(`Something runs on port ${port} already. Stop it first.`)
  const child = spawn(process.execPath, [resolve("node_modules/decap-server/dist/index.js")], {
    cwd: folder,
    env: commandEnv({ PORT: port, BIND_HOST: hostname, GIT_REPO_DIRECTORY: folder, MODE: "fs" }),
    stdio: "ignore",
  })
  const stop = (): void => void child.kill()
  process.once("exit", stop)
  const last = Date.now() + LONGEST_START_MS
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null || Date.now() > last) throw new Error("The server of the editor did not start.")
    await pause(POLL_MS)
  }
  return stop
}
