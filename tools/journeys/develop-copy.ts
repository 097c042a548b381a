import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { commitCopiedFiles, copyProject } from "../growth/copy-site"
import { getCommandEnv } from "../run-command"
import { startServerProcess } from "../start/server-process"
import { writeFirmSettingsAsTypeScript } from "../write-firm"

const LONGEST_START_MS = 300_000

/** A running `gatsby develop` in a copy of the project, which journeys may change freely. */
export type Develop = { url: string; folder: string; stop: () => Promise<void> }

/** By the path inside `content/`. */
type Files = Readonly<Record<string, string>>

/**
 * `committedFiles` are in the copy's first commit. @throws Error with the output, if it doesn't answer within five
 * minutes.
 */
export async function startGatsbyDevelopInCopy(
  port: number,
  committedFiles: Files,
  changedFiles: Files,
): Promise<Develop> {
  const folder = copyProject()
  const writeContentFiles = (files: Files): void =>
    Object.entries(files).forEach(([file, text]) => writeFileSync(join(folder, "content", file), text))
  writeContentFiles(committedFiles)
  commitCopiedFiles(folder, "content")
  writeContentFiles(changedFiles)
  writeFirmSettingsAsTypeScript(folder)
  const url = `http://localhost:${port}`
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const env = getCommandEnv({ NODE_ENV: "development" })
  const args = ["develop", "--host", "localhost", "--port", String(port)]
  const options = { cwd: folder, env, url, longestStart: LONGEST_START_MS }
  const { kill } = await startServerProcess("gatsby", args, options).catch((error: unknown) => {
    removeFolder()
    throw error
  })
  return { url, folder, stop: () => kill().then(removeFolder) }
}
