import {
  AmountsTable,
  formatAmountCell,
  formatAmountDifference,
  type OptionalAmount,
} from "../../components/comparison/comparison"
import { SUM_LABELS } from "../../components/quote-sheet/quote-words"
import { formatDay, formatMoney } from "../../domain/format/format"
import { formatMissingFigureReason } from "../../domain/format/reason"
import type { IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { cents, ZERO, type Cents } from "../../domain/money/money"
import { SUMS, type Quote, type QuoteLine } from "../../domain/quote/quote-types"
import { getCountedAmount } from "../../domain/quote/totals"
import { variant } from "../../theme/variant"
import { addPropertyPrice, calculateQuoteOnDate } from "./result"

export type CasesProps = {
  job: JobAnswers
  /** The contract date; `null` means today. */
  on: IsoDate | null
  /** What to compare the job with: another price, another contract date, or both. */
  otherPrice: Cents | null
  otherDate: IsoDate | null
  today: IsoDate
}

type Case = { price: Cents | null; on: IsoDate; quote: Quote }

/**
 * The job as answered and with the other price or date, or the reasons why one or both can't be calculated, each reason
 * once; `null` if there's neither a price nor a date. A sale's costs don't depend on the date.
 */
function calculateCases({ job, on, otherPrice, otherDate, today }: CasesProps) {
  const date = job.side === "buying" ? otherDate : null
  if (otherPrice === null && date === null) return null
  const first = { price: job.price, on: on ?? today }
  const cases: Case[] = []
  const reasons = new Set<string>()
  for (const one of [first, { price: otherPrice ?? first.price, on: date ?? first.on }]) {
    const outcome = calculateQuoteOnDate({ ...job, price: one.price }, one.on, today)
    if (outcome.outcome === "quoted") cases.push({ ...one, quote: outcome.quote })
    else reasons.add(formatMissingFigureReason(outcome.reason))
  }
  const [a, b] = cases
  return a && b
    ? { a, b, difference: describeCostDifference(a.quote, b.quote, { otherPrice, date, today }) }
    : [...reasons]
}

/** Says in a sentence what the other price or date changes; empty if there's nothing to compare. */
export function describeCostAtOtherPriceOrDate(props: CasesProps): string {
  const cases = calculateCases(props)
  return Array.isArray(cases) ? cases.join(" ") : (cases?.difference ?? "")
}

/** Shows the job as answered next to the job at another price, on another contract date, or both, with the differences. */
export function CompareCases(props: CasesProps) {
  const { job, otherPrice, otherDate } = props
  const cases = calculateCases(props)
  if (!cases)
    return (
      <p className={variant("text.note")}>
        {job.side === "buying"
          ? "Enter another price or date to see what changes."
          : "Enter another price to see what changes. You don’t pay duty on a sale, so the contract date makes no difference here."}
      </p>
    )
  if (Array.isArray(cases)) return cases.map(reason => <p key={reason}>{reason}</p>)
  const { a, b, difference } = cases
  const withDates = job.side === "buying" && otherDate !== null
  const what = [otherPrice !== null && "price", withDates && "contract date"].filter(Boolean).join(" and ")
  const first = formatPriceAndDateHeading(a, otherPrice !== null, withDates)
  const second = formatPriceAndDateHeading(b, otherPrice !== null, withDates)
  return (
    <>
      <p>
        <strong>{difference}</strong>
      </p>
      <AmountsTable
        caption={`Costs at each ${what}`}
        first="Line"
        columns={[first, first === second ? "The same again" : second, "Difference"]}
        rows={buildQuoteComparisonRows(a.quote, b.quote)}
      />
      <p className={variant("text.muted")}>
        {withDates &&
          "Duty depends on the contract date. Our fee, the searches and registration are today’s figures in both columns. "}
        The page’s address keeps this comparison: copy the link to save or share it.
      </p>
    </>
  )
}

/** A column's heading: `At $900,000, signed 1 July 2026`. */
function formatPriceAndDateHeading({ price, on }: Case, withPrice: boolean, withDate: boolean): string {
  const at = withPrice && price !== null ? `At ${formatMoney(price, { cents: "auto" })}` : ""
  if (!withDate) return at
  return at ? `${at}, signed ${formatDay(on)}` : `Signed ${formatDay(on)}`
}

type Other = { otherPrice: Cents | null; date: IsoDate | null; today: IsoDate }

/** Of a day that has passed it says so: nobody can sign then any more. */
function describeCostDifference(a: Quote, b: Quote, { otherPrice, date, today }: Other): string {
  const [before, after] = [a.totals.totalCents, b.totals.totalCents]
  if (before === null || after === null) return "Enter a price to compare."
  const amount = formatMoney(cents(Math.abs(after - before)))
  const isMore = after > before
  const isPast = date !== null && date < today
  const passed = isPast ? " That date has passed." : ""
  if (otherPrice === null) {
    const signing = date === null ? "" : `Signing on ${formatDay(date)} ${isPast ? "would have cost" : "costs"}`
    return before === after
      ? `${signing} the same.${passed}`
      : `${signing} ${amount} ${isMore ? "more" : "less"}.${passed}`
  }
  const at = `At ${formatMoney(otherPrice, { cents: "auto" })}${date ? `, signed on ${formatDay(date)}` : ""}, the costs ${isPast ? "would have been" : "are"}`
  return before === after ? `${at} the same.${passed}` : `${at} ${amount} ${isMore ? "higher" : "lower"}.${passed}`
}

const buildComparisonRow = (label: string, a: OptionalAmount, b: OptionalAmount) => ({
  label,
  cells: [formatAmountCell(a), formatAmountCell(b), formatAmountDifference(a, b)],
})

/** Our fee, costs we pass on, each government charge and the total. A purchase also has the total including the price. */
function buildQuoteComparisonRows(a: Quote, b: Quote) {
  const sums = SUMS.flatMap(sum =>
    sum === "governmentCents"
      ? buildGovernmentChargeRows(a, b)
      : [buildComparisonRow(SUM_LABELS[sum], a.totals[sum], b.totals[sum])],
  )
  const total = buildComparisonRow("Total on top of the price", a.totals.totalCents, b.totals.totalCents)
  if (a.side !== "buying") return [...sums, { ...total, label: "Total" }]
  return [
    ...sums,
    total,
    buildComparisonRow(
      "Including the price",
      addPropertyPrice(a.priceCents, a.totals),
      addPropertyPrice(b.priceCents, b.totals),
    ),
  ]
}

const listGovernmentCharges = ({ groups }: Quote): readonly QuoteLine[] =>
  groups.filter(({ key }) => key === "government").flatMap(({ lines }) => lines)

/** A row for each line in either quote. A quote without that line counts as zero. */
function buildGovernmentChargeRows(a: Quote, b: Quote) {
  const labels = new Map([...listGovernmentCharges(a), ...listGovernmentCharges(b)].map(line => [line.key, line.label]))
  const getChargeAmount = (quote: Quote, key: string) => {
    const line = listGovernmentCharges(quote).find(line => line.key === key)
    return line ? getCountedAmount(line) : ZERO
  }
  return [...labels].map(([key, label]) => buildComparisonRow(label, getChargeAmount(a, key), getChargeAmount(b, key)))
}
