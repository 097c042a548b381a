import * as v from "valibot"
import { type BodyTree, listHeadings, listFigureSources } from "../../domain/content/body-tree"
import type { FieldProblem } from "../../domain/content/field-problems"
import {
  ANY_FIRM,
  getFirmWords,
  type FirmInTexts,
  replaceFirmWordsInFields,
  listStates,
} from "../../domain/content/firm-words"
import { isObject } from "../../domain/parse/wire"
import type { State } from "../../domain/states"
import { parseBody } from "../body/parse-body"
import { checkFieldTexts } from "../body/unsourced-figures"
import type { ContentType, Fields, Link, Reference } from "./content-type"
import { parseJson, parseYaml, splitFrontMatter } from "./parse-fields"
import { findUnusedSources, findUnknownSupports } from "./source-supports"

/** One thing wrong with a file; `where` is a field, or `line 12`. */
type EntryProblem = { where: string; message: string }

/** An entry with fields parsed by its kind's schema. Links and references also come from the body. */
export type Entry = {
  fields: Fields
  /** The fields as they're written in the file, with those of an entry inside. */
  written: Fields
  body: BodyTree | null
  references: (Omit<Reference, "field"> & { where: string })[]
  links: (Omit<Link, "field"> & { where: string })[]
  /** The field of another entry that this one is in; null for one with a file of its own. */
  within: string | null
  /** The entry inside a field of this one. */
  inner: Entry | null
}

/** What a message calls a field of `entry`. */
export const getFieldName = ({ within }: Entry, field: string): string => (within ? `${within}, ${field}` : field)

/** `raw` has the unchecked fields, as far as they could be read, and `body` the text if it has no mistake itself. */
export type ReadEntry =
  { ok: true; entry: Entry } | { ok: false; problems: EntryProblem[]; raw: Fields; body: BodyTree | null }

/** The last result for each entry: a build reads each text twice, for the check and for its nodes. */
const lastRead = new Map<string, { text: string; firm: string; read: ReadEntry }>()

/**
 * Reads the text of a content file by the rules of its kind: the same for the check, the build and the tests. A text that
 * has not changed since gives the same object, as long as the firm is the same, so callers mustn't change it.
 *
 * @param firm The firm whose site it is. It fills in the words in braces, and text about other states is left out.
 */
export function readEntry(type: ContentType, slug: string, text: string, firm: FirmInTexts = ANY_FIRM): ReadEntry {
  const name = `${type.kind}/${slug}`
  const last = lastRead.get(name)
  const firmKey = JSON.stringify(firm)
  if (last?.text === text && last.firm === firmKey) return last.read
  const result = readText(type, slug, text, firm)
  lastRead.set(name, { text, firm: firmKey, read: result })
  if (result.ok) lastGood.set(name, result.entry)
  return result
}

const lastGood = new Map<string, Entry>()

/** The last valid version of an entry; null if it hasn't been valid since the start. */
export const getLastGoodEntry = (type: ContentType, slug: string): Entry | null =>
  lastGood.get(`${type.kind}/${slug}`) ?? null

function readText(type: ContentType, slug: string, text: string, firm: FirmInTexts): ReadEntry {
  const { head, body } = type.format === "mdx" ? splitMdx(text) : { head: text, body: null }
  if (head === null)
    return buildUnreadable([{ where: "line 1", message: "begin with --- and the fields, then --- again" }])
  const result = type.format === "json" ? parseJson(head) : parseYaml(head)
  if (!result.ok) return buildUnreadable([result.problem])
  const fieldsInFile = toFields(result.value)
  const expansion =
    type.format === "json"
      ? { value: result.value, problems: [] }
      : replaceFirmWordsInFields(result.value, getFirmWords(firm, fieldsInFile["state"]))
  const raw = toFields(expansion.value)
  const validation = type.check(slug, expansion.value)
  const { problems: bodyProblems, ...own } = readBody(body, raw, firm)
  const innerField = type.inner?.field ?? ""
  const group = toFields(fieldsInFile[innerField])
  const { problems: innerProblems, ...inner } = readBody(group["text"], toFields(raw[innerField]), firm, innerField)
  // Problems in the text of an inner entry are reported line by line.
  const fieldProblems = expansion.problems.filter(({ field }) => field !== `${innerField}, text`)
  const problems = [
    ...[...fieldProblems, ...(validation.ok ? [] : validation.problems), ...checkFieldTexts(type.kind, raw)].map(
      ({ field, message }) => ({ where: field || "fields", message }),
    ),
    ...bodyProblems,
    ...innerProblems,
  ]
  if (!validation.ok || problems.length > 0) return { ok: false, problems, raw, body: own.body }
  const { fields, innerFields, references, links } = validation.value
  const states = listStates(firm)
  const entry: Entry = {
    fields: withOwnSources(fields, states),
    written: fieldsInFile,
    body: own.body,
    references: [...references.map(locateByField), ...own.references],
    links: [...links.map(locateByField), ...own.links],
    within: null,
    inner: innerFields && {
      ...inner,
      fields: withOwnSources(innerFields, states),
      written: group,
      within: innerField,
      inner: null,
    },
  }
  return { ok: true, entry }
}

const buildUnreadable = (problems: EntryProblem[]): ReadEntry => ({ ok: false, problems, raw: {}, body: null })

const locateByField = <T extends { field: string }>({ field, ...rest }: T) => ({ ...rest, where: field })

const toFields = (value: unknown): Fields => (isObject(value) ? value : {})

/** Splits fields and body, with blank lines for what comes before, so that line numbers match the file. */
function splitMdx(text: string): { head: string | null; body: string } {
  const { head, body, linesAbove } = splitFrontMatter(text) ?? { head: null, body: "", linesAbove: 0 }
  return { head: head && `\n${head}`, body: "\n".repeat(linesAbove) + body }
}

type ReadBody = Pick<Entry, "body" | "references" | "links"> & { problems: EntryProblem[] }

/**
 * A body with everything that was found in it, each at its line, and what's wrong with the sources that it rests on.
 *
 * @param source The body, if there is one.
 * @param fields The entry's fields, checked or not: figures in the body come from the sources among them.
 * @param within The field that the entry is in; empty for one with a file of its own.
 */
function readBody(source: unknown, fields: Fields, firm: FirmInTexts, within = ""): ReadBody {
  const nothing = { body: null, references: [], links: [] }
  const locateInFile = (where: string): string => (within ? `${within}, ${where}` : where)
  const checkSources = (body: BodyTree | null): EntryProblem[] =>
    checkSupports(source, body, fields).map(({ field, message }) => ({ where: locateInFile(field), message }))
  if (typeof source !== "string") return { ...nothing, problems: checkSources(null) }
  const result = parseBody(source, listSourceNames(withOwnSources(fields, listStates(firm))), firm, fields["state"])
  const locateByLine = <T extends { line: number }>({ line, ...rest }: T) => ({
    ...rest,
    where: locateInFile(`${within ? "text, " : ""}line ${line}`),
  })
  if (!result.ok) return { ...nothing, problems: result.problems.map(locateByLine) }
  const { tree: body, references, links } = result
  return {
    body,
    references: references.map(locateByLine),
    links: links.map(locateByLine),
    problems: checkSources(body),
  }
}

/**
 * Finds headings in a source's `supports` that aren't in `body`, and sources that support nothing in it. An entry without a body, such as a place, has no headings to support.
 */
function checkSupports(source: unknown, body: BodyTree | null, fields: Fields): FieldProblem[] {
  const parseForAnyFirm = (): BodyTree => {
    const whole =
      typeof source === "string" ? parseBody(source, listSourceNames(fields), ANY_FIRM, fields["state"]) : null
    return whole?.ok ? whole.tree : []
  }
  const listHeadingTexts = (tree: BodyTree): string[] => listHeadings(tree).map(({ text }) => text)
  return [
    ...findUnknownSupports(fields, listHeadingTexts(body ?? []), () => listHeadingTexts(parseForAnyFirm())),
    ...(body ? findUnusedSources(fields, () => listFigureSources(parseForAnyFirm())) : []),
  ]
}

const withStates = v.object({ sources: v.array(v.looseObject({ state: v.optional(v.string()) })) })

/** Without the sources about states in which the firm doesn't act. */
export function withOwnSources(fields: Fields, states: readonly State[]): Fields {
  if (!v.is(withStates, fields)) return fields
  const isOwn = ({ state }: { state?: string | undefined }) => state === undefined || states.some(one => one === state)
  return { ...fields, sources: fields.sources.filter(isOwn) }
}

const withSources = v.object({ sources: v.array(v.object({ name: v.string() })) })

const listSourceNames = (fields: Fields): string[] =>
  v.is(withSources, fields) ? fields.sources.map(({ name }) => name.trim()) : []
