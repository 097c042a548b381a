import type { ItemAmount } from "../figures/figures"
import { cents, type Cents } from "../money/money"

/** A price, a range that the source leaves open, or the reason why there is neither yet. All in cents including GST. */
export type QuoteAmount =
  | { amountCents: Cents }
  /** Lowest and highest, both inclusive. A total counts the highest. */
  | { rangeCents: readonly [Cents, Cents] }
  /** `price`: the price isn't known yet. `figures`: only in the preview of a day that the table doesn't cover yet, never in a visitor's quote. */
  | { needs: "price" | "figures" }

/**
 * The charge for an amount in a table at `price`, multiplied by `times`.
 *
 * @param price `null` while it isn't known: a fee that grows with the price then can't be calculated yet.
 */
export function calculateFeeItemAmount(amount: ItemAmount, price: Cents | null, times = 1): QuoteAmount {
  if (typeof amount === "number") return { amountCents: cents(amount * times) }
  if ("from" in amount) return { rangeCents: [cents(amount.from * times), cents(amount.to * times)] }
  if (price === null) return { needs: "price" }
  const { base, over, each, per, part, cap = Infinity } = amount
  const steps = Math.max(0, price - over) / per
  const fee = base + each * (part === "counted" ? Math.ceil(steps) : Math.floor(steps))
  return { amountCents: cents(Math.min(cap, fee) * times) }
}
