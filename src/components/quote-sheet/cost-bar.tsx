import type { QuoteTotals, SumKey } from "../../domain/quote/quote-types"
import { variant, type VariantName } from "../../theme/variant"
import { calculateCostShares, formatCostShares, formatPercent } from "./cost-shares"

const LOOKS: Record<SumKey, VariantName> = {
  ourFeeCents: "quote.ours",
  disbursementsCents: "quote.costs",
  governmentCents: "quote.government",
}

export function CostMark({ sum }: { sum: SumKey }) {
  return (
    <svg className={variant(LOOKS[sum])} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <rect width="12" height="12" rx="3" />
    </svg>
  )
}

/** From this share on, in percent, a segment has room for its label even in the narrowest bar. */
const ROOM_FOR_A_NAME = 50

/**
 * A bar that shows what a total is made of. No segment is too narrow to see, and the largest shows its percentage. The
 * widths are attributes instead of styles, because pages from functions allow no inline styles.
 */
export function Bar({ totals }: { totals: QuoteTotals }) {
  const shares = calculateCostShares(totals)
  const largest = shares.reduce((most, { share }) => Math.max(most, share), 0)
  return (
    <div className={variant("quote.bar")} role="img" aria-label={formatCostShares(shares)}>
      {shares.map(({ sum, share, percent: percentText, word }) => (
        <svg
          key={sum}
          className={variant(LOOKS[sum])}
          width={formatPercent(share.toFixed(2))}
          height="24"
          aria-hidden="true"
        >
          <rect width={formatPercent(100)} height={formatPercent(100)} />
          {share === largest && (
            <text x={formatPercent(50)} y={formatPercent(50)} dy="0.35em" textAnchor="middle">
              {percentText}
              {share >= ROOM_FOR_A_NAME && ` ${word}`}
            </text>
          )}
        </svg>
      ))}
    </div>
  )
}
