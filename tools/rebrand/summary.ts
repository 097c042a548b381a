import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

/** The files to write and to remove, as paths inside the folder. */
export type Changes = { written: string[]; removed: string[] }

const listFilesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort()

/** Compares two folders, and returns the changes that turn `before` into `after`. */
export function compareFolders(before: string, after: string): Changes {
  const isUnchangedFile = (file: string): boolean =>
    existsSync(join(before, file)) && readFileSync(join(before, file)).equals(readFileSync(join(after, file)))
  const there = listFilesBelow(after)
  return {
    written: there.filter(file => !isUnchangedFile(file)),
    removed: listFilesBelow(before).filter(file => !there.includes(file)),
  }
}

/** Summarises the changes in a few lines, with the number of files in each folder. */
export function summariseFileChanges({ written, removed }: Changes): string {
  const lines = [...formatFolderChanges("write ", written), ...formatFolderChanges("remove", removed)]
  return lines.length > 0 ? `${lines.join("\n")}\n` : "Nothing would change.\n"
}

function formatFolderChanges(verb: string, files: readonly string[]): string[] {
  const folders = new Set(files.map(file => file.split("/", 1)[0] ?? ""))
  return [...folders].map(folder => {
    const inside = files.filter(file => file.startsWith(`${folder}/`))
    return `  ${verb} ${inside.length > 1 ? `${inside.length} files of ${folder}` : (inside[0] ?? folder)}`
  })
}
