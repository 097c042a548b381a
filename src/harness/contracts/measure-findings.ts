import { findInContract } from "../../domain/own-contract/find-in-contract"
import type { Answer, ContractFindings, Finding } from "../../domain/own-contract/findings"
import { ITEMS, listItems } from "../../domain/own-contract/items"
import type { ContractPage } from "../../domain/own-contract/pages"
import { compareKey } from "../../domain/own-contract/text-lines"
import type { State } from "../../domain/states"
import type { ExpectedAnswer, FilledContract } from "./contract-data"
import { toContractPages } from "./to-contract-pages"

/** What was found in a contract and what's expected of it. */
export interface MeasuredCase {
  name: string
  state: State | undefined
  findings: ContractFindings
  expected: ReadonlyMap<string, ExpectedAnswer>
  /** For each page from 1, its entry in the contract's data. */
  entries: readonly number[]
}

/** @param pages What a reader made of its PDF, page by page the same. Without, those of `toContractPages`. */
export function runCase(contract: FilledContract, pages?: readonly ContractPage[]): MeasuredCase {
  const pagesOfData = toContractPages(contract)
  return {
    name: contract.name,
    state: contract.state,
    findings: findInContract(pages ?? pagesOfData),
    expected: contract.expected,
    entries: pagesOfData.map(({ entry }) => entry),
  }
}

/** Items whose value may have other words around what's expected. */
const ROUGH_ITEMS = ["edition", "land", "inclusions", "special-conditions"]

function isRightValue({ item, value = "" }: Finding, expected: ExpectedAnswer): boolean {
  if (expected.value === undefined) return true
  const withoutGst = item === "price" ? expected.value.replace(/,? ?\(?inclusive of GST\)?/i, "") : expected.value
  // An amount in words has its figures in brackets.
  const wished = withoutGst.replace(/^[a-z -]+ dollars \((\$[\d,]+)\)$/i, "$1")
  const [actual, wish] = [compareKey(value), compareKey(wished)]
  return ROUGH_ITEMS.includes(item) ? actual.includes(wish) : actual === wish
}

function isRightPage({ mentions: [first] }: Finding, { entry }: ExpectedAnswer, { entries }: MeasuredCase): boolean {
  return entry === undefined ? true : first !== undefined && entries[first.page - 1] === entry
}

/** True if the answer, its value and its page are those that are expected. */
function isRight(finding: Finding, measured: MeasuredCase): boolean {
  const expected = measured.expected.get(finding.item) ?? { answer: "missing" }
  return (
    finding.answer === expected.answer && isRightPage(finding, expected, measured) && isRightValue(finding, expected)
  )
}

/** In words, each answer that isn't the one that's expected. */
export function listWrongAnswers(measured: MeasuredCase): string[] {
  const { findings, expected, state } = measured
  if (findings.state !== state) return [`state: ${findings.state} instead of ${state}`]
  const unknown = [...expected.keys()].filter(item => !state || !listItems(state).some(({ id }) => id === item))
  return [
    ...unknown.map(item => `${item}: no such item`),
    ...findings.findings
      .filter(finding => !isRight(finding, measured))
      .map(({ item, answer, value, mentions: [first] }) => {
        const wish = expected.get(item) ?? { answer: "missing" }
        return `${item}: ${answer} "${value ?? ""}" on page ${first?.page}: ${first?.sentence}; expected ${JSON.stringify(wish)}`
      }),
  ]
}

/** Of one item in one state. Precision is the share of an answer that's right, recall the share of what's there that's found. */
export interface Measure {
  item: string
  state: State
  /** How often each answer was actual, and how often it was right. */
  answers: Readonly<Record<Answer, { total: number; right: number }>>
  /** How often the item was there to be found. */
  present: number
}

/**
 * Counts answers by item and state. A file whose state isn't recognised gives no findings, which counts against recall.
 */
export function measureFindings(cases: readonly MeasuredCase[]): Measure[] {
  const createCount = () => ({ total: 0, right: 0 })
  return ITEMS.flatMap(({ id, parts }) =>
    (Object.keys(parts) as State[]).map(state => {
      const answers = { found: createCount(), blank: createCount(), unsure: createCount(), missing: createCount() }
      const own = cases.filter(measured => measured.state === state)
      for (const measured of own) {
        const finding = measured.findings.findings.find(({ item }) => item === id)
        if (!finding) continue
        answers[finding.answer].total += 1
        if (isRight(finding, measured)) answers[finding.answer].right += 1
      }
      const present = own.filter(({ expected }) => expected.get(id)?.answer === "found").length
      return { item: id, state, answers, present }
    }),
  )
}

const formatShare = (right: number, total: number): string =>
  total === 0 ? "-" : `${right}/${total} ${(right / total).toFixed(3)}`

/** A Markdown table: for each item and state, precision of found, blank and missing, and recall. */
export function formatMeasures(measures: readonly Measure[]): string {
  const rows = measures.map(({ item, state, answers, present }) => [
    item,
    state,
    formatShare(answers.found.right, answers.found.total),
    formatShare(answers.blank.right, answers.blank.total),
    formatShare(answers.missing.right, answers.missing.total),
    formatShare(answers.found.right, present),
  ])
  const all = [
    ["Item", "State", "Found", "Left blank", "Not found", "Recall"],
    ["---", "---", "---", "---", "---", "---"],
    ...rows,
  ]
  return all.map(row => `| ${row.join(" | ")} |`).join("\n")
}
