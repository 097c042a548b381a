import { answer, cite, createPlainReading, findSentences, type Reading } from "./answer"
import { listLines, listSections, type ContractParts } from "./contract-parts"
import type { Finding, Mention } from "./findings"
import { isLabel } from "./label-words"
import { isBlank } from "./parse-values"
import { plainText, type TextLine } from "./text-lines"

/** `1.`, `(1)`, `11.1`, `A1`, `(a)`, `SC 1` or `Special condition 1 -`, with what's behind it. */
const NUMBERED =
  /^(?:(?:special condition|clause|condition|sc|item) ?)?(?:\(?(?<prefix>[A-Z]{1,2}|\d{1,2}\.(?=[1-9]))?(?<digits>\d{1,3})(?:\.0?|\)|:| ?[-–])?|(?:\((?<inBrackets>[a-z])\)|(?<letter>[A-Z])[.)]))(?: +(?=\S)(?!\d)(?<words>.+))?$/iu
const WORD_WITH_NUMBER = /^\D+\d+$/
const MAX_TITLE = 70
const WORDS_OF_TITLE = 8

interface Marker {
  /** The same for all numbers of a run. */
  style: string
  number: number
  words: string
}

function readMarker(text: string): Marker | undefined {
  const { prefix = "", digits, inBrackets, letter, words = "" } = NUMBERED.exec(text)?.groups ?? {}
  if (words === "" && !WORD_WITH_NUMBER.test(text)) return undefined
  if (digits !== undefined) return { style: prefix, number: Number(digits), words }
  const sign = inBrackets ?? letter
  if (sign === undefined || !/^\p{Lu}/u.test(words)) return undefined
  return { style: inBrackets ? "(a)" : "A", number: sign.toLowerCase().charCodeAt(0) - 96, words }
}

interface Clause extends Pick<Marker, "style" | "number"> {
  title: string
  lines: TextLine[]
}

function getTitle(text: string): string {
  const heading = /^(\p{Lu}[^.:]{2,60})[.:] /u.exec(text)?.[1]
  if (text.length <= MAX_TITLE) return heading ?? text.replace(/[.:;]$/, "")
  const title = heading ?? /^(\p{Lu}[^-]{2,40}) - /u.exec(text)?.[1]
  return title ?? `${text.split(" ").slice(0, WORDS_OF_TITLE).join(" ")}…`
}

/** The numbered run of special conditions: each number is one more than the last. */
function listClauses(parts: ContractParts): Clause[] {
  const clauses: Clause[] = []
  for (const line of listLines(parts, "special")) {
    const marker = readMarker(line.text)
    const last = clauses.at(-1)
    const isPlain = marker?.style === ""
    const isNext =
      marker !== undefined &&
      !/^special conditions?$/i.test(marker.words) &&
      (last
        ? marker.style === last.style && marker.number === last.number + 1
        : marker.number === 1 || (isPlain && marker.number > 0)) &&
      !(line.cells.length > 1 && isLabel(line.cells[0]?.text ?? ""))
    if (isNext) clauses.push({ ...marker, title: getTitle(plainText(marker.words)), lines: [line] })
    // A number without a title: the words below it.
    else if (last?.title === "" && last.lines.push(line)) last.title = getTitle(line.text)
    else last?.lines.push(line)
  }
  return clauses
}

/** Finds the titles of special conditions: a heading, then a numbered run. */
function findSpecialConditions(parts: ContractParts): Finding {
  const item = "special-conditions"
  const sections = listSections(parts, "special").filter(({ hasHeading }) => hasHeading)
  const lines = listLines(parts, "special")
  const clauses = listClauses(parts)
  const first = clauses[0]
  if (first && sections.length > 0) {
    const mentions = clauses
      .slice(0, 12)
      .flatMap(({ number, title, lines: [line] }) => (line ? [cite(line, `${number} ${title}`)] : []))
    // After 11.1 and 11.2, a 12.1 begins a run that isn't listed.
    const hasOtherRun =
      first.style.endsWith(".") &&
      lines.some(({ text }) => [first.style, "", undefined].indexOf(readMarker(text)?.style) < 0)
    const isClear = !hasOtherRun && clauses.every(clause => clause.lines.every(({ page }) => page.reading === "text"))
    const value = clauses.map(({ title }) => title).join("; ")
    return isClear ? { item, answer: "found", mentions, value } : { item, answer: "unsure", mentions }
  }
  const readings = sections.flatMap(({ lines: [heading, next] }): Reading[] => {
    if (!heading) return []
    const isBelow = next && next.baseline - heading.baseline < 4 * heading.height && !isLabel(next.cells[0]?.text ?? "")
    const text = isBelow ? next.text : ""
    const isNil = /^(?:nil|none|not applicable|n\/a)\.?$/i.test(text)
    const parsed = isNil ? { value: text } : isBlank(text) && !heading.page.hasHiddenValues ? "blank" : "unclear"
    return [createPlainReading(heading.page, cite(heading, `${heading.text} ${text}`), parsed)]
  })
  return answer(item, readings, readings.length === 0 ? findSentences(lines.slice(0, 3), /\S/) : [])
}

/** Mentions that the deposit is released early. That it's released on settlement is normal. */
function findDepositRelease(parts: ContractParts): Finding {
  const isEarly = (text: string): boolean =>
    /\brelease[sd]?\b|\bmay be (?:paid|used)\b|\baccess to the deposit\b/i.test(text) &&
    /\bdeposit\b/i.test(text) &&
    !(
      /\b(?:on|at|until|after) (?:completion|settlement)\b/i.test(text) &&
      !/\bbefore|prior|early|immediately|upon exchange|after exchange\b/i.test(text)
    )
  const clauses = listClauses(parts)
  const special = clauses.flatMap(({ lines }) => {
    const [first] = lines
    const text = lines.map(line => line.text).join(" ")
    return first && isEarly(text) ? [cite(first, text, text.search(/releas|may be (?:paid|used)/i))] : []
  })
  const loose = findSentences(
    clauses.length > 0 ? [] : listLines(parts, "special"),
    /\bdeposit\b[^.]*\breleas|\breleas[^.]*\bdeposit\b/i,
  ).filter(({ sentence }) => isEarly(sentence))
  const pages = listSections(parts, "section-27").flatMap(({ hasHeading, lines: [line] }) =>
    line && hasHeading ? [cite(line, line.text)] : [],
  )
  // Victoria's general conditions have an early release that applies unless it's deleted.
  const inConditions =
    parts.state === "VIC"
      ? findSentences(listLines(parts, "conditions"), /\bdeposit\b[^.]*\breleased to the vendor\b/i)
      : []
  return answer("deposit-release", [], [...special, ...loose, ...pages, ...inConditions])
}

const SUNSET = /\bsunset\b|\blast (?:date for )?registration\b|\bregistration (?:sunset|deadline)\b/i

/** The mentions that have what a visitor looks for come first, such as a rate before a heading. */
const putFirst = (mentions: readonly Mention[], sought: RegExp): Mention[] => [
  ...mentions.filter(({ sentence }) => sought.test(sentence)),
  ...mentions.filter(({ sentence }) => !sought.test(sentence)),
]

const findSunsetDate = (parts: ContractParts): Finding =>
  answer("sunset-date", [], putFirst(findSentences(listLines(parts, "special", "front"), SUNSET), /\b20\d\d\b/))

const ON_DEFAULT =
  /default|\blate\b|overdue|fail|not complete|delay|after the (?:completion|settlement)|notice to complete|unpaid|outstanding/i

function findDefaultInterest(parts: ContractParts): Finding {
  const ownWords = findSentences(listLines(parts, "front", "special"), /\binterest\b|\bdefault rate\b/i)
  // Printed conditions also speak of interest that a deposit earns.
  const inConditions = findSentences(listLines(parts, "conditions"), /\binterest\b/i).filter(({ sentence }) =>
    /\bpay|\brate\b/i.test(sentence),
  )
  const mentions = [...ownWords, ...inConditions].filter(({ sentence }) => ON_DEFAULT.test(sentence))
  return answer("default-interest", [], putFirst(mentions, /%|\bper ?cent/i))
}

export const CONDITION_RULES = {
  "special-conditions": findSpecialConditions,
  "deposit-release": findDepositRelease,
  "sunset-date": findSunsetDate,
  "default-interest": findDefaultInterest,
} as const satisfies Readonly<Record<string, (parts: ContractParts) => Finding>>
