import { figures } from "../../domain/figures/published"
import { formatReason } from "../../domain/format/reason"
import { toSentence } from "../../domain/text-formats"
import { totalLabel } from "../../components/quote-sheet/quote-words"
import { formatMoney } from "../../domain/format/format"
import { cents, addAmounts, type Cents } from "../../domain/money/money"
import { calculateCashNeeded, type Funds } from "../../domain/quote/totals"
import type { IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { quote } from "../../domain/quote/quote"
import type { Quote, QuoteOutcome, QuoteTotals } from "../../domain/quote/quote-types"
import type { CalculatorAnswers } from "./read-answers"

/** The quote of a job whose contract is of `on`, or of today when no day is given. */
export const quoteOn = (job: JobAnswers, on: IsoDate | null, today: IsoDate): QuoteOutcome =>
  quote(on ? { ...job, stage: "signed", contractDate: on } : job, figures, today)

export type WholeCost = { quote: Quote; funds: Funds; cash: Cents }

/** What the answers come to, or a sentence that says why they come to nothing yet. */
export type Result = WholeCost | { reason: string }

const WRONG = ["contractDate", "deposit", "loanAmount"]

/** The whole cost for `answers`. A mistake in what only a comparison uses does not get in its way. */
export function calculateResult({ job, amounts, days, errors }: CalculatorAnswers, today: IsoDate): Result {
  const wrong = job ? errors.find(({ field }) => WRONG.includes(field)) : errors[0]
  // What's merely missing is asked for at its field.
  if (!job || wrong) return { reason: wrong && wrong.code !== "required" ? toSentence(wrong.message) : "" }
  const outcome = quoteOn(job, days.contractDate, today)
  if (outcome.outcome === "manual") return { reason: formatReason(outcome.reason) }
  const funds = { deposit: amounts.deposit, loan: amounts.loanAmount }
  const cash = calculateCashNeeded(outcome.quote, funds)
  return cash === null ? { reason: "Give a price to see the total." } : { quote: outcome.quote, funds, cash }
}

/** The costs and the price together; `null` while either isn't known. */
export const inTotal = (price: Cents | null, { totalCents }: Pick<QuoteTotals, "totalCents">): Cents | null =>
  price === null || totalCents === null ? null : addAmounts(price, totalCents)

/** The result in a sentence or two, for those who hear the page; empty while there's nothing to say. */
export function describeTotal(result: Result): string {
  if ("reason" in result) return result.reason
  const { quote, funds, cash } = result
  const { side, priceCents, totals } = quote
  if (totals.totalCents === null) return ""
  const costs = `${totalLabel(side)}: ${formatMoney(totals.totalCents)}.`
  const all = inTotal(priceCents, totals)
  if (side !== "buying" || all === null) return costs
  const known = `${costs} Including the price: ${formatMoney(all)}.`
  if (funds.deposit === null && funds.loan === null) return known
  return `${known} ${cash < 0 ? "Left over" : "Cash you’ll need"}: ${formatMoney(cents(Math.abs(cash)))}.`
}
