import { MARK_FILE } from "../domain/mark/read-mark"
import { contentTypes } from "../gatsby/content-types"
import { ENDINGS } from "../gatsby/content-types/content-type"
import type { Backend, ReadFile } from "./decap"

/** The text of each file in `content/`, by its path in that folder. The text of a picture is empty. */
export type Texts = ReadonlyMap<string, string>

const CONTENT = "content/"
export const PICTURES = "pictures"
/** The file with the words that the project adds to the dictionary, which isn't an entry. */
export const WORDS_FILE = "words.txt"

const DEEPEST = 9

export const getContentPath = (path: string): string =>
  path.replaceAll("\\", "/").replace(/^\//, "").replace(CONTENT, "")

/** Reads every file in `content/` as the backend has it now, sorted by path, as a folder on a disk would list them. */
export async function readAllContentFiles(backend: Backend): Promise<Texts> {
  const lists = contentTypes.map(({ home, format }) =>
    "folder" in home
      ? Promise.all(ENDINGS[format].map(ending => readBackendFolder(backend, CONTENT + home.folder, ending))).then(
          all => all.flat(),
        )
      : readBackendFiles(backend, [CONTENT + home.file]),
  )
  const [words, pictures, ...entryFiles] = await Promise.all([
    readBackendFiles(backend, [CONTENT + WORDS_FILE, CONTENT + MARK_FILE]),
    backend.getMedia(CONTENT + PICTURES),
    ...lists,
  ])
  const texts = [...words, ...entryFiles.flat()].flatMap(({ file, data }) =>
    data === null ? [] : [[getContentPath(file.path), data] as const],
  )
  const names = pictures.map(({ path }) => [getContentPath(path), ""] as const)
  return sortTextsByPath([...texts, ...names])
}

export const sortTextsByPath = (entries: Iterable<readonly [string, string]>): Texts =>
  new Map([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))

const readBackendFolder = (backend: Backend, folder: string, ending: string): Promise<ReadFile[]> =>
  backend.allEntriesByFolder?.(folder, ending, DEEPEST) ?? backend.entriesByFolder(folder, ending, DEEPEST)

const readBackendFiles = (backend: Backend, paths: readonly string[]): Promise<ReadFile[]> =>
  backend.entriesByFiles(paths.map(path => ({ path, label: path })))
