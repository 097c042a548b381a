import { ZERO } from "../../domain/money/money"
import { SUMS, type QuoteTotals, type SumKey } from "../../domain/quote/quote-types"

const WORDS: Record<SumKey, string> = {
  ourFeeCents: "our fee",
  disbursementsCents: "searches",
  governmentCents: "government",
}

const percent = (share: number): string => `${share}%`

/** Whole percent; a share too small for one is said to be so, and nothing but all is 100%. */
function formatPercentShare(share: number): string {
  if (share < 1) return `under ${percent(1)}`
  return percent(share < 100 ? Math.min(Math.round(share), 99) : 100)
}

/** What a total is made of, without what comes to nothing: each sum's share in percent, unrounded, and in words. */
export function calculateShares(totals: QuoteTotals) {
  const counted = SUMS.map(sum => ({ sum, amount: totals[sum] ?? ZERO })).filter(({ amount }) => amount > 0)
  const total = counted.reduce((all, { amount }) => all + amount, 0)
  return counted.map(({ sum, amount }) => {
    const share = (amount / total) * 100
    return { sum, share, percent: formatPercentShare(share), word: WORDS[sum] }
  })
}

/** The shares in one line: `4% our fee, under 1% searches, 96% government`. */
export const sharesInWords = (shares: ReturnType<typeof calculateShares>): string =>
  shares.map(({ percent: much, word }) => `${much} ${word}`).join(", ")
