import labels from "./tables/labels.json"
import { plainText, type TextLine } from "./text-lines"

/** The labels of `labels.json`, as patterns of their words. Its `others` are those that no item is read from: they end the value before them. */
export type LabelName = keyof typeof labels.items

const ITEM_LABELS = Object.values(labels.items).flat().join("|")

const BOX = "(?:[☐☒☑*•] ?)?"
const NUMBER = "(?:(?:item ?)?\\(?\\d{1,2}(?:\\.\\d+)*[.):]? +|\\(?[a-z]{1,3}[.)] +|item \\d+:? +)?"
/** Hints in brackets, words of printed rows that follow a label. */
const TAIL = "(?: ?\\((?:[^()]|\\([^()]*\\))*(?:\\)|$))*"
const END = "(?: ?: ?|$|(?= ?(?:\\$|[.…_]{2,}|\\[))| )"

/** A label at the beginning of a cell, after its number or box. */
export const PATTERNS = Object.fromEntries(
  Object.entries(labels.items).map(([name, words]) => [
    name,
    new RegExp(`^${BOX}${NUMBER}(?:${words.join("|")})${TAIL}${END}`, "i"),
  ]),
) as Readonly<Record<LabelName, RegExp>>

/** Begins with a label of an item, whatever follows. */
export const ITEM_LABEL = new RegExp(`^${BOX}${NUMBER}(?:${ITEM_LABELS})(?![a-z])`, "i")
const LABEL_ONLY = new RegExp(`^${NUMBER}(?:${ITEM_LABELS}|${labels.others.join("|")})${TAIL} ?(?::|:?[ .…_$]*$)`, "i")
/** Longest cell that can be a label. What's after a colon isn't counted. */
const MAX_LABEL = 150
const MAX_MEMORY = 20_000
const memory = new Map<string, boolean>()

/** True if a cell is a label, alone or with a value after a colon. */
export function isLabel(text: string): boolean {
  const answer = memory.get(text)
  if (answer !== undefined) return answer
  if (memory.size >= MAX_MEMORY) memory.clear()
  const plain = plainText(text)
  const result = LABEL_ONLY.test(plain.length > MAX_LABEL ? plain.slice(0, plain.indexOf(":") + 1) : plain)
  memory.set(text, result)
  return result
}

/** A label with a value of its own in the cell: `Vendor Rosalind Thistleby`, but not `vendor must`. */
const startsWithLabel = (text: string, pattern: RegExp): boolean => {
  const match = pattern.exec(text)
  return match !== null && (isLabel(text) || /^ ?[\p{Lu}\d$]/u.test(text.slice(match[0].length)))
}

const counts = new WeakMap<readonly TextLine[], number>()

/** How many of the items' labels begin cells of these lines. */
export function countLabels(lines: readonly TextLine[]): number {
  const count = counts.get(lines)
  if (count !== undefined) return count
  const texts = lines
    .flatMap(({ cells }) => cells.map(({ text }) => plainText(text).slice(0, MAX_LABEL)))
    .filter(text => ITEM_LABEL.test(text))
  const result = Object.values(PATTERNS).filter(pattern => texts.some(text => startsWithLabel(text, pattern))).length
  counts.set(lines, result)
  return result
}
