import type { Figures } from "../../src/domain/figures/figures"
import { formatMoney } from "../../src/domain/format/format"
import { getTableEnding } from "../../src/domain/states"
import { compareDutyExampleWithRules, type Verdict } from "../../src/domain/transfer-duty/worked-example"
import type { ExampleRow } from "./examples"

export type Check = { lines: string[]; passed: boolean }

/** Compares every worked example with the rules of the quote, except those of states in which the firm doesn't act. */
export function compareDutyExamplesWithRules(all: readonly ExampleRow[], figures: Figures): Check {
  const rows = all.filter(({ example }) => !example || `transfer-duty-${getTableEnding(example.state)}` in figures)
  const verdicts = rows.map(row => ({ ...row, ...getExampleVerdict(row, figures) }))
  const countVerdicts = (verdict: Verdict["verdict"]): number => verdicts.filter(row => row.verdict === verdict).length
  const missingRows = verdicts.filter(row => row.required && row.verdict === "not covered")
  return {
    lines: [
      ...verdicts.flatMap(row => describeDutyExampleResult(row).map(text => `${row.name}: ${text}`)),
      ...(rows.length < all.length
        ? [`${all.length - rows.length} rows are of states in which the firm doesn't act`]
        : []),
      `${rows.length} rows, ${countVerdicts("match")} match, ${countVerdicts("differs")} differ, ${countVerdicts("not covered")} not covered`,
    ],
    passed: countVerdicts("differs") === 0 && missingRows.length === 0,
  }
}

const getExampleVerdict = (row: ExampleRow, figures: Figures): Verdict =>
  row.example ? compareDutyExampleWithRules(row.example, figures) : { verdict: "not covered", reason: row.reason }

function describeDutyExampleResult(row: Verdict & { required: boolean }): string[] {
  if (row.verdict === "match") return []
  if (row.verdict === "differs")
    return row.differences.map(
      ({ figure, stated, ours }) => `${figure} is said to be ${formatMoney(stated)}, and ours is ${formatMoney(ours)}`,
    )
  return [`${row.required ? "required, but " : ""}not covered: ${row.reason}`]
}
