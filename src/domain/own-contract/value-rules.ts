import { answer, cite, createReading, findSentences, type Reading } from "./answer"
import { listLines, listSections, type ContractParts } from "./contract-parts"
import { findEdition } from "./edition-rule"
import type { Finding } from "./findings"
import { isLabel } from "./label-words"
import { readLabelled, type LabelledText } from "./labels"
import { isBlank, parseDate, parseDay, parseLand, parseMoney, parseNames, readLand, type Parsed } from "./parse-values"
import type { PageCell } from "./pages"
import { findDeposit, findPrice } from "./price-rules"
import { joinParts, readFront } from "./read-front"
import { compareKey, isBox, isTick, plainText, type TextLine } from "./text-lines"

/** Parses names of parties: lines up to the first with an address or a number. */
const takeNameLines = ({ lines }: LabelledText): string => {
  const end = lines.findIndex(
    (line, at) =>
      at > 0 && (/\d/.test(line) || /^(?:c\/|(?:of|care of|abn|acn|address|tel|phone|email|as)\b)/i.test(line)),
  )
  return (end < 0 ? lines : lines.slice(0, end)).join(" ")
}

const findParty =
  (item: "seller" | "buyer") =>
  (parts: ContractParts): Finding =>
    answer(item, readFront(parts, item, parseNames, { read: takeNameLines }))

const isSameLand = (a: string, b: string): boolean => {
  const [one, other] = [readLand(a), readLand(b)]
  return (["street", "lot", "plan"] as const).every(
    key => one[key] === undefined || other[key] === undefined || compareKey(one[key]) === compareKey(other[key]),
  )
}

const readLandLabels = (parts: ContractParts): Reading[] =>
  readFront(parts, "land", parseLand, { takesSubLabels: true, read: ({ text }) => text })

/** Finds the land. If title searches are there and none has its plan, it isn't sure. */
function findLand(parts: ContractParts): Finding {
  const readings = readLandLabels(parts)
  // An address and a lot in two places make one value.
  const clear = readings.filter(({ parsed }) => typeof parsed !== "string")
  const finding = answer("land", clear.length > 0 ? clear : readings, [], isSameLand)
  if (finding.answer !== "found") return finding
  const values = clear.map(({ parsed }) => (parsed as { value: string }).value)
  const value = [...new Set(values)]
    .sort((a, b) => b.length - a.length)
    .filter((one, at, all) => !all.slice(0, at).some(longer => compareKey(longer).includes(compareKey(one))))
    .join("; ")
  return isOtherPlan(parts, value)
    ? { item: "land", answer: "unsure", mentions: finding.mentions }
    : { ...finding, value }
}

/** True if title searches are there and none has the plan of a value. */
function isOtherPlan(parts: ContractParts, value: string): boolean {
  const { plan } = readLand(value)
  const searchText = listLines(parts, "title-search")
    .map(({ text }) => text)
    .join(" ")
    .replace(/\D+/g, " ")
  return plan !== undefined && /\d{5}/.test(searchText) && !searchText.split(" ").includes(plan)
}

/** True if title searches are there and none is of the land that's sold. */
export const isOtherLand = (parts: ContractParts): boolean =>
  readLandLabels(parts).some(({ parsed }) => typeof parsed !== "string" && isOtherPlan(parts, parsed.value))

const FINANCE =
  /subject to[^.]{0,80}\b(?:finance|loan|mortgage)\b|\b(?:finance|loan) (?:approval|condition|clause)\b|\bapproval (?:of|for)[^.]{0,40}\b(?:loan|finance)\b/i
const INSPECTION =
  /subject to[^.]{0,100}\b(?:building|pest|inspection)\b|\b(?:building|pest)(?: and| &|\/)?(?: pest)? (?:inspection|report)s?\b/i

/** Finds the finance condition: which of its blanks are left blank. */
function findFinance(parts: ContractParts): Finding {
  const mentions = findSentences(listLines(parts, "special"), FINANCE)
  if (parts.state === "NSW") return answer("finance", [], mentions)
  const finding = joinParts("finance", {
    "loan amount": answer("finance", readFront(parts, "finance-amount", parseMoney)),
    lender: answer("finance", readFront(parts, "lender", parseLender)),
    [parts.state === "VIC" ? "approval date" : "finance date"]: answer(
      "finance",
      readFront(parts, "finance-date", parseDay),
    ),
  })
  // Nobody has to fill in blanks below an empty box.
  const isBlank = finding.answer === "blank" && !listLines(parts, "front").some(isUntickedFinance)
  return isBlank ? finding : answer("finance", [], [...finding.mentions, ...mentions])
}

const isUntickedFinance = ({ cells, text }: TextLine): boolean =>
  cells.some(isBox) && !cells.some(isTick) && /\b(?:loan|finance)\b/i.test(text)

/** A lender's name, or "any bank". */
function parseLender(text: string): Parsed {
  if (isBlank(text)) return "blank"
  const plain = plainText(text)
    .replace(/[.…_]{3,}/g, "")
    .trim()
  return /^[\p{Lu}a-z][\p{L}\d&' -]{2,60}$/u.test(plain) && !/\b(?:insert|unless|must|is|if|tba|tbc)\b/i.test(plain)
    ? { value: plain }
    : "unclear"
}

/** Finds the building and pest condition: an inspection date that's left blank, or where it's mentioned. */
function findInspection(parts: ContractParts): Finding {
  const mentions = findSentences(listLines(parts, "special"), INSPECTION)
  if (parts.state === "NSW") return answer("inspection", [], mentions)
  const { answer: dateAnswer, mentions: dateMentions } = answer("inspection", readFront(parts, "inspection", parseDay))
  const boxes = listLines(parts, "front")
    .filter(({ cells, text }) => cells.some(isBox) && INSPECTION.test(text))
    .map(line => cite(line, line.text))
  if (dateAnswer === "blank" && boxes.length === 0)
    return { item: "inspection", answer: "blank", mentions: dateMentions }
  return answer("inspection", [], [...dateMentions, ...boxes, ...mentions])
}

/** What forms print beside boxes, so that it's no choice of anyone. */
const PRINTED_INCLUSIONS =
  /air condition|blinds|built-in wardrobes|clothes line|curtains|dishwasher|ev charger|floor coverings|insect screens|light fittings|pool equipment|range hood|solar panels|stove|tv antenna/gi
const MANY_PRINTED = 8

function parseInclusions(text: string): Parsed {
  if (isBlank(text)) return "blank"
  if (/☐/.test(text) || new Set(text.toLowerCase().match(PRINTED_INCLUSIONS)).size >= MANY_PRINTED) return "unclear"
  const plain = plainText(text)
    .replace(/[.…_]{3,}/g, "")
    .trim()
  const isPrinted = /\b(?:if any|attach|insert|list|delete|specify|described|see|means|must|as inspected)\b|:$/i.test(
    plain,
  )
  return /\p{L}{3}/u.test(plain) && !isPrinted ? { value: plain } : "unclear"
}

/** The lines of a list of boxes that begins in a label's line or below it. What's chosen can't be read if words below a box may belong to it. */
function listBoxRows(
  lines: readonly TextLine[],
  { line: label, cells: values }: LabelledText,
): { rows: TextLine[]; isClear: boolean } {
  const left = (label.cells.slice(1).find(isBox) ?? values[0] ?? label.cells[0])?.left ?? 0
  const isInList = (cell: PageCell | undefined): cell is PageCell => (cell?.left ?? 0) >= left - label.height
  const at = lines.indexOf(label)
  const rows: TextLine[] = []
  for (const line of lines.slice(at, at + 12)) {
    const [first] = line === label ? line.cells.slice(1).filter(isBox) : line.cells
    if (first && isBox(first) && isInList(first)) rows.push(line)
    else if (line !== label) return { rows, isClear: !(rows.length > 0 && isInList(first) && !isLabel(first.text)) }
  }
  return { rows, isClear: true }
}

const findInclusions = (parts: ContractParts): Finding =>
  answer(
    "inclusions",
    listSections(parts, "front").flatMap(({ lines }) =>
      readLabelled("inclusions", lines, { takesLines: true }).flatMap(text => {
        const { rows, isClear } = listBoxRows(lines, text)
        if (rows.length === 0) return createReading(text, parseInclusions) ?? []
        const all = [...new Set([text.line, ...rows])]
        const ticked = all.flatMap(({ cells }) =>
          cells.flatMap((cell, at) => (isTick(cell) ? [plainText(cells[at + 1]?.text ?? "")] : [])),
        )
        const isChosen = isClear && ticked.length > 0
        const value = ticked.join(", ")
        // Only what's ticked is quoted. If that's not clear, it's all boxes, each as it is.
        const sentence = isChosen ? value : all.map(row => row.text).join(" ")
        return createReading({ ...text, text: value, sentence }, () => (isChosen ? { value } : "unclear")) ?? []
      }),
    ),
  )

/** Some forms have no place for the contract date but that of the last signature. */
const DATE_OF_SIGNING = /\b(?:day of sale|contract date) (?:is|means) the (?:date|day)\b/i

function findContractDate(parts: ContractParts): Finding {
  const mentions = findSentences(listLines(parts, "front", "notices", "other"), DATE_OF_SIGNING)
  return answer("contract-date", readFront(parts, "contract-date", parseDate), mentions)
}

/** A rule for each item whose value stands beside a label. */
export const VALUE_RULES = {
  edition: findEdition,
  seller: findParty("seller"),
  buyer: findParty("buyer"),
  land: findLand,
  price: findPrice,
  deposit: findDeposit,
  "contract-date": findContractDate,
  "settlement-date": parts => answer("settlement-date", readFront(parts, "settlement-date", parseDay)),
  finance: findFinance,
  inspection: findInspection,
  inclusions: findInclusions,
} as const satisfies Readonly<Record<string, (parts: ContractParts) => Finding>>
