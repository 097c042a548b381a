import type { State } from "../../../src/domain/states"

/**
 * Words that people read, in one or more lines.
 *
 * @property where What a finding names: an address, or a file with its line, such as `content/faqs/fees.yaml:7`.
 * @property file The file of `content/` that they're written in. Without one they're kept by the mentions of any file.
 * @property state The state that the file is about; left out where it's about several, or where nobody knows.
 */
export type SeenText = { where: string; text: string; file?: string; state?: State }

export type Finding = { where: string; message: string }

export const formatFinding = ({ where, message }: Finding): string => `${where}: ${message}`

/** The texts of each file, without the line in `where`. */
export function groupByFile(texts: readonly SeenText[]): Map<string, SeenText[]> {
  const files = new Map<string, SeenText[]>()
  for (const one of texts) {
    const file = one.where.replace(/:\d+$/, "")
    files.set(file, [...(files.get(file) ?? []), one])
  }
  return files
}

/** A sentence ends with its mark, and the next begins with a capital, a figure, a quotation mark or what is left out. */
const BETWEEN = /(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘([]*[\p{Lu}\p{N}…])|\s*\n\s*|\s+\|\s+/u

/**
 * The sentences of a text. A line without a mark at its end, such as a heading or a cell, is one too, and so is each side
 * of a title: `Buying a home | Ash Conveyancing`.
 */
export const splitSentences = (text: string): string[] =>
  text.split(BETWEEN).flatMap(one => (one.trim() === "" ? [] : [one.replace(/\s+/g, " ").trim()]))

/** The marks of Markdown and tags, which stay when their words are read. A link leaves its words. */
const MARKS = /\*+|`|<\/?[A-Za-z][^<>]*>|\]\([^()\s]*\)|(?<!\\)\[|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** A text as it's compared: small letters, straight apostrophes, single spaces. */
export const toPlain = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim().toLowerCase()

/** A text in Markdown without its marks, in which a backslash is before what is none. */
export const removeMarks = (markdown: string): string =>
  markdown.replace(MARKS, "").replace(/\\([!-/:-@[-`{-~])/g, "$1")

/** The same of a text as a writer wrote it, in Markdown or YAML. */
export const toPlainSource = (source: string): string => toPlain(source.replace(MARKS, "").replace(/\\"/g, '"'))
