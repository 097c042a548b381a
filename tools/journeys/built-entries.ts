import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import type { Kind } from "../../src/domain/content/choices"
import { paths } from "../../src/domain/paths"
import type { ContentType } from "../../src/gatsby/content-types/content-type"
import { parseContentFilePath } from "../../src/gatsby/content-types/locate"
import { splitFrontMatter } from "../../src/gatsby/content-types/parse-fields"
import { listContentFiles } from "../../src/gatsby/read-content"

const CONTENT = "content"

/** An entry that has a page on the built site. `text` is the text of its file. */
export type BuiltEntry = { slug: string; path: string; fields: Readonly<Record<string, unknown>>; text: string }

/** Sorted by file, each of which is read only when it's reached. `product` is the end of the addresses of places. */
export function* listContentWithBuiltPages(kind: Kind, product: string): Generator<BuiltEntry> {
  for (const { type, ...entry } of readContentEntriesOfKind(kind)) {
    const path = type.page?.url(entry.slug, entry.fields, product)
    if (path && isBuiltPage(path)) yield { ...entry, path }
  }
}

/** Returns the text of every file of a kind except examples, including files without a page. */
export const listEntryTexts = (kind: Kind): string[] => [...readContentEntriesOfKind(kind)].map(({ text }) => text)

/** Returns the name and fields of the first file of a kind, even if it has no page; null if there's no file. */
export const findFirstEntry = (kind: Kind): Pick<BuiltEntry, "slug" | "fields"> | null =>
  readContentEntriesOfKind(kind).next().value ?? null

const fieldsSchema = v.record(v.string(), v.unknown())

/** Fields aren't validated: that would take seconds, and an invalid entry has no page anyway. */
function* readContentEntriesOfKind(kind: Kind): Generator<Omit<BuiltEntry, "path"> & { type: ContentType }, undefined> {
  for (const file of listContentFiles(CONTENT)) {
    const location = parseContentFilePath(file)
    if (!location.ok || location.example || location.type.kind !== kind) continue
    const text = readFileSync(join(CONTENT, file), "utf8")
    const head = location.type.format === "mdx" ? splitFrontMatter(text)?.head : text
    yield { type: location.type, slug: location.slug, fields: v.parse(fieldsSchema, parse(head ?? "")), text }
  }
}

export const isBuiltPage = (path: string): boolean =>
  existsSync(join("public", `${path === paths.home ? "/index" : path}.html`))
