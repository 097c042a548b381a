import { money } from "../../domain/format/format"
import type { Cents } from "../../domain/money/money"
import type { QuoteTotals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"

/** The parts of a total, in the order in which the bar shows them. */
const parts = (totals: QuoteTotals) =>
  [
    { label: "Our fee", look: "quote.ours", amount: totals.ourFeeCents },
    { label: "Searches and settlement", look: "quote.costs", amount: totals.disbursementsCents },
    { label: "Government", look: "quote.government", amount: totals.governmentCents ?? (0 as Cents) },
  ] as const

/** A bar of what the total is made of, with its key. The figures stand in words beside it. */
export function CostBar({ totals }: { totals: QuoteTotals }) {
  const shown = parts(totals).filter(({ amount }) => amount > 0)
  const total = shown.reduce((sum, { amount }) => sum + amount, 0)
  const starts = shown.map((_, i) => shown.slice(0, i).reduce((sum, { amount }) => sum + amount, 0))
  return (
    <>
      <svg className={variant("quote.bar")} viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ label, look, amount }, i) => (
          <rect
            key={label}
            className={variant(look)}
            x={((starts[i] ?? 0) / total) * 1000}
            width={(amount / total) * 1000}
            height="12"
            fill="currentColor"
          />
        ))}
      </svg>
      <ul className={variant("quote.key")}>
        {shown.map(({ label, look, amount }) => (
          <li key={label}>
            <svg className={variant(look)} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <circle cx="5" cy="5" r="5" fill="currentColor" />
            </svg>
            {label} {money(amount)}
          </li>
        ))}
      </ul>
    </>
  )
}
