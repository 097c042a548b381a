import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Kind } from "../../src/domain/content/choices"
import { paths } from "../../src/domain/paths"
import { contentTypes } from "../../src/gatsby/content-types"
import { listContentFiles, parseContent, type ReadableFile } from "../../src/gatsby/read-content"

const CONTENT = "content"

/** An entry that the built site has a page of. `text` is what its file says. */
export type BuiltEntry = { slug: string; path: string; fields: Readonly<Record<string, unknown>>; text: string }

/**
 * The entries of a kind that the built site has pages of, by the names of their files. Read one at a time as they're asked
 * for: to read all content takes seconds.
 *
 * @param product What the addresses of places end in.
 */
export function* listBuiltEntries(kind: Kind, product: string): Generator<BuiltEntry> {
  for (const { type, slug, entry, text } of readOneByOne(kind)) {
    const path = type.page?.url(slug, entry.fields, product)
    if (path && isBuilt(path)) yield { slug, path, fields: entry.fields, text }
  }
}

/** What the files of a kind say, of those that are no examples, also where no page is made of them. */
export const contentTexts = (kind: Kind): string[] => [...readOneByOne(kind)].map(({ text }) => text)

/** The name and the fields of the first file of a kind, also where no page is made of it; null where there's none. */
export function findFirstFile(kind: Kind): Pick<BuiltEntry, "slug" | "fields"> | null {
  for (const { slug, entry } of readOneByOne(kind)) return { slug, fields: entry.fields }
  return null
}

/**
 * Whether an entry is part of this firm's site isn't asked: a file alone doesn't tell what the firm and its partners are, and
 * whether there's a page does.
 */
function* readOneByOne(kind: Kind): Generator<ReadableFile> {
  const home = contentTypes.find(type => type.kind === kind)?.home
  if (!home || !("folder" in home)) return
  for (const file of listContentFiles(CONTENT).filter(name => name.startsWith(`${home.folder}/`))) {
    const { files } = parseContent([file], name => readFileSync(join(CONTENT, name), "utf8"))
    for (const { read, ...one } of files)
      if (read.ok && !one.example && one.type.kind === kind) yield { ...one, entry: read.entry }
  }
}

const isBuilt = (path: string): boolean => existsSync(join("public", `${path === paths.home ? "/index" : path}.html`))
