import { type basisPoints, cents, type Cents } from "../money/money"
import type { Period } from "../source-and-period"

export type Rate = ReturnType<typeof basisPoints>

/** The rate that a state sets for money paid late, and how much more its usual contract of sale charges. */
export type PenaltyInterest = Period & { ratePercent: Rate; marginPercent: Rate }

/** Interest on the money still owing, to the nearest cent. A year has 365 days. */
export const calculateLateInterest = (owing: Cents, rate: Rate, days: number): Cents =>
  cents(Math.round((owing * rate * days) / (10_000 * 365)))
