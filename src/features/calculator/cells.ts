import { money } from "../../domain/format/format"
import { cents, type Cents } from "../../domain/money/money"

/** An amount, or a dash where a case has none. */
export const amountCell = (amount: Cents | null | undefined): string =>
  amount === null || amount === undefined ? "–" : money(amount)

/** How much more `b` is than `a`, with its sign. */
export function differenceCell(a: Cents | null | undefined, b: Cents | null | undefined): string {
  if (a === null || a === undefined || b === null || b === undefined) return "–"
  const difference = cents(b - a)
  return difference > 0 ? `+${money(difference)}` : money(difference)
}
