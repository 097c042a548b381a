import type { State } from "../../../src/domain/states"

/**
 * A text that people read, of one or more lines.
 *
 * @property where Where it is: an address, or a file with its line, such as `content/faqs/fees.yaml:7`.
 * @property file Its file in `content/`. If it's left out, a kept mention of any file matches the text.
 * @property state The state that the file is about; left out if it's about several or unknown.
 */
export type SeenText = { where: string; text: string; file?: string; state?: State }

export type Finding = { where: string; message: string }

export const formatFinding = ({ where, message }: Finding): string => `${where}: ${message}`

export function groupTextsByFile(texts: readonly SeenText[]): Map<string, SeenText[]> {
  const files = new Map<string, SeenText[]>()
  for (const one of texts) {
    const file = one.where.replace(/:\d+$/, "")
    files.set(file, [...(files.get(file) ?? []), one])
  }
  return files
}

/**
 * The gap between two sentences: after a full stop, question mark, exclamation mark or ellipsis, and before a capital,
 * a digit or an ellipsis, with quotation marks and brackets allowed on both sides. A line break and a `|` also separate
 * sentences.
 */
const BETWEEN = /(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘([]*[\p{Lu}\p{N}…])|\s*\n\s*|\s+\|\s+/u

/** A line without a full stop, such as a heading, is a sentence too, and so is each part of a title. */
export const splitSentences = (text: string): string[] =>
  text.split(BETWEEN).flatMap(one => (one.trim() === "" ? [] : [one.replace(/\s+/g, " ").trim()]))

/** Markdown syntax and tags, which are removed while their words stay. A link's text stays too. */
const MARKS = /\*+|`|<\/?[A-Za-z][^<>]*>|\]\([^()\s]*\)|(?<!\\)\[|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** Converts a text for comparing: small letters, straight quotes and apostrophes, single spaces. */
export const normaliseText = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim().toLowerCase()

export const removeMarkdownSyntax = (markdown: string): string =>
  markdown.replace(MARKS, "").replace(/\\([!-/:-@[-`{-~])/g, "$1")

/** Converts a text for comparing, as a writer wrote it in Markdown or YAML. */
export const normaliseMarkdown = (source: string): string =>
  normaliseText(source.replace(MARKS, "").replace(/\\"/g, '"'))
