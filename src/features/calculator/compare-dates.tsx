import { AmountsTable } from "../../components/amounts-table/amounts-table"
import { day, money } from "../../domain/format/format"
import { reasonInWords } from "../../domain/format/reason"
import type { IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { cents, type Cents } from "../../domain/money/money"
import type { Quote, QuoteLine } from "../../domain/quote/quote-types"
import { countedAmount } from "../../domain/quote/totals"
import { variant } from "../../theme/variant"
import { amountCell, differenceCell } from "./cells"
import { quoteOn } from "./quote-on"

type Props = { job: JobAnswers; on: IsoDate | null; other: IsoDate | null; today: IsoDate }

/** The same purchase signed on two days, with what the wait changes. */
export function CompareDates({ job, on, other, today }: Props) {
  if (job.side !== "buying")
    return <p className={variant("text.note")}>A sale pays no duty, so the day of its contract changes nothing here.</p>
  if (!other) return <p className={variant("text.note")}>Enter the other day to see what changes.</p>
  const first = on ?? today
  const outcomes = [quoteOn(job, first, today), quoteOn(job, other, today)] as const
  const [a, b] = outcomes
  if (a.outcome === "manual" || b.outcome === "manual") {
    const reasons = outcomes.flatMap(outcome => (outcome.outcome === "manual" ? [outcome.reason] : []))
    return [...new Set(reasons)].map(reason => <p key={reason}>{reasonInWords(reason)}</p>)
  }
  const { totalCents: totalA } = a.quote.totals
  const { totalCents: totalB } = b.quote.totals
  return (
    <>
      <p>
        <strong>{changeInWords(totalA, totalB, other)}</strong>
      </p>
      <AmountsTable
        caption="Government lines at each contract date"
        first="Line"
        columns={[`Signed ${day(first)}`, first === other ? "The same day" : `Signed ${day(other)}`, "Difference"]}
        rows={[...governmentRows(a.quote, b.quote), row("Total besides the price", totalA, totalB)]}
      />
      <p className={variant("text.muted")}>
        Duty follows the contract date. Our fee, the searches and registration stand at today’s figures in both columns.
      </p>
    </>
  )
}

const row = (label: string, a: Cents | null | undefined, b: Cents | null | undefined) => ({
  label,
  cells: [amountCell(a), amountCell(b), differenceCell(a, b)],
})

function changeInWords(a: Cents | null, b: Cents | null, other: IsoDate): string {
  if (a === null || b === null) return "Give a price to compare."
  if (a === b) return `Signing on ${day(other)} costs the same.`
  const amount = money(cents(Math.abs(b - a)))
  return `Signing on ${day(other)} costs ${amount} ${b > a ? "more" : "less"}.`
}

const linesOf = ({ groups }: Quote): readonly QuoteLine[] =>
  groups.filter(({ key }) => key === "government").flatMap(({ lines }) => lines)

/** A row for each line that either quote has; where one has none, nothing is charged or saved. */
function governmentRows(a: Quote, b: Quote) {
  const labels = new Map([...linesOf(a), ...linesOf(b)].map(line => [line.key, line.label]))
  const at = (quote: Quote, key: string) => {
    const line = linesOf(quote).find(line => line.key === key)
    return line ? countedAmount(line) : cents(0)
  }
  return [...labels].map(([key, label]) => row(label, at(a, key), at(b, key)))
}
