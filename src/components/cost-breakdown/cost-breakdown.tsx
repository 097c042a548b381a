import { money } from "../../domain/format/format"
import { dollars } from "../../domain/money/money"
import type { QuoteTotals } from "../../domain/quote/quote-types"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { CostSummary } from "../quote-sheet/cost-summary"

type Props = {
  side: "buying" | "selling"
  state: State
  /** Whole dollars. */
  price: number
  totals: QuoteTotals
}

const JOBS = { buying: "Buying", selling: "Selling" } as const

/** What a whole purchase or sale costs, in short: our fee, what's passed on, the total, and what it's made of. */
export function CostBreakdown({ side, state, price, totals }: Props) {
  return (
    <figure className={variant("piece.panel")}>
      <figcaption className={variant("text.note")}>
        {JOBS[side]} in {STATE_NAMES[state].name} at {money(dollars(price), { cents: "auto" })}
      </figcaption>
      <CostSummary totals={totals} side={side} />
    </figure>
  )
}
