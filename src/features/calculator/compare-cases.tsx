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

type Case = { price: Cents | null; on: IsoDate }
type Pair<T> = readonly [T, T]

/** The job as answered and with the other price or date; `null` if there's neither. A sale's costs don't depend on the date. */
function buildPriceAndDateScenarios({ job, on, otherPrice, otherDate, today }: CasesProps): Pair<Case> | null {
  const date = job.side === "buying" ? otherDate : null
  if (otherPrice === null && date === null) return null
  const first = on ?? today
  return [
    { price: job.price, on: first },
    { price: otherPrice ?? job.price, on: date ?? first },
  ]
}

/** Both quotes, or the reasons why one or both can't be calculated, each reason once. */
function calculateQuotesToCompare({ job, today }: CasesProps, cases: Pair<Case>): Pair<Quote> | { reasons: string[] } {
  const [a, b] = [cases[0], cases[1]].map(({ price, on }) => calculateQuoteOnDate({ ...job, price }, on, today))
  if (a?.outcome === "quoted" && b?.outcome === "quoted") return [a.quote, b.quote]
  return {
    reasons: [
      ...new Set([a, b].flatMap(one => (one?.outcome === "manual" ? [formatMissingFigureReason(one.reason)] : []))),
    ],
  }
}

/** Says in a sentence what the other price or date changes; empty if there's nothing to compare. */
export function describeCostAtOtherPriceOrDate(props: CasesProps): string {
  const cases = buildPriceAndDateScenarios(props)
  if (!cases) return ""
  const quotes = calculateQuotesToCompare(props, cases)
  return "reasons" in quotes ? quotes.reasons.join(" ") : describeCostDifference(props, quotes)
}

/** Shows the job as answered next to the job at another price, on another contract date, or both, with the differences. */
export function CompareCases(props: CasesProps) {
  const { job, otherPrice, otherDate } = props
  const cases = buildPriceAndDateScenarios(props)
  if (!cases)
    return (
      <p className={variant("text.note")}>
        {job.side === "buying"
          ? "Enter another price or date to see what changes."
          : "Enter another price to see what changes. You don’t pay duty on a sale, so the contract date makes no difference here."}
      </p>
    )
  const quotes = calculateQuotesToCompare(props, cases)
  if ("reasons" in quotes) return quotes.reasons.map(reason => <p key={reason}>{reason}</p>)
  const [a, b] = quotes
  const withDates = job.side === "buying" && otherDate !== null
  const what = [otherPrice !== null && "price", withDates && "contract date"].filter(Boolean).join(" and ")
  const [first, second] = [cases[0], cases[1]].map(one =>
    formatPriceAndDateHeading(one, otherPrice !== null, withDates),
  )
  return (
    <>
      <p>
        <strong>{describeCostDifference(props, quotes)}</strong>
      </p>
      <AmountsTable
        caption={`Costs at each ${what}`}
        first="Line"
        columns={[first ?? "", first === second ? "The same again" : (second ?? ""), "Difference"]}
        rows={buildQuoteComparisonRows(a, b)}
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

function describeCostDifference({ job, otherPrice, otherDate }: CasesProps, [a, b]: Pair<Quote>): string {
  const [before, after] = [a.totals.totalCents, b.totals.totalCents]
  if (before === null || after === null) return "Give a price to compare."
  const date = job.side === "buying" ? otherDate : null
  const amount = formatMoney(cents(Math.abs(after - before)))
  const isMore = after > before
  if (otherPrice === null) {
    const signing = date === null ? "" : `Signing on ${formatDay(date)} costs`
    return before === after ? `${signing} the same.` : `${signing} ${amount} ${isMore ? "more" : "less"}.`
  }
  const at = `At ${formatMoney(otherPrice, { cents: "auto" })}${date ? `, signed on ${formatDay(date)}` : ""}, the costs are`
  return before === after ? `${at} the same.` : `${at} ${amount} ${isMore ? "higher" : "lower"}.`
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
