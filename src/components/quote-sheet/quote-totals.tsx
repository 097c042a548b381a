import { money } from "../../domain/format/format"
import type { QuoteTotals as Totals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"

const orNeedsAPrice = (amount: Totals["totalCents"]): string => (amount === null ? "Needs a price" : money(amount))

/** The sums of a quote. GST is inside them, and said. */
export function QuoteTotals({ totals }: { totals: Totals }) {
  const rows = [
    ["Our fixed fee", money(totals.ourFeeCents)],
    ["Searches, settlement and checks", money(totals.disbursementsCents)],
    ["Government duty and fees", orNeedsAPrice(totals.governmentCents)],
  ]
  return (
    <section className={variant("quote.group")} aria-label="Totals">
      <dl className={variant("quote.sums")}>
        {rows.map(([label, amount]) => (
          <div key={label} className={variant("quote.total")}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={variant("quote.grandTotal")}>
          <dt>Total</dt>
          <dd>{orNeedsAPrice(totals.totalCents)}</dd>
        </div>
      </dl>
      <p className={variant("text.muted")}>
        All amounts include GST where it applies. Our fee holds {money(totals.gstInOurFeeCents)} of GST. Where a line is
        a range, the total counts the higher figure.
      </p>
    </section>
  )
}
