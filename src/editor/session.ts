import { rules, words } from "editor-dictionary"
import nspell from "nspell"
import * as v from "valibot"
import { isObject } from "../domain/parse/wire"
import { slugify } from "../gatsby/body/element"
import { contentTypes } from "../gatsby/content-types"
import { formatProblem } from "../gatsby/read-content"
import { createDraftChecker, type Checker, type Draft, type DraftProblem } from "./check-draft"
import type { Backend, DataFile, Immutable } from "./decap"
import { measurePicture, getPictureFileName, type Pictures, loadContentPictures } from "./pictures"
import { getContentPath, readAllContentFiles, sortTextsByPath, type Texts } from "./content-texts"
import { restoreOrder, removeEmptyEntryFields } from "./tables"
import { keepUnchangedLines } from "./unchanged-lines"

let spelling: ReturnType<typeof nspell> | null = null
const getSpeller = () => (spelling ??= nspell(rules, words))

/** The backend that Decap uses after a writer has signed in, and its content. */
let backend: Backend | null = null
let texts: Texts | null = null
let pictures: Pictures = new Map()
let current: Checker | null = null

const listeners = new Set<() => void>()

/** Calls `listener` each time the saved content has been read or has changed. Returns a function that unsubscribes. */
export function subscribeToContentChanges(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setSavedContent(all: Texts): void {
  texts = all
  current = createDraftChecker(all, __ROUTES__, getSpeller, getKnownPictures)
  for (const listener of listeners) listener()
}

export const getSavedTexts = (): Texts | null => texts

export const getKnownPictures = (): Pictures => pictures

/** Reads all content again, since other people may have changed it. */
export async function reloadContent(): Promise<void> {
  if (!backend) return
  const [all, loadedPictures] = await Promise.all([readAllContentFiles(backend), loadContentPictures(backend)])
  pictures = loadedPictures
  setSavedContent(all)
}

/** Adds the pictures that a writer has uploaded in the current entry. They're saved together with the entry. */
function addUploadedPictures(entry: Immutable): void {
  const files = entry.get("mediaFiles")
  for (const { path, url } of v.parse(uploads, isImmutable(files) ? files.toJS() : [])) {
    const name = getPictureFileName(path)
    if (!url || pictures.get(name)?.url === url) continue
    void measurePicture(url).then(picture => {
      if (!picture || pictures.get(name)?.url === url) return
      pictures = new Map([...pictures, [name, picture]])
      addSavedFiles([[getContentPath(path), ""]])
    })
  }
}

const uploads = v.array(v.object({ path: v.string(), url: v.optional(v.string()) }))

/** Makes the backend refuse to save files with problems, also those that depend on the exact name of a new file. */
export function refuseToSaveInvalidContent(original: Backend): Backend {
  backend = original
  const { persistEntry, deleteFiles, persistMedia } = original
  return Object.assign(original, {
    async persistEntry(entry: Parameters<Backend["persistEntry"]>[0], options: unknown) {
      if (!texts) await reloadContent()
      const dataFiles = entry.dataFiles.map(restoreUnchangedLines)
      const messages = dataFiles.flatMap(listFileProblems)
      if (messages.length > 0) throw new Error(messages.join("\n"))
      const result = await Reflect.apply(persistEntry, original, [{ ...entry, dataFiles }, options])
      const pictures = entry.assets.map(({ path }) => [getContentPath(path), ""] as const)
      addSavedFiles([...pictures, ...dataFiles.map(({ path, raw }) => [getContentPath(path), raw] as const)])
      return result
    },
    async persistMedia(file: { path: string }, options: unknown) {
      const result = await Reflect.apply(persistMedia, original, [file, options])
      addSavedFiles([[getContentPath(file.path), ""]])
      return result
    },
    async deleteFiles(paths: string[], options: unknown) {
      const result = await Reflect.apply(deleteFiles, original, [paths, options])
      const deletedPaths = new Set(paths.map(getContentPath))
      if (texts) setSavedContent(new Map([...texts].filter(([file]) => !deletedPaths.has(file))))
      return result
    },
  })
}

const addSavedFiles = (files: readonly (readonly [string, string])[]): void => {
  if (texts) setSavedContent(sortTextsByPath(new Map([...texts, ...files])))
}

function restoreUnchangedLines(file: DataFile): DataFile {
  const before = texts?.get(getContentPath(file.path))
  if (before === undefined) return file
  const raw = file.path.endsWith(".json") ? restoreOrder(file.raw, before) : file.raw
  return { ...file, raw: keepUnchangedLines(raw, before) }
}

const listFileProblems = ({ path, raw }: DataFile): string[] =>
  (current?.checkFile(getContentPath(path), raw) ?? []).map(formatProblem)

/** The problems in a draft, without the slow checks. Null until the content has been read. */
export const checkDraftQuickly = (draft: Draft): DraftProblem[] | null => current?.checkQuickly(draft) ?? null

export const checkDraftFully = (draft: Draft): DraftProblem[] | null => current?.checkFully(draft) ?? null

/** Reads the entry that's being edited as a draft for the check. Pictures uploaded with it count as saved. */
export function readDraftFromEditor(entry: Immutable, collection: Immutable): Draft {
  addUploadedPictures(entry)
  const { body, ...fields } = readEntryFields(entry.get("data"))
  const path = entry.get("path")
  const file =
    typeof path === "string" && path !== "" ? getContentPath(path) : buildNewEntryFilePath(fields, collection)
  const isMdx = /\.mdx?$/.test(file)
  return { file, fields, body: isMdx ? (typeof body === "string" ? body : "") : null }
}

const isImmutable = (value: unknown): value is Immutable => isObject(value) && "toJS" in value

function readEntryFields(data: unknown): Record<string, unknown> {
  const plain = isImmutable(data) ? data.toJS() : data
  return isObject(plain) ? removeEmptyEntryFields(plain) : {}
}

/** The file that a new entry would get. Decap adds a number if the name is already in use, but this function doesn't. */
function buildNewEntryFilePath(fields: Record<string, unknown>, collection: Immutable): string {
  const folder = getContentPath(`${String(collection.get("folder"))}/`)
  const type = contentTypes.find(({ home }) => "folder" in home && folder.startsWith(`${home.folder}/`))
  const name = String(fields[type?.editor?.namedAfter ?? "title"] ?? "new")
  return `${folder}${formatFileName(name)}.${String(collection.get("extension"))}`
}

const formatFileName = (name: string): string => slugify(name, /[^a-z0-9_~]+/g) || "new"
