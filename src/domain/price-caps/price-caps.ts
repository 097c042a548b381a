import { formatMoney } from "../format/format"
import { cents, type Cents } from "../money/money"
import { parseDollarAmount } from "../money/written-amount"

/** An amount in whole dollars, or that there's no limit. */
export const formatCap = (amount: Cents | null): string =>
  amount === null ? "No limit" : formatMoney(amount, { cents: "auto" })

/** Says in words whether a price, as a visitor wrote it, is within the cap of a scheme for a place. Without a price, says the cap. */
export function describePriceCap(scheme: string, place: string, cap: Cents, price: string): string {
  const rule = `The ${scheme} cap for ${place} is ${formatCap(cap)}.`
  const amount = parseDollarAmount(price)
  if (amount === undefined) return `${rule} Write the price in dollars to compare, such as 700k.`
  if (amount === null) return rule
  if (amount <= cap) return `${rule} ${formatCap(amount)} is within it. The lender’s valuation must be too.`
  return `${rule} ${formatCap(amount)} is ${formatCap(cents(amount - cap))} over it, so you can’t use the scheme.`
}
