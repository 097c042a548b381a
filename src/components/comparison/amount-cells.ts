import { formatMoney } from "../../domain/format/format"
import { cents, type Cents } from "../../domain/money/money"

/** An amount of a case that's compared. `null` or left out where it has none. */
export type Compared = Cents | null | undefined

/** An amount, or a dash where a case has none. */
export const amountCell = (amount: Compared): string =>
  amount === null || amount === undefined ? "–" : formatMoney(amount)

/** How much more `b` is than `a`, with its sign. */
export function formatDifference(a: Compared, b: Compared): string {
  if (a === null || a === undefined || b === null || b === undefined) return "–"
  const difference = cents(b - a)
  return difference > 0 ? `+${formatMoney(difference)}` : formatMoney(difference)
}
