import type { Finding, Mention } from "./findings"
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
const MAX_MENTIONS = 5

/** Shortens a sentence to at most 300 characters, around a place in it. */
export function cutSentence(text: string, at = 0): string {
  const plain = plainText(text)
  if (plain.length <= MAX_SENTENCE) return plain
  const room = MAX_SENTENCE - 2
  const start = at < room / 2 ? 0 : Math.min(plain.length - room, Math.max(0, at - Math.floor(room / 3)))
  const end = start + room
  return `${start > 0 ? "…" : ""}${plain.slice(start, end).trim()}${end < plain.length ? "…" : ""}`
}

export const isReliable = (page: ContractPage): boolean => page.reading === "text"

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
  const isScan = !isReliable(line.page) || [...line.cells, ...cells].some(({ source }) => source === "scan")
  const isHeading = parsed === "blank" && !isRow
  const mayHideValue = line.page.hasHiddenValues && (isField || parsed === "blank")
  return {
    mention: { page: line.page.number, sentence: cutSentence(sentence) },
    parsed: isScan || mayHideValue || isHeading ? "unclear" : parsed,
    mayHideValue,
  }
}

const isSameText = (a: string, b: string): boolean => compareKey(a) === compareKey(b)

export const listMentions = (readings: readonly Reading[], mentions: readonly Mention[] = []): Mention[] => {
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
  const values = readings.filter(
    (reading): reading is Reading & { parsed: { value: string } } => typeof reading.parsed !== "string",
  )
  const first = values[0]
  if (first && !readings.some(({ mayHideValue }) => mayHideValue)) {
    if (values.every(({ parsed }) => isSame(parsed.value, first.parsed.value)))
      return { item, answer: "found", mentions: listMentions(values), value: first.parsed.value }
    return { item, answer: "unsure", mentions: listMentions(values) }
  }
  const isUnclear = readings.some(({ parsed }) => parsed !== "blank")
  if (isUnclear) return { item, answer: "unsure", mentions: listMentions(readings, mentions) }
  if (readings.length > 0) return { item, answer: "blank", mentions: listMentions(readings) }
  return mentions.length > 0
    ? { item, answer: "unsure", mentions: listMentions([], mentions) }
    : { item, answer: "missing", mentions: [] }
}

/** Sentences of prose that match a pattern, each with its page. */
export function findSentences(lines: readonly TextLine[], pattern: RegExp): Mention[] {
  const pages = new Map<ContractPage, TextLine[]>()
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line])
  return [...pages].flatMap(([page, pageLines]) => {
    if (page.reading === "garbled") return []
    const text = pageLines.map(line => line.text).join(" ")
    return text
      .replaceAll(/([a-z)]{2}[.;]) (?=\S)/g, "$1\n")
      .split("\n")
      .map(sentence => ({ sentence, at: sentence.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .map(({ sentence, at }) => ({ page: page.number, sentence: cutSentence(sentence, at) }))
  })
}
