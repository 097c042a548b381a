import type { GenericSchema } from "valibot"
import { listSchemaFields, unwrapOptional, getItemSchema } from "../../../src/domain/content/schema-shape"
import { isState } from "../../../src/domain/states"
import { createFieldFilter } from "../../../src/gatsby/left-out-content"
import { listProse } from "../../../src/gatsby/prose/prose"
import { type ContentFile, listReadableFiles } from "../../../src/gatsby/read-content"
import { type SeenText, splitSentences, toPlain, toPlainSource } from "./seen-text"

/**
 * Fields whose text nobody reads as words: addresses, names of files, and what a program goes by. So is every field whose
 * schema has a list of words to choose from, whatever it's called.
 */
const NO_WORDS = [
  ...["abn", "canonical", "colours", "days", "guide", "icon", "id", "mark", "needs", "offer", "path", "picture"],
  ...["product", "slug", "state", "states", "table", "url", "when"],
]

/** Fields that say who is cited, which isn't us. */
const SOURCES = ["source", "sources"]

/**
 * The sentences of the content that the firm's site is made of, each with its file and line. Words that stand for what the
 * firm's file says are said, and what's about a state in which it doesn't act isn't there.
 */
export function listContentTexts(files: readonly ContentFile[]): SeenText[] {
  const isShownField = createFieldFilter(files)
  return listReadableFiles(files).flatMap(({ file, type, text, entry }) => {
    const { state } = entry.fields
    const texts = listSentences(file, text, [
      ...listFieldTexts(isShownField(type.kind, entry.fields), "", type.schema),
      ...listProse({ fields: {}, body: entry.body }).map(block => block.text),
    ])
    return isState(state) ? texts.map(one => ({ ...one, state })) : texts
  })
}

/**
 * The sentences of the tables of figures, such as the label of a quote's line and why it's there. Some are about a state in
 * which the firm doesn't act, and shown nowhere then.
 */
export const listTableTexts = (files: readonly ContentFile[]): SeenText[] =>
  listReadableFiles(files).flatMap(({ file, type, text, entry }) =>
    type.isTable ? listSentences(file, text, listFieldTexts(entry.fields["table"], "")) : [],
  )

/** The sentences of blocks of a file, each with its line. */
function listSentences(file: string, text: string, blocks: readonly string[]): SeenText[] {
  const lines = text.split("\n").map(line => new Set(listWords(toPlainSource(line))))
  return blocks
    .flatMap(splitSentences)
    .map(sentence => ({ where: `content/${file}:${findSentenceLine(sentence, lines)}`, text: sentence, file }))
}

/** The names of the sources that the content cites. */
export const listSourceNames = (files: readonly ContentFile[]): string[] => [
  ...new Set(listReadableFiles(files).flatMap(({ entry }) => listNames(entry.fields))),
]

function listNames(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap(one => listNames(one, key))
  if (typeof value !== "object" || value === null) return []
  if (SOURCES.includes(key)) return "name" in value && typeof value.name === "string" ? [value.name] : []
  return Object.entries(value).flatMap(([name, below]) => listNames(below, name))
}

/** @param schema What the content check goes by; a table of figures is read without. */
function listFieldTexts(value: unknown, key: string, schema?: GenericSchema): string[] {
  if (NO_WORDS.includes(key) || SOURCES.includes(key)) return []
  const of = schema && unwrapOptional(schema).schema
  if (of?.type === "picklist") return []
  if (typeof value === "string") return [value]
  if (Array.isArray(value)) {
    const item = of?.type === "array" ? getItemSchema(of) : undefined
    return value.flatMap(one => listFieldTexts(one, key, item))
  }
  if (typeof value !== "object" || value === null) return []
  const entries = new Map(of && listSchemaFields(of))
  return Object.entries(value).flatMap(([name, below]) => listFieldTexts(below, name, entries.get(name)))
}

const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The line that has most of a sentence's words and fewest others, counted from 1: a paragraph may be written in several. */
function findSentenceLine(sentence: string, lines: readonly ReadonlySet<string>[]): number {
  const words = [...new Set(listWords(toPlain(sentence)))]
  const shares = lines.map(line => words.filter(word => line.has(word)).length - line.size / 1000)
  return shares.indexOf(Math.max(...shares)) + 1
}
