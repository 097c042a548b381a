import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import type { Kind } from "../../src/domain/content/choices"
import { listValidSiteFiles, readContent, type ReadableFile } from "../../src/gatsby/read-content"
import { runCommand } from "../run-command"

/** Copies all files that git doesn't ignore, including new ones, to a new folder, and returns that folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "growth-"))
  const output = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
  for (const file of output.split("\0")) {
    if (file !== "" && existsSync(file)) cpSync(file, join(folder, file))
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"))
  return folder
}

/** Commits the files at `path` in a copy to a new git repository. */
export function commitCopiedFiles(folder: string, path: string): void {
  const runGit = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" })
  runGit("init")
  runGit("add", "--all", path)
  runGit("-c", "user.name=A test", "-c", "user.email=test@example.com", "commit", "--message", "As it was")
}

/**
 * By the copy's own build command, since it may be another commit. @throws Error if the build fails. Its output says
 * why.
 */
export async function buildProjectCopy(
  folder: string,
  onOutput?: (text: string) => void,
  more: NodeJS.ProcessEnv = {},
): Promise<void> {
  const env = { WITHOUT_TYPES: "1", ...more }
  if (!(await runCommand("npm", ["run", "--silent", "build"], { cwd: folder, env, onOutput })))
    throw new Error("The copy of the site could not be built.")
}

export const listEntriesOfKind = (content: string, kind: Kind): ReadableFile[] =>
  listValidSiteFiles(readContent(content).files).filter(({ type }) => type.kind === kind)
