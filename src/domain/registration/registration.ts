import { cents, type Cents } from "../money/money"

/** A fee that grows with the price. */
export type SteppedFee = {
  base: Cents
  /** Steps are counted above this price. */
  over: Cents
  each: Cents
  per: Cents
  /** What happens to a part of a step: Queensland counts it, Victoria drops it. */
  part: "counted" | "dropped"
  /** The most that is charged. */
  cap?: Cents | undefined
}

/** The fee of a land registry for registering a transfer at `price`. */
export function steppedFee(price: Cents, { base, over, each, per, part, cap }: SteppedFee): Cents {
  const steps = Math.max(0, price - over) / per
  const fee = base + each * (part === "counted" ? Math.ceil(steps) : Math.floor(steps))
  return cents(cap === undefined ? fee : Math.min(cap, fee))
}
