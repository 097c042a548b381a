import { money } from "../../domain/format/format"
import { ZERO } from "../../domain/money/money"
import { SUMS, type QuoteTotals, type SumKey } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"

const PARTS = {
  ourFeeCents: { label: "Our fee", look: "quote.ours" },
  disbursementsCents: { label: "Searches and settlement", look: "quote.costs" },
  governmentCents: { label: "Government", look: "quote.government" },
} as const satisfies Record<SumKey, object>

/** The parts of a total, in the order in which a bar shows them. */
const costParts = (totals: QuoteTotals) =>
  SUMS.map(sum => ({ ...PARTS[sum], amount: totals[sum] ?? ZERO })).filter(({ amount }) => amount > 0)

type CostPart = ReturnType<typeof costParts>[number]

/** The colour of a part in the bar. */
function CostMark({ look }: Pick<CostPart, "look">) {
  return (
    <svg className={variant(look)} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill="currentColor" />
    </svg>
  )
}

/** What a total is made of, drawn. The figures stand in words beside it. */
export function Bar({ totals }: { totals: QuoteTotals }) {
  const shown = costParts(totals)
  const total = shown.reduce((sum, { amount }) => sum + amount, 0)
  const starts = shown.map((_, i) => shown.slice(0, i).reduce((sum, { amount }) => sum + amount, 0))
  return (
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
  )
}

/** A bar of what the total is made of, with its key. */
export function CostBar({ totals }: { totals: QuoteTotals }) {
  return (
    <>
      <Bar totals={totals} />
      <ul className={variant("quote.key")}>
        {costParts(totals).map(({ label, look, amount }) => (
          <li key={label}>
            <CostMark look={look} />
            {label} {money(amount)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A row of a `dl` for each part, with its colour in the bar. */
export function CostRows({ totals }: { totals: QuoteTotals }) {
  return costParts(totals).map(({ label, look, amount }) => (
    <div key={label}>
      <dt>
        <CostMark look={look} />
        {label}
      </dt>
      <dd>{money(amount)}</dd>
    </div>
  ))
}
