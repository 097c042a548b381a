import { formatDay } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import { dollars } from "../../domain/money/money"
import type { QuoteTotals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { OwnQuote, type ExampleJob } from "../quote-sheet/own-quote"
import { formatJobSummary } from "../quote-sheet/quote-words"
import { Receipt } from "../quote-sheet/receipt"

export type CostBreakdownProps = ExampleJob & {
  totals: QuoteTotals
  /** The day on which all its figures had been read. */
  checkedOn: IsoDate
  /** What the total counts on. */
  basedOn?: string
}

export function CostBreakdown({ side, state, price, property, totals, checkedOn, basedOn }: CostBreakdownProps) {
  return (
    <figure className={variant("piece.panel", "layout.stack")}>
      <figcaption className={variant("text.note")}>
        {formatJobSummary({ side, state, priceCents: dollars(price) })}
      </figcaption>
      <Receipt totals={totals} side={side} basedOn={basedOn} />
      <p className={variant("text.muted")}>Figures last read on {formatDay(checkedOn)}.</p>
      <OwnQuote side={side} state={state} price={price} property={property} />
    </figure>
  )
}
