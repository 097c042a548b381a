import * as v from "valibot"
import { type BodyTree, listHeadings, listPageBodySourceNames } from "../../domain/content/body-tree"
import type { FieldProblem } from "../../domain/content/field-problems"
import {
  ANY_FIRM,
  getFirmPlaceholderValues,
  getOfferWords,
  type FirmInTexts,
  replaceFirmPlaceholdersInFields,
  listFirmStates,
} from "../../domain/content/firm-words"
import { isObject } from "../../domain/parse/wire"
import type { State } from "../../domain/states"
import { parseMdxBody } from "../body/parse-body"
import { findFiguresAndMarkdownInFields } from "../body/unsourced-figures"
import type { ContentType, Fields, Link, Reference } from "./content-type"
import { findStraySigns, parseJson, parseYaml, splitFrontMatter } from "./parse-fields"
import { findUnusedSources, findUnknownHeadingsInSources } from "./source-supports"

/** A problem in a file. `where` is a field, or `line 12`. */
type EntryProblem = { where: string; message: string }

/** An entry with fields that its kind's schema has parsed. Its links and references also include those in the body. */
export type Entry = {
  fields: Fields
  /** The fields as they're written in the file, including those of an inner entry. */
  written: Fields
  body: BodyTree | null
  references: Reference[]
  links: Link[]
  /** The field of the outer entry that contains this entry. Null for an entry with a file of its own. */
  within: string | null
  inner: Entry | null
}

export const getFieldName = ({ within }: Entry, field: string): string => (within ? `${within}, ${field}` : field)

/** The result of reading an entry. `raw` has the unchecked fields, as far as they could be read; `body` is null if the text has a mistake. */
export type ReadEntry =
  { ok: true; entry: Entry } | { ok: false; problems: EntryProblem[]; raw: Fields; body: BodyTree | null }

/** The last result for each entry, since a build reads each text twice: for the content check, and to create nodes. */
const lastRead = new Map<string, { text: string; firm: string; read: ReadEntry }>()

/**
 * The check, the build and the tests all use this. It returns the same object as before if nothing has changed, so callers
 * mustn't change it. The firm's details replace words in braces, and text about states where it doesn't act is left out.
 */
export function parseContentEntry(
  type: ContentType,
  slug: string,
  text: string,
  firm: FirmInTexts = ANY_FIRM,
): ReadEntry {
  const name = `${type.kind}/${slug}`
  const last = lastRead.get(name)
  const firmKey = JSON.stringify(firm)
  if (last?.text === text && last.firm === firmKey) return last.read
  const result = parseContentEntryWithoutCache(type, slug, text, firm)
  lastRead.set(name, { text, firm: firmKey, read: result })
  if (result.ok) lastGood.set(name, result.entry)
  return result
}

const lastGood = new Map<string, Entry>()

/** The last valid version of an entry. Null if the entry hasn't been valid since the program started. */
export const getLastValidVersion = (type: ContentType, slug: string): Entry | null =>
  lastGood.get(`${type.kind}/${slug}`) ?? null

function parseContentEntryWithoutCache(type: ContentType, slug: string, text: string, firm: FirmInTexts): ReadEntry {
  const { head, body } = type.format === "mdx" ? splitMdxFile(text) : { head: text, body: null }
  if (head === null)
    return buildUnreadableEntry([{ where: "line 1", message: "begin with --- and the fields, then --- again" }])
  const result = type.format === "json" ? parseJson(head) : parseYaml(head)
  if (!result.ok) return buildUnreadableEntry([result.problem])
  const fieldsInFile = toFields(result.value)
  const words = {
    ...getFirmPlaceholderValues(firm, fieldsInFile["state"]),
    ...(type.kind === "offer" && getOfferWords(fieldsInFile)),
    ...Object.fromEntries(type.listFills(slug).map(fill => [fill, `{${fill}}`])),
  }
  const expansion =
    type.format === "json"
      ? { value: result.value, problems: [] }
      : replaceFirmPlaceholdersInFields(result.value, words)
  const raw = toFields(expansion.value)
  const validation = type.check(slug, expansion.value)
  const { problems: bodyProblems, ...own } = parseAndCheckMdxBody(body, raw, firm)
  const innerField = type.inner?.field ?? ""
  const group = toFields(fieldsInFile[innerField])
  const { problems: innerProblems, ...inner } = parseAndCheckMdxBody(
    group["text"],
    toFields(raw[innerField]),
    firm,
    innerField,
  )
  // Problems in the text of an inner entry are reported line by line.
  const fieldProblems = expansion.problems.filter(({ field }) => field !== `${innerField}, text`)
  const straySigns = findStraySigns(fieldsInFile)
  const isAboutOtherField = ({ field }: FieldProblem) =>
    !straySigns.some(one => `${one.field} `.startsWith(`${field} `))
  const problems = [
    ...[
      ...straySigns,
      ...fieldProblems,
      ...(validation.ok ? [] : validation.problems.filter(isAboutOtherField)),
      // The figure of `{discount}` is data.
      ...findFiguresAndMarkdownInFields(type.kind, type.kind === "offer" ? fieldsInFile : raw),
    ].map(({ field, message }) => ({ where: field || "fields", message })),
    ...bodyProblems,
    ...innerProblems,
  ]
  if (!validation.ok || problems.length > 0) return { ok: false, problems, raw, body: own.body }
  const { fields, innerFields, references, links } = validation.value
  const states = listFirmStates(firm)
  const entry: Entry = {
    fields: removeOtherStatesSources(fields, states),
    written: fieldsInFile,
    body: own.body,
    references: [...references, ...own.references],
    links: [...links, ...own.links],
    within: null,
    inner: innerFields && {
      ...inner,
      fields: removeOtherStatesSources(innerFields, states),
      written: group,
      within: innerField,
      inner: null,
    },
  }
  return { ok: true, entry }
}

const buildUnreadableEntry = (problems: EntryProblem[]): ReadEntry => ({ ok: false, problems, raw: {}, body: null })

const toFields = (value: unknown): Fields => (isObject(value) ? value : {})

/** Splits fields and body. Each part begins with as many blank lines as there are lines above it, so that line numbers match the file. */
function splitMdxFile(text: string): { head: string | null; body: string } {
  const { head, body, linesAbove } = splitFrontMatter(text) ?? { head: null, body: "", linesAbove: 0 }
  return { head: head && `\n${head}`, body: "\n".repeat(linesAbove) + body }
}

type ReadBody = Pick<Entry, "body" | "references" | "links"> & { problems: EntryProblem[] }

/**
 * Finds problems in the body and in the sources that it uses, which are in `fields`, checked or not. `within` is the field
 * of the outer entry that contains this one; empty for an entry with a file of its own.
 */
function parseAndCheckMdxBody(source: unknown, fields: Fields, firm: FirmInTexts, within = ""): ReadBody {
  const nothing = { body: null, references: [], links: [] }
  const locateInFile = (where: string): string => (within ? `${within}, ${where}` : where)
  const checkBodySources = (body: BodyTree | null): EntryProblem[] =>
    checkSourceHeadingsExist(source, body, fields).map(({ field, message }) => ({
      where: locateInFile(field),
      message,
    }))
  if (typeof source !== "string") return { ...nothing, problems: checkBodySources(null) }
  const result = parseMdxBody(
    source,
    listSourceNames(removeOtherStatesSources(fields, listFirmStates(firm))),
    firm,
    fields["state"],
  )
  const renameLineToWhere = <T extends { line: number }>({ line, ...rest }: T) => ({
    ...rest,
    where: locateInFile(`${within ? "text, " : ""}line ${line}`),
  })
  if (!result.ok) return { ...nothing, problems: result.problems.map(renameLineToWhere) }
  const { tree: body, references, links } = result
  return {
    body,
    references: references.map(renameLineToWhere),
    links: links.map(renameLineToWhere),
    problems: checkBodySources(body),
  }
}

/** An entry without a body, such as a place, has no headings to support. */
function checkSourceHeadingsExist(source: unknown, body: BodyTree | null, fields: Fields): FieldProblem[] {
  const parseForAnyFirm = (): BodyTree => {
    const whole =
      typeof source === "string" ? parseMdxBody(source, listSourceNames(fields), ANY_FIRM, fields["state"]) : null
    return whole?.ok ? whole.tree : []
  }
  const listHeadingTexts = (tree: BodyTree): string[] => listHeadings(tree).map(({ text }) => text)
  return [
    ...findUnknownHeadingsInSources(fields, listHeadingTexts(body ?? []), () => listHeadingTexts(parseForAnyFirm())),
    ...(body ? findUnusedSources(fields, () => listPageBodySourceNames(parseForAnyFirm())) : []),
  ]
}

const withStates = v.object({ sources: v.array(v.looseObject({ state: v.optional(v.string()) })) })

export function removeOtherStatesSources(fields: Fields, states: readonly State[]): Fields {
  if (!v.is(withStates, fields)) return fields
  const isOwn = ({ state }: { state?: string | undefined }) => state === undefined || states.some(one => one === state)
  return { ...fields, sources: fields.sources.filter(isOwn) }
}

const withSources = v.object({ sources: v.array(v.object({ name: v.string() })) })

const listSourceNames = (fields: Fields): string[] =>
  v.is(withSources, fields) ? fields.sources.map(({ name }) => name.trim()) : []
