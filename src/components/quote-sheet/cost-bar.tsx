import { ZERO } from "../../domain/money/money"
import { SUMS, type QuoteTotals, type SumKey } from "../../domain/quote/quote-types"
import { variant, type VariantName } from "../../theme/variant"

const PARTS = {
  ourFeeCents: { word: "our fee", look: "quote.ours" },
  disbursementsCents: { word: "searches", look: "quote.costs" },
  governmentCents: { word: "government", look: "quote.government" },
} as const satisfies Record<SumKey, { word: string; look: VariantName }>

/** The colour of a sum in the bar. */
export function CostMark({ sum }: { sum: SumKey }) {
  return (
    <svg className={variant(PARTS[sum].look)} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <rect width="12" height="12" rx="3" />
    </svg>
  )
}

const percent = (share: number | string): string => `${share}%`

/** Whole percent; a share too small for one is said to be so, and nothing but all is 100%. */
function percentInWords(share: number): string {
  if (share < 1) return `under ${percent(1)}`
  return percent(share < 100 ? Math.min(Math.round(share), 99) : 100)
}

/** From this share on, there's room for its name on the narrowest bar. */
const ROOM_FOR_A_NAME = 50

/**
 * What a total is made of, drawn: no segment is narrower than can be seen, and the largest has its share written on it.
 * The widths are attributes and not styles, since the pages of functions allow no inline style.
 */
export function Bar({ totals }: { totals: QuoteTotals }) {
  const counted = SUMS.map(sum => ({ ...PARTS[sum], amount: totals[sum] ?? ZERO })).filter(({ amount }) => amount > 0)
  const total = counted.reduce((all, { amount }) => all + amount, 0)
  const shown = counted.map(part => ({ ...part, share: (part.amount / total) * 100 }))
  const largest = shown.reduce((most, { share }) => Math.max(most, share), 0)
  const words = shown.map(({ word, share }) => `${percentInWords(share)} ${word}`)
  return (
    <div className={variant("quote.bar")} role="img" aria-label={words.join(", ")}>
      {shown.map(({ word, look, share }) => (
        <svg key={word} className={variant(look)} width={percent(share.toFixed(2))} height="24" aria-hidden="true">
          <rect width={percent(100)} height={percent(100)} />
          {share === largest && (
            <text x={percent(50)} y={percent(50)} dy="0.35em" textAnchor="middle">
              {percentInWords(share)}
              {share >= ROOM_FOR_A_NAME && ` ${word}`}
            </text>
          )}
        </svg>
      ))}
    </div>
  )
}
