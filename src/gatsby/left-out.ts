import * as v from "valibot"
import { isObject } from "../domain/parse/wire"
import { STATES, tableEnding } from "../domain/states"
import { type Acting, getActing, type LeftOut, getLeftOutReason } from "./acting"
import { readFirmFields } from "./addresses"
import type { ContentType, Fields } from "./content-types/content-type"
import type { Located } from "./content-types/locate"
import type { Entry, ReadEntry } from "./content-types/read-entry"

type Of = Pick<ContentType, "kind" | "isTable">

/**
 * Why an entry isn't part of the site of this firm; null for one that is.
 *
 * @param fields Those of its file, checked or not.
 */
function getReasonLeftOut({ kind, isTable }: Of, slug: string, fields: Fields, acting: Acting): LeftOut | null {
  if (kind === "site") return null
  // A table is of the state that its name ends in, which a file that can't be read has too.
  if (isTable) return getLeftOutReason(acting, { state: STATES.find(state => slug.endsWith(`-${tableEnding(state)}`)) })
  const own = getLeftOutReason(acting, fields)
  if (own || kind !== "faq" || !v.is(withQuestions, fields)) return own
  const reasons = fields.questions.map(one => getLeftOutReason(acting, one))
  return reasons.every(one => one !== null) ? (reasons[0] ?? null) : null
}

const withQuestions = v.object({ questions: v.array(v.record(v.string(), v.unknown())) })

/** What these files say of the firm and of its partners. */
export function readActing(files: readonly Omit<Listed, "file">[]): Acting {
  const partners = files.filter(({ type, example }) => type.kind === "partner" && !example)
  return getActing(
    readFirmFields(files),
    partners.map(({ read }) => (read.ok ? read.entry.fields : read.raw)),
  )
}

type Listed = Pick<Located, "type" | "slug" | "example"> & { file: string; read: ReadEntry }

/**
 * The files of the site that aren't part of this firm's, each with the reason. What a file brings along is left out with it;
 * examples are checked whatever they're about, and never built.
 */
export function listLeftOutFiles(files: readonly Listed[]): ReadonlyMap<string, LeftOut> {
  const acting = readActing(files)
  return new Map(
    files
      .filter(({ example }) => !example)
      .flatMap(({ file, type, slug, read }) => {
        const why = getReasonLeftOut(type, slug, read.ok ? read.entry.fields : read.raw, acting)
        return why ? [[file, why] as const] : []
      }),
  )
}

/** Lists that name other entries: one that isn't part of the site is dropped without a word. */
export const DROPPED = { nearby: "place", related: "blog", offices: "city" } as const

/** Whether the site has an entry of a kind with this name. */
type IsThere = (kind: (typeof DROPPED)[keyof typeof DROPPED], slug: string) => boolean

/**
 * The fields of an entry without what isn't part of this firm's site: questions, links, terms and sources with a state or a
 * need of their own, states of a person, and entries that aren't there in lists that name others.
 */
function filterFields(kind: ContentType["kind"], fields: Fields, acting: Acting, isThere: IsThere): Fields {
  if (kind === "site") return fields
  const shown: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name === "table" ? value : filterLines(value, acting)]),
  )
  const { states } = shown
  if (kind === "person" && Array.isArray(states))
    shown["states"] = states.filter(one => getLeftOutReason(acting, { state: one }) === null)
  const columns = v.safeParse(withColumns, shown)
  if (columns.success) shown["footer"] = columns.output.footer.filter(({ links }) => links.length > 0)
  for (const [name, ofKind] of Object.entries(DROPPED)) {
    const slugs = shown[name]
    if (Array.isArray(slugs)) shown[name] = slugs.filter(slug => isThere(ofKind, String(slug)))
  }
  return shown
}

/** An entry without the links that are left out. */
export const shownEntry = (entry: Entry, acting: Acting): Entry => ({
  ...entry,
  links: entry.links.filter(({ only }) => !only || getLeftOutReason(acting, only) === null),
})

const withColumns = v.object({ footer: v.array(v.looseObject({ links: v.array(v.unknown()) })) })

/** What `filterFields` gives for the entries of all these files. One that no file has isn't left out: the check tells of it. */
export function createFieldFilter(files: readonly Listed[]): (kind: ContentType["kind"], fields: Fields) => Fields {
  const acting = readActing(files)
  const leftOut = listLeftOutFiles(files)
  const gone = new Set(files.filter(({ file }) => leftOut.has(file)).map(({ type, slug }) => `${type.kind} ${slug}`))
  return (kind, fields) => filterFields(kind, fields, acting, (other, slug) => !gone.has(`${other} ${slug}`))
}

/** Lines of lists that are left out, at any depth. */
function filterLines(value: unknown, acting: Acting): unknown {
  if (Array.isArray(value))
    return value.flatMap(one => (isObject(one) && getLeftOutReason(acting, one) ? [] : [filterLines(one, acting)]))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, filterLines(below, acting)]))
}
