import type { Finding, Mention } from "./findings"
import { isLabel } from "./label-words"
import type { LabelledText } from "./labels"
import type { Parsed } from "./parse-values"
import type { ContractPage, PageCell } from "./pages"
import { compareKey, plainText, type TextLine } from "./text-lines"

/** What one place of a contract says of an item. */
export interface Reading {
  mention: Mention
  parsed: Parsed
  /** True if a form field there shows something that its value doesn't have. */
  mayHideValue: boolean
}

const MAX_SENTENCE = 300
/** The most places that are shown for one item. */
export const MAX_MENTIONS = 5

/** Shortens a sentence to at most 300 characters, around a place in it, between two words. */
function cutSentence(text: string, at = 0): string {
  const plain = plainText(text)
  if (plain.length <= MAX_SENTENCE) return plain
  const room = MAX_SENTENCE - 2
  const start = at < room / 2 ? 0 : Math.min(plain.length - room, Math.max(0, at - Math.floor(room / 3)))
  const end = start + room
  const isCutAfter = end < plain.length
  const words = plain.slice(
    start > 0 ? plain.indexOf(" ", start) + 1 : 0,
    isCutAfter ? plain.lastIndexOf(" ", end) : end,
  )
  return `${start > 0 ? "…" : ""}${words}${isCutAfter ? "…" : ""}`
}

/** A line of prose has more letters than a heading or a row. */
const PROSE_LINE = 60

const isCutBefore = (next: TextLine | undefined, { page, cells, text }: TextLine): next is TextLine =>
  next?.page === page &&
  cells.length === 1 &&
  next.cells.length === 1 &&
  !/[.;:!?]$/.test(text) &&
  (text.length > PROSE_LINE || /^\p{Ll}/u.test(next.text))

/** The first lines, and what's left of the sentence that the last of them begins. */
export function joinSentence(lines: readonly TextLine[], count: number): string {
  const rest = lines.findIndex((line, at) => at >= count - 1 && !isCutBefore(lines[at + 1], line))
  return lines
    .slice(0, rest + 1 || undefined)
    .map(({ text }) => text)
    .join(" ")
}

export const cite = ({ page }: Pick<TextLine, "page">, text: string, at?: number): Mention => ({
  page: page.number,
  sentence: cutSentence(text, at),
})

/** A reading of print: on a page that isn't text, nothing is clear. */
export const createPlainReading = (page: ContractPage, mention: Mention, parsed: Parsed): Reading => ({
  mention,
  parsed: page.reading === "text" ? parsed : "unclear",
  mayHideValue: false,
})

const HINT_WORDS = 4

/** A value, or a blank that's followed by printed words: `% | If no figure is inserted, ...`. */
function parseBeforeHint(cells: readonly PageCell[], text: string, parse: (text: string) => Parsed): Parsed {
  const parsed = parse(text)
  const [first, ...rest] = cells
  const hint = rest.map(cell => cell.text).join(" ")
  if (parsed !== "unclear" || !first || first.source === "field" || hint.split(" ").length < HINT_WORDS) return parsed
  return parse(first.text) === "blank" && !/\d/.test(hint) ? "blank" : "unclear"
}

/** Parses what's beside a label. A scanner's text proves nothing, and prose after a label only counts if it's a value. */
export function createReading(labelled: LabelledText, parse: (text: string) => Parsed): Reading | undefined {
  const { line, text, sentence, cells, isSeparate, isRow } = labelled
  const parsed = parseBeforeHint(cells, text, parse)
  if (!isSeparate && typeof parsed === "string") return undefined
  const isField = cells.some(({ source }) => source === "field")
  const isScan = line.page.reading !== "text" || [...line.cells, ...cells].some(({ source }) => source === "scan")
  const isHeading = parsed === "blank" && !isRow
  const mayHideValue = line.page.hasHiddenValues && (isField || parsed === "blank")
  return {
    mention: cite(line, sentence),
    parsed: isScan || mayHideValue || isHeading ? "unclear" : parsed,
    mayHideValue,
  }
}

const isSameText = (a: string, b: string): boolean => compareKey(a) === compareKey(b)

const listMentions = (readings: readonly Pick<Reading, "mention">[], mentions: readonly Mention[] = []): Mention[] => {
  const all = [...readings.map(({ mention }) => mention), ...mentions]
  return all
    .filter((one, at) => all.findIndex(other => other.page === one.page && other.sentence === one.sentence) === at)
    .slice(0, MAX_MENTIONS)
}

/**
 * Answers by all readings of an item: found if its values are the same, not sure if they differ or none is clear, blank if
 * there's nothing beside any label.
 *
 * @param mentions In prose, which only count if no label is there.
 */
export function answer(
  item: string,
  readings: readonly Reading[],
  mentions: readonly Mention[] = [],
  isSame: (a: string, b: string) => boolean = isSameText,
): Finding {
  const values = readings.flatMap(({ parsed, mention }) => (typeof parsed === "string" ? [] : [{ ...parsed, mention }]))
  const [first] = values
  if (first && !readings.some(({ mayHideValue }) => mayHideValue)) {
    const isOne = values.every(({ value }) => isSame(value, first.value))
    const all = listMentions(values)
    return isOne
      ? { item, answer: "found", mentions: all, value: first.value }
      : { item, answer: "unsure", mentions: all }
  }
  const isBlank = readings.length > 0 && readings.every(({ parsed }) => parsed === "blank")
  const all = listMentions(readings, isBlank ? [] : mentions)
  return { item, answer: isBlank ? "blank" : all.length > 0 ? "unsure" : "missing", mentions: all }
}

const NUMBERED_CLAUSE = /^\(?\d{1,2}(?:\.\d{1,2})*[.)]? \p{Lu}/u

/** Finds the sentences of prose, and the rows of tables, that match a pattern. */
export function findSentences(lines: readonly TextLine[], pattern: RegExp): Mention[] {
  const pages = new Map<ContractPage, string>()
  lines.forEach(({ page, text, cells }, at) => {
    const goesOn =
      cells.length === 1 && lines[at - 1]?.cells.length === 1 && !isLabel(text) && !NUMBERED_CLAUSE.test(text)
    pages.set(page, pages.has(page) ? `${pages.get(page)}${goesOn ? " " : "\n"}${text}` : text)
  })
  return [...pages].flatMap(([page, text]) => {
    const sentences = page.reading === "garbled" ? [] : text.replaceAll(/([a-z)]{2}[.;]) (?=\S)/g, "$1\n").split("\n")
    return sentences.flatMap(sentence => {
      const at = sentence.search(pattern)
      return at < 0 ? [] : [cite({ page }, sentence, at)]
    })
  })
}
