import { AmountsTable, formatAmountCell, formatAmountDifference } from "../../components/comparison/comparison"
import { formatDay, formatMoney } from "../../domain/format/format"
import { formatMissingFigureReason } from "../../domain/format/reason"
import type { IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { cents, addAmounts, ZERO, type Cents } from "../../domain/money/money"
import { COUNTED_GROUPS, type Quote, type QuoteGroup } from "../../domain/quote/quote-types"
import { OUR_STATES, STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"
import type { CalculatorAnswers } from "./read-answers"
import { calculateQuoteOnDate } from "./result"

type StatesProps = { job: JobAnswers; on: IsoDate | null; today: IsoDate }

const findQuoteGroup = (quote: Quote | null, key: QuoteGroup["key"]) => quote?.groups.find(group => group.key === key)

/** The numbers from 0 to 8 in words, for counting states. */
const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]

/** Compares the cost of the same job in each of the firm's states. */
export function CompareStates({ job, on, today }: StatesProps) {
  const cases = OUR_STATES.map(state => ({ state, outcome: calculateQuoteOnDate({ ...job, state }, on, today) }))
  const quotes = cases.map(({ outcome }) => (outcome.outcome === "quoted" ? outcome.quote : null))
  const rows = COUNTED_GROUPS.flatMap(key => {
    const title = quotes.map(quote => findQuoteGroup(quote, key)?.title).find(Boolean)
    return title
      ? [{ label: title, cells: quotes.map(q => formatAmountCell(findQuoteGroup(q, key)?.subtotalCents)) }]
      : []
  })
  const total = {
    label: "Total on top of the price",
    cells: quotes.map(quote => formatAmountCell(quote?.totals.totalCents)),
  }
  return (
    <>
      <AmountsTable
        caption={`The same answers in ${COUNTS[OUR_STATES.length] ?? OUR_STATES.length} states, with duty at the rates of ${formatDay(on ?? today)}`}
        first="Line"
        columns={OUR_STATES.map(state => STATE_NAMES[state].name)}
        rows={[...rows, total]}
      />
      {cases.map(
        ({ state, outcome }) =>
          outcome.outcome === "manual" && (
            <p key={state} className={variant("text.note")}>
              {STATE_NAMES[state].name}: {formatMissingFigureReason(outcome.reason)}
            </p>
          ),
      )}
    </>
  )
}

export type FirmsProps = { quote: Quote; amounts: CalculatorAnswers["amounts"] }

/** The lines of both firms, and the sums of those that the other firm has quoted; `null` if it has quoted none. */
function compareFirmLines({ quote, amounts }: FirmsProps) {
  const getGroupSubtotal = (key: QuoteGroup["key"]): Cents => findQuoteGroup(quote, key)?.subtotalCents ?? ZERO
  const { otherFee, otherSearches, otherPlatform } = amounts
  const lines = [
    { label: "Fee for the work", ours: getGroupSubtotal("our-fee"), theirs: otherFee },
    { label: "Searches and certificates", ours: getGroupSubtotal("searches"), theirs: otherSearches },
    { label: "Settlement, platform and checks", ours: getGroupSubtotal("settlement"), theirs: otherPlatform },
  ]
  const comparableLines = lines.flatMap(({ ours, theirs }) => (theirs === null ? [] : [{ ours, theirs }]))
  if (comparableLines.length === 0) return null
  const ours = addAmounts(...comparableLines.map(line => line.ours))
  const theirs = addAmounts(...comparableLines.map(line => line.theirs))
  return { lines, ours, theirs }
}

/** Says in a sentence how another firm's figures compare with ours; empty if there are none. */
export function describeFirmComparison(props: FirmsProps): string {
  const comparison = compareFirmLines(props)
  return comparison ? describeFirmPriceDifference(comparison.ours, comparison.theirs) : ""
}

/** Another firm's figures next to ours. The sums include only the lines that the other firm has quoted. */
export function CompareFirms(props: FirmsProps) {
  const comparison = compareFirmLines(props)
  if (!comparison)
    return <p className={variant("text.note")}>Enter at least one figure from their quote to compare it with ours.</p>
  const { lines, ours, theirs } = comparison
  return (
    <>
      <p>
        <strong>{describeFirmPriceDifference(ours, theirs)}</strong>
      </p>
      <AmountsTable
        caption="Their quote beside ours, line by line"
        first="Line"
        columns={["Ours", "Theirs", "Theirs minus ours"]}
        rows={[
          ...lines.map(line => ({
            label: line.label,
            cells: [
              formatAmountCell(line.ours),
              line.theirs === null ? "Not given" : formatAmountCell(line.theirs),
              formatAmountDifference(line.ours, line.theirs),
            ],
          })),
          {
            label: "Total of those items",
            cells: [formatAmountCell(ours), formatAmountCell(theirs), formatAmountDifference(ours, theirs)],
          },
        ]}
      />
      <p className={variant("text.muted")}>
        Duty and registration are the same whoever you choose, so they’re left out. We use the top of each range for our
        searches. Check whether their figures include GST and all the same searches.
      </p>
    </>
  )
}

function describeFirmPriceDifference(ours: Cents, theirs: Cents): string {
  if (ours === theirs) return "For these items, both quotes cost the same."
  const amount = formatMoney(cents(Math.abs(theirs - ours)))
  return `For these items, their quote is ${amount} ${theirs > ours ? "dearer" : "cheaper"}.`
}
