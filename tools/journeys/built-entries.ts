import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import type { Kind } from "../../src/domain/content/choices"
import { paths } from "../../src/domain/paths"
import type { ContentType } from "../../src/gatsby/content-types/content-type"
import { locateContentFile } from "../../src/gatsby/content-types/locate"
import { splitFrontMatter } from "../../src/gatsby/content-types/parse-fields"
import { listContentFiles } from "../../src/gatsby/read-content"

const CONTENT = "content"

/** An entry that the built site has a page of. `text` is what its file says. */
export type BuiltEntry = { slug: string; path: string; fields: Readonly<Record<string, unknown>>; text: string }

/**
 * The entries of a kind that the built site has pages of, by the names of their files. Each file is read when it's asked for.
 *
 * @param product What the addresses of places end in.
 */
export function* listBuiltEntries(kind: Kind, product: string): Generator<BuiltEntry> {
  for (const { type, ...entry } of readOneByOne(kind)) {
    const path = type.page?.url(entry.slug, entry.fields, product)
    if (path && isBuilt(path)) yield { ...entry, path }
  }
}

/** What the files of a kind say, of those that are no examples, also where no page is made of them. */
export const contentTexts = (kind: Kind): string[] => [...readOneByOne(kind)].map(({ text }) => text)

/** The name and the fields of the first file of a kind, also where no page is made of it; null where there's none. */
export const findFirstFile = (kind: Kind): Pick<BuiltEntry, "slug" | "fields"> | null =>
  readOneByOne(kind).next().value ?? null

const fieldsSchema = v.record(v.string(), v.unknown())

/**
 * The files of a kind with their fields as they're written. They aren't checked: to read the texts of all takes seconds, and
 * what's wrong has no page.
 */
function* readOneByOne(kind: Kind): Generator<Omit<BuiltEntry, "path"> & { type: ContentType }, undefined> {
  for (const file of listContentFiles(CONTENT)) {
    const location = locateContentFile(file)
    if (!location.ok || location.example || location.type.kind !== kind) continue
    const text = readFileSync(join(CONTENT, file), "utf8")
    const head = location.type.format === "mdx" ? splitFrontMatter(text)?.head : text
    yield { type: location.type, slug: location.slug, fields: v.parse(fieldsSchema, parse(head ?? "")), text }
  }
}

const isBuilt = (path: string): boolean => existsSync(join("public", `${path === paths.home ? "/index" : path}.html`))
