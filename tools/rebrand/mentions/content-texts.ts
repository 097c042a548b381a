import { shownAmong } from "../../../src/gatsby/left-out"
import { proseOf } from "../../../src/gatsby/prose/prose"
import { type ContentFile, readableFiles } from "../../../src/gatsby/read-content"
import { plain, plainSource } from "./plain"
import { sentencesOf } from "./sentences"
import type { SeenText } from "./unkept-mentions"

/** Fields whose text nobody reads as words: addresses, names of files, and what a program goes by. */
const NO_WORDS = [
  ["abn", "canonical", "colours", "days", "icon", "mark", "needs", "offer", "path", "picture", "product", "slug"],
  ["state", "states", "table", "url"],
].flat()

/** Fields that say who is cited, which isn't us. */
const SOURCES = ["source", "sources"]

/**
 * The sentences of the content that the firm's site is made of, each with its file and line. Words that stand for what the
 * firm's file says are said, and what's about a state in which it doesn't act isn't there.
 */
export function contentTexts(files: readonly ContentFile[]): SeenText[] {
  const shown = shownAmong(files)
  return readableFiles(files).flatMap(({ file, type, text, entry }) =>
    sentencesIn(file, text, [
      ...fieldTexts(shown(type.kind, entry.fields), ""),
      ...proseOf({ fields: {}, body: entry.body }).map(block => block.text),
    ]),
  )
}

/**
 * The sentences of the tables of figures, such as the label of a quote's line and why it's there. Some are about a state in
 * which the firm doesn't act, and shown nowhere then.
 */
export const tableTexts = (files: readonly ContentFile[]): SeenText[] =>
  readableFiles(files).flatMap(({ file, type, text, entry }) =>
    type.isTable ? sentencesIn(file, text, fieldTexts(entry.fields["table"], "")) : [],
  )

/** The sentences of blocks of a file, each with its line. */
function sentencesIn(file: string, text: string, blocks: readonly string[]): SeenText[] {
  const lines = text.split("\n").map(line => new Set(wordsOf(plainSource(line))))
  return blocks
    .flatMap(sentencesOf)
    .map(sentence => ({ where: `content/${file}:${lineOf(sentence, lines)}`, text: sentence, file }))
}

/** The names of the sources that the content cites. */
export const sourceNames = (files: readonly ContentFile[]): string[] => [
  ...new Set(readableFiles(files).flatMap(({ entry }) => namesBelow(entry.fields))),
]

function namesBelow(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap(one => namesBelow(one, key))
  if (typeof value !== "object" || value === null) return []
  if (SOURCES.includes(key)) return "name" in value && typeof value.name === "string" ? [value.name] : []
  return Object.entries(value).flatMap(([name, below]) => namesBelow(below, name))
}

function fieldTexts(value: unknown, key: string): string[] {
  if (NO_WORDS.includes(key) || SOURCES.includes(key)) return []
  if (typeof value === "string") return [value]
  if (Array.isArray(value)) return value.flatMap(one => fieldTexts(one, key))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => fieldTexts(below, name))
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The line that has most of a sentence's words and fewest others, counted from 1: a paragraph may be written in several. */
function lineOf(sentence: string, lines: readonly ReadonlySet<string>[]): number {
  const words = [...new Set(wordsOf(plain(sentence)))]
  const shares = lines.map(line => words.filter(word => line.has(word)).length - line.size / 1000)
  return shares.indexOf(Math.max(...shares)) + 1
}
