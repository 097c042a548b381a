import { AmountsTable } from "../../components/comparison/comparison"
import { day, money } from "../../domain/format/format"
import { reasonInWords } from "../../domain/format/reason"
import type { IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { cents, sum, ZERO, type Cents } from "../../domain/money/money"
import { COUNTED_GROUPS, type Quote, type QuoteGroup, type QuoteLine } from "../../domain/quote/quote-types"
import { countedAmount } from "../../domain/quote/totals"
import { OUR_STATES, STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"
import type { CalculatorAnswers } from "./read-answers"
import { quoteOn } from "./result"

/** An amount, or a dash where a case has none. */
const amountCell = (amount: Cents | null | undefined): string =>
  amount === null || amount === undefined ? "–" : money(amount)

/** How much more `b` is than `a`, with its sign. */
function differenceCell(a: Cents | null | undefined, b: Cents | null | undefined): string {
  if (a === null || a === undefined || b === null || b === undefined) return "–"
  const difference = cents(b - a)
  return difference > 0 ? `+${money(difference)}` : money(difference)
}

type StatesProps = { job: JobAnswers; on: IsoDate | null; today: IsoDate }

const groupOf = (quote: Quote | null, key: QuoteGroup["key"]) => quote?.groups.find(group => group.key === key)

/** Numbers of states in words. */
const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]

/** The same job in each state that we act in, side by side. */
export function CompareStates({ job, on, today }: StatesProps) {
  const cases = OUR_STATES.map(state => ({ state, outcome: quoteOn({ ...job, state }, on, today) }))
  const quotes = cases.map(({ outcome }) => (outcome.outcome === "quoted" ? outcome.quote : null))
  const rows = COUNTED_GROUPS.flatMap(key => {
    const title = quotes.map(quote => groupOf(quote, key)?.title).find(Boolean)
    return title ? [{ label: title, cells: quotes.map(q => amountCell(groupOf(q, key)?.subtotalCents)) }] : []
  })
  const total = { label: "Total on top of the price", cells: quotes.map(quote => amountCell(quote?.totals.totalCents)) }
  return (
    <>
      <AmountsTable
        caption={`The same answers in ${COUNTS[OUR_STATES.length] ?? OUR_STATES.length} states, with duty at the rates of ${day(on ?? today)}`}
        first="Line"
        columns={OUR_STATES.map(state => STATE_NAMES[state].name)}
        rows={[...rows, total]}
      />
      {cases.map(
        ({ state, outcome }) =>
          outcome.outcome === "manual" && (
            <p key={state} className={variant("text.note")}>
              {STATE_NAMES[state].name}: {reasonInWords(outcome.reason)}
            </p>
          ),
      )}
    </>
  )
}

export type DatesProps = { job: JobAnswers; on: IsoDate | null; other: IsoDate | null; today: IsoDate }

/** What signing on the other day changes, in a sentence; empty while nothing can be compared. */
export function datesInWords({ job, on, other, today }: DatesProps): string {
  if (job.side !== "buying" || !other) return ""
  const [a, b] = [quoteOn(job, on ?? today, today), quoteOn(job, other, today)]
  if (a.outcome === "manual") return reasonInWords(a.reason)
  if (b.outcome === "manual") return reasonInWords(b.reason)
  return changeInWords(a.quote.totals.totalCents, b.quote.totals.totalCents, other)
}

/** The same purchase signed on two days, with what the wait changes. */
export function CompareDates({ job, on, other, today }: DatesProps) {
  if (job.side !== "buying")
    return (
      <p className={variant("text.note")}>
        You don’t pay duty on a sale, so the contract date makes no difference here.
      </p>
    )
  if (!other) return <p className={variant("text.note")}>Enter another date to see what changes.</p>
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
        rows={[...governmentRows(a.quote, b.quote), row("Total on top of the price", totalA, totalB)]}
      />
      <p className={variant("text.muted")}>
        Duty depends on the contract date. Our fee, the searches and registration are today’s figures in both columns.
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

export type FirmsProps = { quote: Quote; amounts: CalculatorAnswers["amounts"] }

const subtotal = ({ groups }: Quote, key: QuoteGroup["key"]): Cents =>
  groups.find(group => group.key === key)?.subtotalCents ?? ZERO

const linesBeside = ({ quote, amounts }: FirmsProps) => [
  { label: "Fee for the work", ours: subtotal(quote, "our-fee"), theirs: amounts.otherFee },
  { label: "Searches and certificates", ours: subtotal(quote, "searches"), theirs: amounts.otherSearches },
  { label: "Settlement, platform and checks", ours: subtotal(quote, "settlement"), theirs: amounts.otherPlatform },
]

/** The sums of the lines that the other firm has given; `null` while it has given none. */
function sumsOfGiven(lines: ReturnType<typeof linesBeside>): { ours: Cents; theirs: Cents } | null {
  const given = lines.flatMap(({ ours, theirs }) => (theirs === null ? [] : [{ ours, theirs }]))
  if (given.length === 0) return null
  return { ours: sum(...given.map(line => line.ours)), theirs: sum(...given.map(line => line.theirs)) }
}

/** How another firm's figures compare with ours, in a sentence; empty while there are none. */
export function firmsInWords(beside: FirmsProps): string {
  const sums = sumsOfGiven(linesBeside(beside))
  return sums ? comparedInWords(sums.ours, sums.theirs) : ""
}

/** Another firm's figures beside ours. Only lines that the other firm has given are added up. */
export function CompareFirms(beside: FirmsProps) {
  const lines = linesBeside(beside)
  const sums = sumsOfGiven(lines)
  if (!sums) return <p className={variant("text.note")}>Enter at least one of their lines to compare it with ours.</p>
  const { ours, theirs } = sums
  return (
    <>
      <p>
        <strong>{comparedInWords(ours, theirs)}</strong>
      </p>
      <AmountsTable
        caption="Their quote beside ours, line by line"
        first="Line"
        columns={["Ours", "Theirs", "Theirs minus ours"]}
        rows={[
          ...lines.map(line => ({
            label: line.label,
            cells: [
              amountCell(line.ours),
              line.theirs === null ? "Not given" : amountCell(line.theirs),
              differenceCell(line.ours, line.theirs),
            ],
          })),
          {
            label: "Sum of the lines they gave",
            cells: [amountCell(ours), amountCell(theirs), differenceCell(ours, theirs)],
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

function comparedInWords(ours: Cents, theirs: Cents): string {
  if (ours === theirs) return "For these items, both quotes cost the same."
  const amount = money(cents(Math.abs(theirs - ours)))
  return `For these items, their quote is ${amount} ${theirs > ours ? "dearer" : "cheaper"}.`
}
