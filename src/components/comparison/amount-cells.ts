import { formatMoney } from "../../domain/format/format"
import { cents, type Cents } from "../../domain/money/money"

/** An amount to compare; `null` or undefined if there isn't one. */
export type OptionalAmount = Cents | null | undefined

/** An amount, or a dash where a case has none. */
export const formatAmountCell = (amount: OptionalAmount): string =>
  amount === null || amount === undefined ? "–" : formatMoney(amount)

/** How much more `b` is than `a`, with its sign. */
export function formatDifference(a: OptionalAmount, b: OptionalAmount): string {
  if (a === null || a === undefined || b === null || b === undefined) return "–"
  const difference = cents(b - a)
  return difference > 0 ? `+${formatMoney(difference)}` : formatMoney(difference)
}
