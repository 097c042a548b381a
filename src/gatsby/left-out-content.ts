import * as v from "valibot"
import { isObject } from "../domain/parse/wire"
import { STATES, getTableEnding } from "../domain/states"
import { type FirmScope, getFirmContentScope, type LeftOutReason, getContentLeftOutReason } from "./firm-scope"
import { getFileFields, readFirmFields } from "./addresses"
import type { ContentType, Fields } from "./content-types/content-type"
import type { Located } from "./content-types/locate"
import type { Entry, ReadEntry } from "./content-types/read-entry"

type EntryKind = Pick<ContentType, "kind" | "isTable">

/** `fields` may be unchecked. Null if the entry is part of the site. */
function getEntryLeftOutReason(
  { kind, isTable }: EntryKind,
  slug: string,
  fields: Fields,
  scope: FirmScope,
): LeftOutReason | null {
  if (kind === "site") return null
  // The name of a table ends in its state, so the state is known even if the file can't be read.
  if (isTable)
    return getContentLeftOutReason(scope, { state: STATES.find(state => slug.endsWith(`-${getTableEnding(state)}`)) })
  const own = getContentLeftOutReason(scope, fields)
  if (own || kind !== "faq" || !v.is(withQuestions, fields)) return own
  const reasons = fields.questions.map(one => getContentLeftOutReason(scope, one))
  return reasons.every(one => one !== null) ? (reasons[0] ?? null) : null
}

const withQuestions = v.object({ questions: v.array(v.record(v.string(), v.unknown())) })

export function readFirmContentScope(files: readonly Omit<ListedFile, "file">[]): FirmScope {
  const listFieldsOfKind = (kind: string): Fields[] =>
    files.filter(({ type, example }) => type.kind === kind && !example).map(getFileFields)
  const entries = { partners: listFieldsOfKind("partner"), offers: listFieldsOfKind("offer") }
  return getFirmContentScope(readFirmFields(files), entries)
}

type ListedFile = Pick<Located, "type" | "slug" | "example"> & { file: string; read: ReadEntry }

/** An entry inside another entry is left out together with it. Examples aren't included: they're always checked and never built. */
export function listFilesLeftOutOfBuild(files: readonly ListedFile[]): ReadonlyMap<string, LeftOutReason> {
  const scope = readFirmContentScope(files)
  return new Map(
    files
      .filter(({ example }) => !example)
      .flatMap(file => {
        const why = getEntryLeftOutReason(file.type, file.slug, getFileFields(file), scope)
        return why ? [[file.file, why] as const] : []
      }),
  )
}

/** Fields that list entries of a kind. Entries that aren't part of the site are removed from them without a message. */
export const DROPPED_LISTS = { nearby: "place", related: "blog", offices: "city" } as const

type HasEntry = (kind: (typeof DROPPED_LISTS)[keyof typeof DROPPED_LISTS], slug: string) => boolean

/**
 * Removes from an entry's fields whatever isn't part of this firm's site: questions, links, terms and sources whose conditions
 * the firm doesn't meet, states of a person where the firm doesn't act, and listed entries that aren't on the site.
 */
function removeLeftOutContent(kind: ContentType["kind"], fields: Fields, scope: FirmScope, hasEntry: HasEntry): Fields {
  if (kind === "site") return fields
  const shownFields: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === "table" ? value : removeLeftOutListItems(value, scope),
    ]),
  )
  const { states } = shownFields
  if (kind === "person" && Array.isArray(states))
    shownFields["states"] = states.filter(one => getContentLeftOutReason(scope, { state: one }) === null)
  const columns = v.safeParse(withColumns, shownFields)
  if (columns.success) shownFields["footer"] = columns.output.footer.filter(({ links }) => links.length > 0)
  for (const [name, ofKind] of Object.entries(DROPPED_LISTS)) {
    const slugs = shownFields[name]
    if (Array.isArray(slugs)) shownFields[name] = slugs.filter(slug => hasEntry(ofKind, String(slug)))
  }
  return shownFields
}

export const removeLeftOutLinks = (entry: Entry, scope: FirmScope): Entry => ({
  ...entry,
  links: entry.links.filter(({ only }) => !only || getContentLeftOutReason(scope, only) === null),
})

const withColumns = v.object({ footer: v.array(v.looseObject({ links: v.array(v.unknown()) })) })

/** Names of entries that don't exist stay in the fields, since the content check reports them. */
export function createLeftOutContentFilter(
  files: readonly ListedFile[],
): (kind: ContentType["kind"], fields: Fields) => Fields {
  const scope = readFirmContentScope(files)
  const leftOut = listFilesLeftOutOfBuild(files)
  const leftOutNames = new Set(
    files.filter(({ file }) => leftOut.has(file)).map(({ type, slug }) => `${type.kind} ${slug}`),
  )
  return (kind, fields) =>
    removeLeftOutContent(kind, fields, scope, (other, slug) => !leftOutNames.has(`${other} ${slug}`))
}

function removeLeftOutListItems(value: unknown, scope: FirmScope): unknown {
  if (Array.isArray(value))
    return value.flatMap(one =>
      isObject(one) && getContentLeftOutReason(scope, one) ? [] : [removeLeftOutListItems(one, scope)],
    )
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, removeLeftOutListItems(below, scope)]))
}
