import { readdirSync, readFileSync } from "node:fs"
import { join, sep } from "node:path"
import { MARK_FILE } from "../domain/mark/read-mark"
import { getFileFields, getFirmProduct } from "./addresses"
import { parseContentFilePath, type Located, describeTwinFile, getTwinFile } from "./content-types/locate"
import { parseFirmFile } from "./firm-file"
import { parseContentEntry, type ReadEntry } from "./content-types/read-entry"
import { listFilesLeftOutOfBuild } from "./left-out-content"
import { listRenames, mendLinks } from "./renames/page-renames"

/** `file` is a path inside `content/`, `where` is a field, `line 12` or `file`, and `line` is the line of the field, if known. */
export type Problem = { file: string; where: string; message: string; line?: number }

export const formatProblem = (problem: Problem): string => `content/${problem.file}: ${formatFieldProblem(problem)}`

/** Formats a problem without its file: `line 6, postcodes: four digits, in quotes`. */
export const formatFieldProblem = ({ where, message, line }: Omit<Problem, "file">): string =>
  `${line === undefined ? "" : `line ${line}, `}${where}: ${message}`

/** A content file of a known kind, with the result of reading it. A file with an inner entry is listed twice. */
export type ContentFile = Pick<Located, "type" | "slug" | "example"> & {
  file: string
  text: string
  read: ReadEntry
  /** The address of its page; null for kinds without pages, and while the fields that it's made from can't be read. */
  address: string | null
}

type FileWithoutAddress = Omit<ContentFile, "address">

/** Everything in `content/`: the files of known kinds, the names of the pictures, and problems with misplaced files. */
export type Content = { files: ContentFile[]; pictures: string[]; misplaced: Problem[] }

const OF_NO_KIND = ["README.md", "words.txt", "addresses.yaml", "house-style.yaml", "corrections.yaml"]

const PICTURES = "pictures/"

const SITE = "site.yaml"

/** Lists the files that must belong to a kind or be pictures, as paths inside `dir`. Leaves out hidden files and those in `OF_NO_KIND`. */
export function listContentFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith("."))
    .map(entry => join(entry.parentPath, entry.name).slice(join(dir, sep).length).replaceAll(sep, "/"))
    .filter(file => !OF_NO_KIND.includes(file))
    .sort()
}

/** Reads all content in `dir`. If an entry has two files, the `.md` one counts as misplaced. */
export const readContent = (dir: string): Content =>
  parseContentFiles(listContentFiles(dir), file => readFileSync(join(dir, file), "utf8"))

/**
 * Parses content that needn't be on disk, such as a file that's being written. `fileNames` are paths inside `content/`. A page
 * with `newAddress` is read as if its file had the name that goes with it, and as if all links led there.
 */
export function parseContentFiles(fileNames: readonly string[], getText: (file: string) => string): Content {
  const files: FileWithoutAddress[] = []
  const misplaced: Problem[] = []
  const pictures: string[] = []
  const names = new Set(fileNames)
  const renames = listRenames(fileNames, getText)
  const firm = parseFirmFile(names.has(SITE) ? getText(SITE) : null, fileNames)
  for (const file of names) {
    if (file === MARK_FILE) continue
    const location = file.startsWith(PICTURES) ? null : parseContentFilePath(file)
    const twin = file.endsWith(".md") ? getTwinFile(file) : null
    if (!location) pictures.push(file.slice(PICTURES.length))
    else if (twin && names.has(twin)) misplaced.push({ file, where: "file", message: describeTwinFile(twin) })
    else if (!location.ok) misplaced.push({ file, where: "file", message: location.message })
    else {
      const { type, example } = location
      const slug = renames.find(rename => rename.file === file)?.newSlug ?? location.slug
      const text = mendLinks(getText(file), type, renames)
      const contentFile = { type, slug, example, file, text, read: parseContentEntry(type, slug, text, firm) }
      files.push(contentFile, ...listInnerEntries(contentFile))
    }
  }
  const product = getFirmProduct(files) ?? ""
  const withAddresses = files.map(file => ({
    ...file,
    address: file.type.page?.url(file.slug, getFileFields(file), product) ?? null,
  }))
  return { files: withAddresses, pictures, misplaced }
}

/** As if the entry had a file of its own. Its problems are reported with those of the outer entry. */
function listInnerEntries({ type: { inner }, slug, read, ...file }: FileWithoutAddress): FileWithoutAddress[] {
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

/** Lists the valid files that are part of the site, without examples and files about other states. */
export function listValidSiteFiles(files: readonly ContentFile[]) {
  const leftOut = listFilesLeftOutOfBuild(files)
  return files.flatMap(file =>
    file.read.ok && !file.example && !leftOut.has(file.file) ? [{ ...file, entry: file.read.entry }] : [],
  )
}

export type ReadableFile = ReturnType<typeof listValidSiteFiles>[number]
