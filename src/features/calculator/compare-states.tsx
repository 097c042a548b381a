import { AmountsTable } from "../../components/amounts-table/amounts-table"
import { day } from "../../domain/format/format"
import { reasonInWords } from "../../domain/format/reason"
import type { IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import type { Quote, QuoteGroup } from "../../domain/quote/quote-types"
import { STATE_NAMES, STATES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { amountCell } from "./cells"
import { quoteOn } from "./quote-on"

type Props = { job: JobAnswers; on: IsoDate | null; today: IsoDate }

const COUNTED = ["our-fee", "searches", "settlement", "government"] as const

const groupOf = (quote: Quote | null, key: QuoteGroup["key"]) => quote?.groups.find(group => group.key === key)

/** The same job in each state that we act in, side by side. */
export function CompareStates({ job, on, today }: Props) {
  const cases = STATES.map(state => ({ state, outcome: quoteOn({ ...job, state }, on, today) }))
  const quotes = cases.map(({ outcome }) => (outcome.outcome === "quoted" ? outcome.quote : null))
  const rows = COUNTED.flatMap(key => {
    const title = quotes.map(quote => groupOf(quote, key)?.title).find(Boolean)
    return title ? [{ label: title, cells: quotes.map(q => amountCell(groupOf(q, key)?.subtotalCents)) }] : []
  })
  const total = { label: "Total besides the price", cells: quotes.map(quote => amountCell(quote?.totals.totalCents)) }
  return (
    <>
      <AmountsTable
        caption={`The same answers in three states, with duty at the rates of ${day(on ?? today)}`}
        first="Line"
        columns={STATES.map(state => STATE_NAMES[state].name)}
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
