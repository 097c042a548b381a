import type { QuoteTotals as Totals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { gstInWords, sumsInWords } from "./quote-words"

/** The sums of a quote. GST is inside them, and said. */
export function QuoteTotals({ totals }: { totals: Totals }) {
  const { rows, total } = sumsInWords(totals)
  return (
    <section className={variant("quote.group")} aria-label="Totals">
      <dl className={variant("quote.sums")}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={variant("quote.total")}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={variant("quote.grandTotal")}>
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className={variant("text.muted")}>{gstInWords(totals)}</p>
    </section>
  )
}
