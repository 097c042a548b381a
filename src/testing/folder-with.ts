import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** A folder, a new one unless one is named, with these files, each by its path in it. Gives the folder's path. */
export function folderWith(
  files: Readonly<Record<string, string | Buffer>>,
  folder = mkdtempSync(join(tmpdir(), "files-")),
): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
