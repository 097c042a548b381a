import { ZERO } from "../../domain/money/money"
import { SUMS, type QuoteTotals, type SumKey } from "../../domain/quote/quote-types"

const WORDS: Record<SumKey, string> = {
  ourFeeCents: "our fee",
  disbursementsCents: "searches",
  governmentCents: "government",
}

export const formatPercent = (share: number | string): string => `${share}%`

/** A whole percentage. A share below 1% is `under 1%`, and only the whole total is 100%. */
function formatShareAsPercent(share: number): string {
  if (share < 1) return `under ${formatPercent(1)}`
  return formatPercent(share < 100 ? Math.min(Math.round(share), 99) : 100)
}

/** The shares of a total, without sums of zero: each sum's share in percent, unrounded, and in words. */
export function calculateCostShares(totals: QuoteTotals) {
  const parts = SUMS.map(sum => ({ sum, amount: totals[sum] ?? ZERO })).filter(({ amount }) => amount > 0)
  const total = parts.reduce((all, { amount }) => all + amount, 0)
  return parts.map(({ sum, amount }) => {
    const share = (amount / total) * 100
    return { sum, share, percent: formatShareAsPercent(share), word: WORDS[sum] }
  })
}

export const formatCostShares = (shares: ReturnType<typeof calculateCostShares>): string =>
  shares.map(({ percent: percentText, word }) => `${percentText} ${word}`).join(", ")
