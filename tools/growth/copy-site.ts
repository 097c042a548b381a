import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

/** Copies the project as git sees it, new files included, to a folder of its own, and gives the folder. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "growth-"))
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
  for (const file of listed.split("\0")) {
    if (file !== "" && existsSync(file)) cpSync(file, join(folder, file))
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"))
  return folder
}
