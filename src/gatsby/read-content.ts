import { readdirSync, readFileSync } from "node:fs"
import { join, sep } from "node:path"
import { MARK_FILE } from "../domain/mark/read-mark"
import { locateEntry, type Located, describeTwin, getTwinFile } from "./content-types/locate"
import { parseFirmFile } from "./firm-file"
import { readEntry, type ReadEntry } from "./content-types/read-entry"
import { listLeftOutFiles } from "./left-out-content"

/**
 * One thing wrong with the content. `file` is a path inside `content/`; `where` a field, `line 12`, or `file`; `line` that
 * of the field, where it's known.
 */
export type Problem = { file: string; where: string; message: string; line?: number }

/** `content/places/glebe.yaml: line 6, postcodes: four digits, in quotes` */
export const formatProblem = (problem: Problem): string => `content/${problem.file}: ${formatFieldProblem(problem)}`

/** The same without the file. */
export const formatFieldProblem = ({ where, message, line }: Omit<Problem, "file">): string =>
  `${line === undefined ? "" : `line ${line}, `}${where}: ${message}`

/** A file of a known kind, with the result of reading it. A file with an inner entry is listed twice. */
export type ContentFile = Pick<Located, "type" | "slug" | "example"> & { file: string; text: string; read: ReadEntry }

/** What's in `content/`: the files of known kinds, the names of the pictures, and problems with misplaced files. */
export type Content = { files: ContentFile[]; pictures: string[]; misplaced: Problem[] }

/** Files of `content/` that are of no kind: the guide for writers, the words that the spelling check also knows, the addresses that have been public, the words we avoid, and what we corrected. */
const OF_NO_KIND = ["README.md", "words.txt", "addresses.yaml", "house-style.yaml", "corrections.yaml"]

const PICTURES = "pictures/"

const SITE = "site.yaml"

/** The files that must be of a kind or pictures, as paths inside `dir`: all but hidden ones and those of no kind. */
export function listContentFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith("."))
    .map(entry => join(entry.parentPath, entry.name).slice(join(dir, sep).length).replaceAll(sep, "/"))
    .filter(file => !OF_NO_KIND.includes(file))
    .sort()
}

/**
 * Reads everything in `dir`. If an entry has two files, the `.md` one counts as misplaced.
 */
export const readContent = (dir: string): Content =>
  parseContent(listContentFiles(dir), file => readFileSync(join(dir, file), "utf8"))

/** The same for files that needn't be on disk, such as one that's being written. `fileNames` are paths inside `content/`. */
export function parseContent(fileNames: readonly string[], getText: (file: string) => string): Content {
  const files: ContentFile[] = []
  const misplaced: Problem[] = []
  const pictures: string[] = []
  const names = new Set(fileNames)
  const firm = parseFirmFile(names.has(SITE) ? getText(SITE) : null)
  for (const file of names) {
    if (file === MARK_FILE) continue
    const location = file.startsWith(PICTURES) ? null : locateEntry(file)
    const twin = file.endsWith(".md") ? getTwinFile(file) : null
    if (!location) pictures.push(file.slice(PICTURES.length))
    else if (twin && names.has(twin)) misplaced.push({ file, where: "file", message: describeTwin(twin) })
    else if (!location.ok) misplaced.push({ file, where: "file", message: location.message })
    else {
      const text = getText(file)
      const contentFile = { ...location, file, text, read: readEntry(location.type, location.slug, text, firm) }
      files.push(contentFile, ...listInnerEntries(contentFile))
    }
  }
  return { files, pictures, misplaced }
}

/** The entry inside a field of another, as if it had a file of its own. Its problems are listed with the other's. */
function listInnerEntries({ type: { inner }, slug, read, ...file }: ContentFile): ContentFile[] {
  if (!inner) return []
  const entry = read.ok ? read.entry.inner : null
  const { type, slug: slugFor } = inner
  return [
    {
      ...file,
      type,
      slug: slugFor(slug),
      read: entry ? { ok: true, entry } : { ok: false, problems: [], raw: {}, body: null },
    },
  ]
}

/** The valid files of the site, without examples and files about other states. */
export function listReadableFiles(files: readonly ContentFile[]) {
  const leftOut = listLeftOutFiles(files)
  return files.flatMap(file =>
    file.read.ok && !file.example && !leftOut.has(file.file) ? [{ ...file, entry: file.read.entry }] : [],
  )
}

export type ReadableFile = ReturnType<typeof listReadableFiles>[number]
