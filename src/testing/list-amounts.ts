import type { Cents } from "../domain/money/money"
import type { Quote } from "../domain/quote/quote-types"

export const listQuoteAmounts = ({ groups, totals }: Quote): readonly Cents[] => [
  ...groups.flatMap(({ lines }) =>
    lines.flatMap(line => ("amountCents" in line ? [line.amountCents] : "rangeCents" in line ? line.rangeCents : [])),
  ),
  ...(totals.totalCents === null ? [] : [totals.totalCents]),
]
