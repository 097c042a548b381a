import { cents, type BasisPoints, type Cents } from "../money/money"

/** Above `over` (exclusive) the duty is `base` and `ratePercent` of what lies above it, or of the whole value. */
export type Bracket = {
  over: Cents
  base: Cents
  ratePercent: BasisPoints
  of?: "whole" | undefined
  provisional?: boolean | undefined
}

/** The bracket that `value` falls into: the last that starts below it. */
export const bracketOf = (value: Cents, brackets: readonly Bracket[]): Bracket | undefined =>
  brackets.findLast(bracket => bracket.over < value)

/** Duty on `value`, in cents and not rounded: each office rounds in its own way. */
export function dutyOnScale(value: Cents, brackets: readonly Bracket[]): number {
  const bracket = bracketOf(value, brackets)
  if (!bracket) return 0
  const taxed = bracket.of === "whole" ? value : value - bracket.over
  return bracket.base + (taxed * bracket.ratePercent) / 10_000
}

/** `value` up to the next $100, as New South Wales and Queensland charge "each $100 or part of $100". */
export const upToHundred = (value: Cents): Cents => cents(Math.ceil(value / 10_000) * 10_000)
