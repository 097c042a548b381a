import { cents, sum, type Cents } from "../money/money"
import type { Quote } from "./quote-types"

/** What the buyer brings, in cents; `null` where it is not given. */
export type Funds = { deposit: Cents | null; loan: Cents | null }

/**
 * The cash that a job needs in all: of a purchase, the price and every cost, less deposit and loan; of a sale, its
 * costs. Below zero when deposit and loan bring more than is needed. `null` while the price is not known.
 */
export function cashNeeded(
  { side, priceCents, totals: { totalCents } }: Quote,
  { deposit, loan }: Funds,
): Cents | null {
  if (totalCents === null || side !== "buying") return totalCents
  if (priceCents === null) return null
  return cents(sum(priceCents, totalCents) - (deposit ?? 0) - (loan ?? 0))
}
