import * as v from "valibot"
import { isObject } from "../domain/parse/wire"
import { STATES, tableEnding } from "../domain/states"
import { type FirmScope, getFirmScope, type LeftOutReason, getLeftOutReason } from "./firm-scope"
import { readFirmFields } from "./addresses"
import type { ContentType, Fields } from "./content-types/content-type"
import type { Located } from "./content-types/locate"
import type { Entry, ReadEntry } from "./content-types/read-entry"

type EntryKind = Pick<ContentType, "kind" | "isTable">

/**
 * Why an entry isn't part of the site of this firm; null for one that is.
 *
 * @param fields Those of its file, checked or not.
 */
function getEntryReason(
  { kind, isTable }: EntryKind,
  slug: string,
  fields: Fields,
  scope: FirmScope,
): LeftOutReason | null {
  if (kind === "site") return null
  // A table is of the state that its name ends in, which a file that can't be read has too.
  if (isTable) return getLeftOutReason(scope, { state: STATES.find(state => slug.endsWith(`-${tableEnding(state)}`)) })
  const own = getLeftOutReason(scope, fields)
  if (own || kind !== "faq" || !v.is(withQuestions, fields)) return own
  const reasons = fields.questions.map(one => getLeftOutReason(scope, one))
  return reasons.every(one => one !== null) ? (reasons[0] ?? null) : null
}

const withQuestions = v.object({ questions: v.array(v.record(v.string(), v.unknown())) })

/** What these files say of the firm and of its partners. */
export function readFirmScope(files: readonly Omit<ListedFile, "file">[]): FirmScope {
  const partners = files.filter(({ type, example }) => type.kind === "partner" && !example)
  return getFirmScope(
    readFirmFields(files),
    partners.map(({ read }) => (read.ok ? read.entry.fields : read.raw)),
  )
}

type ListedFile = Pick<Located, "type" | "slug" | "example"> & { file: string; read: ReadEntry }

/**
 * The files of the site that aren't part of this firm's, each with the reason. What a file brings along is left out with it;
 * examples are checked whatever they're about, and never built.
 */
export function listLeftOutFiles(files: readonly ListedFile[]): ReadonlyMap<string, LeftOutReason> {
  const scope = readFirmScope(files)
  return new Map(
    files
      .filter(({ example }) => !example)
      .flatMap(({ file, type, slug, read }) => {
        const why = getEntryReason(type, slug, read.ok ? read.entry.fields : read.raw, scope)
        return why ? [[file, why] as const] : []
      }),
  )
}

/** Lists that name other entries: one that isn't part of the site is dropped without a word. */
export const DROPPED_LISTS = { nearby: "place", related: "blog", offices: "city" } as const

/** Whether the site has an entry of a kind with this name. */
type HasEntry = (kind: (typeof DROPPED_LISTS)[keyof typeof DROPPED_LISTS], slug: string) => boolean

/**
 * The fields of an entry without what isn't part of this firm's site: questions, links, terms and sources with a state or a
 * need of their own, states of a person, and entries that aren't there in lists that name others.
 */
function filterFields(kind: ContentType["kind"], fields: Fields, scope: FirmScope, hasEntry: HasEntry): Fields {
  if (kind === "site") return fields
  const shownFields: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name === "table" ? value : filterLines(value, scope)]),
  )
  const { states } = shownFields
  if (kind === "person" && Array.isArray(states))
    shownFields["states"] = states.filter(one => getLeftOutReason(scope, { state: one }) === null)
  const columns = v.safeParse(withColumns, shownFields)
  if (columns.success) shownFields["footer"] = columns.output.footer.filter(({ links }) => links.length > 0)
  for (const [name, ofKind] of Object.entries(DROPPED_LISTS)) {
    const slugs = shownFields[name]
    if (Array.isArray(slugs)) shownFields[name] = slugs.filter(slug => hasEntry(ofKind, String(slug)))
  }
  return shownFields
}

/** An entry without the links that are left out. */
export const removeLeftOutLinks = (entry: Entry, scope: FirmScope): Entry => ({
  ...entry,
  links: entry.links.filter(({ only }) => !only || getLeftOutReason(scope, only) === null),
})

const withColumns = v.object({ footer: v.array(v.looseObject({ links: v.array(v.unknown()) })) })

/** What `filterFields` gives for the entries of all these files. One that no file has isn't left out: the check tells of it. */
export function createFieldFilter(files: readonly ListedFile[]): (kind: ContentType["kind"], fields: Fields) => Fields {
  const scope = readFirmScope(files)
  const leftOut = listLeftOutFiles(files)
  const leftOutNames = new Set(
    files.filter(({ file }) => leftOut.has(file)).map(({ type, slug }) => `${type.kind} ${slug}`),
  )
  return (kind, fields) => filterFields(kind, fields, scope, (other, slug) => !leftOutNames.has(`${other} ${slug}`))
}

/** Lines of lists that are left out, at any depth. */
function filterLines(value: unknown, scope: FirmScope): unknown {
  if (Array.isArray(value))
    return value.flatMap(one => (isObject(one) && getLeftOutReason(scope, one) ? [] : [filterLines(one, scope)]))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, filterLines(below, scope)]))
}
