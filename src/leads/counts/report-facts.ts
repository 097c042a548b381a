import type { Cents } from "../../domain/money/money"
import type { Figures, Report } from "./report"

/** For a program: dollars as a text with two places, such as `1100.00`. */
export const plainDollars = (amount: Cents): string => (amount / 100).toFixed(2)

const inDollars = ({ requestFeesCents, acceptanceFeesCents, ...others }: Figures) => ({
  ...others,
  requestFeesCents,
  requestFees: plainDollars(requestFeesCents),
  acceptanceFeesCents,
  acceptanceFees: plainDollars(acceptanceFeesCents),
})

/** A report as JSON has it: money twice, in whole cents and as a text in dollars. */
export const reportFacts = ({ rows, total, acceptedOnTheseDays: { acceptances, feesCents }, ...which }: Report) => ({
  ...which,
  currency: "AUD",
  rows: rows.map(({ group, ...figures }) => ({ group, ...inDollars(figures) })),
  total: inDollars(total),
  acceptedOnTheseDays: { acceptances, feesCents, fees: plainDollars(feesCents) },
})
