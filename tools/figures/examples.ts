import * as v from "valibot"
import { workedExampleSchema, type WorkedExample } from "../../src/domain/transfer-duty/worked-example"
import { parseCsvRecords } from "./csv"

/** A row of a file of worked examples. If our rules don't have its state, buyer or property, it has only a reason. */
export type ExampleRow = { name: string; required: boolean } & (
  { example: WorkedExample } | { example: null; reason: string }
)

type Raw = Readonly<Record<string, unknown>>

/** Columns in which an unknown value means that our rules don't cover the row, not that the row is invalid. */
const WORDS = ["state", "buyer", "property"]

const COLUMNS = ["state", "contract_date", "price", "buyer_type", "property_type", "foreign"]

/**
 * `construction_cost_after_contract` is optional, and columns without a use are ignored. @throws Error that lists every
 * invalid line.
 */
export function parseDutyExamplesFromCsv(text: string): ExampleRow[] {
  const rows = parseCsvRecords(text)
  const missing = COLUMNS.filter(column => !(column in (rows[0]?.row ?? {})))
  if (missing.length) throw new Error(`the file has no column ${missing.join(", ")}, or no rows`)
  return parseDutyExamples(rows.map(({ line, row }) => ({ place: `line ${line}`, raw: toRawExample(row) })))
}

export const parseDutyExamplesFromJson = (cases: readonly Raw[]): ExampleRow[] =>
  parseDutyExamples(cases.map((raw, i) => ({ place: `case ${i + 1}`, raw })))

const replaceUnderscores = (text = ""): string => text.replaceAll("_", "-")
const parseAmount = (text = ""): unknown => (text === "" ? null : /^\d+(\.\d+)?$/.test(text) ? Number(text) : text)
const parseYesNo = (text = ""): unknown => (text === "yes" ? true : text === "no" ? false : text)

const toRawExample = (row: Record<string, string>): Raw => ({
  state: row.state,
  contractDate: row.contract_date,
  price: parseAmount(row.price),
  buyer: replaceUnderscores(row.buyer_type),
  property: replaceUnderscores(row.property_type),
  foreign: parseYesNo(row.foreign),
  constructionCost: parseAmount(row.construction_cost_after_contract),
  duty: parseAmount(row.expected_duty),
  surcharge: parseAmount(row.expected_surcharge),
  required: parseYesNo(row.required || "no"),
})

function parseDutyExamples(raws: readonly { place: string; raw: Raw }[]): ExampleRow[] {
  const problems: string[] = []
  const rows = raws.flatMap(({ place, raw }): ExampleRow[] => {
    const name = `${place}: ${formatExampleName(raw)}`
    const result = v.safeParse(workedExampleSchema, raw)
    if (result.success) return [{ name, required: result.output.required, example: result.output }]
    const messages = result.issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`)
    if (result.issues.every(issue => WORDS.includes(v.getDotPath(issue) ?? "")))
      return [{ name, required: raw.required === true, example: null, reason: messages.join("; ") }]
    problems.push(`${place}: ${messages.join("; ")}`)
    return []
  })
  if (problems.length) throw new Error(problems.join("\n"))
  return rows
}

const formatExampleName = (raw: Raw): string =>
  ["state", "contractDate", "price", "buyer", "property"]
    .map(key => raw[key])
    .concat(raw.foreign === true ? ["foreign"] : [])
    .join(" ")
