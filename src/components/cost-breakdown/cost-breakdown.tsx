import { money } from "../../domain/format/format"
import { dollars } from "../../domain/money/money"
import type { QuoteTotals } from "../../domain/quote/quote-types"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Bar, CostRows } from "../quote-sheet/cost-bar"

type Props = {
  side: "buying" | "selling"
  state: State
  /** Whole dollars. */
  price: number
  totals: QuoteTotals
}

const JOBS = { buying: "Buying", selling: "Selling" } as const

/** What a whole purchase or sale costs, as a bar and a short table: each part, and the total. */
export function CostBreakdown({ side, state, price, totals }: Props) {
  return (
    <figure className={variant("piece.panel")}>
      <figcaption className={variant("text.note")}>
        {JOBS[side]} in {STATE_NAMES[state].name} at {money(dollars(price), { cents: "auto" })}
      </figcaption>
      <Bar totals={totals} />
      <dl className={variant("cost.parts")}>
        <CostRows totals={totals} />
        <div>
          <dt>Total, including GST</dt>
          <dd>{totals.totalCents === null ? "Needs a price" : money(totals.totalCents)}</dd>
        </div>
      </dl>
    </figure>
  )
}
