import type { GenericSchema } from "valibot"
import { listSchemaFields, unwrapOptionalSchema, getListItemSchema } from "../../../src/domain/content/schema-shape"
import { isState } from "../../../src/domain/states"
import { createLeftOutContentFilter } from "../../../src/gatsby/left-out-content"
import { listProse } from "../../../src/gatsby/prose/prose"
import { type ContentFile, listValidSiteFiles } from "../../../src/gatsby/read-content"
import { type SeenText, splitSentences, normaliseText, normaliseMarkdown } from "./seen-text"

/** Fields without text for people. Fields whose schema is a list of choices are left out too, whatever their name. */
const NO_WORDS = [
  ...["abn", "canonical", "colours", "days", "guide", "icon", "id", "mark", "needs", "offer", "path", "picture"],
  ...["product", "searchWords", "slug", "state", "states", "table", "url", "when"],
]

/** Fields that name sources, which aren't about us. */
const SOURCES = ["source", "sources"]

/** Placeholders are replaced, and what's about states in which the firm doesn't act is left out. */
export function listContentSentences(files: readonly ContentFile[]): SeenText[] {
  const isShownField = createLeftOutContentFilter(files)
  return listValidSiteFiles(files).flatMap(({ file, type, text, entry }) => {
    const { state } = entry.fields
    const texts = listSentencesWithLineNumbers(file, text, [
      ...listFieldTexts(isShownField(type.kind, entry.fields), "", type.schema),
      ...listProse({ fields: {}, body: entry.body }).map(block => block.text),
    ])
    return isState(state) ? texts.map(one => ({ ...one, state })) : texts
  })
}

/** Some of these sentences are about a state in which the firm doesn't act, and are then not shown anywhere. */
export const listFigureTableSentences = (files: readonly ContentFile[]): SeenText[] =>
  listValidSiteFiles(files).flatMap(({ file, type, text, entry }) =>
    type.isTable ? listSentencesWithLineNumbers(file, text, listFieldTexts(entry.fields["table"], "")) : [],
  )

function listSentencesWithLineNumbers(file: string, text: string, blocks: readonly string[]): SeenText[] {
  const lines = text.split("\n").map(line => new Set(listWords(normaliseMarkdown(line))))
  return blocks
    .flatMap(splitSentences)
    .map(sentence => ({ where: `content/${file}:${findSentenceLine(sentence, lines)}`, text: sentence, file }))
}

export const listSourceNames = (files: readonly ContentFile[]): string[] => [
  ...new Set(listValidSiteFiles(files).flatMap(({ entry }) => listSourceNamesInFields(entry.fields))),
]

function listSourceNamesInFields(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap(one => listSourceNamesInFields(one, key))
  if (typeof value !== "object" || value === null) return []
  if (SOURCES.includes(key)) return "name" in value && typeof value.name === "string" ? [value.name] : []
  return Object.entries(value).flatMap(([name, below]) => listSourceNamesInFields(below, name))
}

function listFieldTexts(value: unknown, key: string, schema?: GenericSchema): string[] {
  if (NO_WORDS.includes(key) || SOURCES.includes(key)) return []
  const of = schema && unwrapOptionalSchema(schema).schema
  if (of?.type === "picklist") return []
  if (typeof value === "string") return [value]
  if (Array.isArray(value)) {
    const item = of?.type === "array" ? getListItemSchema(of) : undefined
    return value.flatMap(one => listFieldTexts(one, key, item))
  }
  if (typeof value !== "object" || value === null) return []
  const entries = new Map(of && listSchemaFields(of))
  return Object.entries(value).flatMap(([name, below]) => listFieldTexts(below, name, entries.get(name)))
}

const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Finds the line, from 1, with most words of a sentence and fewest others, since a paragraph may have several lines. */
function findSentenceLine(sentence: string, lines: readonly ReadonlySet<string>[]): number {
  const words = [...new Set(listWords(normaliseText(sentence)))]
  const shares = lines.map(line => words.filter(word => line.has(word)).length - line.size / 1000)
  return shares.indexOf(Math.max(...shares)) + 1
}
