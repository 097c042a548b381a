import { execFileSync, spawn } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { copySite } from "../growth/copy-site"
import { commandEnv } from "../run-command"
import { isAnswering } from "../start/netlify-server"
import { writeFirm } from "../write-firm"

const LONGEST_START_MS = 300_000
const POLL_MS = 500

/** `gatsby develop` in a copy of the project, which journeys may spoil. */
export type Develop = { url: string; folder: string; stop: () => Promise<void> }

/** Texts of files by their paths inside `content/`. */
type Files = Readonly<Record<string, string>>

/**
 * Starts the writing mode in a copy of the project.
 *
 * @param committed Files that the copy has more, and that git has with all others.
 * @param changed Files that were written after that.
 * @throws Error with what was printed, when it does not answer within five minutes.
 */
export async function startDevelop(port: number, committed: Files, changed: Files): Promise<Develop> {
  const folder = copySite()
  const write = (files: Files): void =>
    Object.entries(files).forEach(([file, text]) => writeFileSync(join(folder, "content", file), text))
  const git = (...args: string[]): unknown => execFileSync("git", args, { cwd: folder, stdio: "ignore" })
  write(committed)
  git("init", "--quiet")
  git("add", "--all", "content")
  git("-c", "user.name=A test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "As it was")
  write(changed)
  writeFirm(folder)
  const args = ["develop", "--host", "localhost", "--port", String(port)]
  const child = spawn("gatsby", args, { cwd: folder, env: commandEnv({ NODE_ENV: "development" }), detached: true })
  let printed = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => void (printed += data.toString()))
  const ended = new Promise<void>(done => child.once("close", () => done()))
  const end = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, signal)
  }
  const endWithUs = (): void => end("SIGKILL")
  process.once("exit", endWithUs)
  const stop = async (): Promise<void> => {
    process.off("exit", endWithUs)
    end("SIGKILL")
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  const last = Date.now() + LONGEST_START_MS
  while (Date.now() < last && child.exitCode === null) {
    if (await isAnswering(url)) return { url, folder, stop }
    await pause(POLL_MS)
  }
  await stop()
  throw new Error(`The writing mode did not start on port ${port}. It printed:\n${printed}`)
}
