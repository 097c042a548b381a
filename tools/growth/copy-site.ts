import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { runCommand } from "../run-command"

/** Copies the project as git sees it, new files included, to a folder of its own, and gives the folder. */
export function copySite(): string {
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

/**
 * Builds a copy of the site with the command of that copy: another commit may build otherwise. `onOutput` takes what's
 * printed; `more` are variables for this build. The types of its queries aren't written: nobody checks the copy's.
 *
 * @throws Error when that fails; what was printed says why.
 */
export async function buildCopy(
  folder: string,
  onOutput?: (text: string) => void,
  more: NodeJS.ProcessEnv = {},
): Promise<void> {
  const env = { WITHOUT_TYPES: "1", ...more }
  if (!(await runCommand("npm", ["run", "--silent", "build"], { cwd: folder, env, onOutput })))
    throw new Error("The copy of the site could not be built.")
}
