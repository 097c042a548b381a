import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

type Files = Readonly<Record<string, string | Buffer>>

const folders: string[] = []
afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true, force: true })))

/** The folder is removed after the file's tests. */
export function createTemporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "folder-"))
  folders.push(folder)
  writeFilesToFolder(folder, files)
  return folder
}

export function writeFilesToFolder(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
}
