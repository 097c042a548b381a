import { formatMissingFigureReason } from "../../domain/format/reason"
import { toSentence } from "../../domain/text-formats"
import { getTotalLabel } from "../../components/quote-sheet/quote-words"
import { formatMoney } from "../../domain/format/format"
import { cents, addAmounts, type Cents } from "../../domain/money/money"
import { calculateCashNeeded, type Funds } from "../../domain/quote/totals"
import type { IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { calculateQuoteOutcome } from "../../domain/quote/quote"
import type { IsAnswered } from "../../domain/quote/lines"
import type { Quote, QuoteOutcome, QuoteTotals } from "../../domain/quote/quote-types"
import { getVisitorFigures } from "../../lib/visitor-figures"
import type { CalculatorAnswers } from "./read-answers"

/** The quote for a job whose contract date is `on`, or today if `on` is `null`. */
export const calculateQuoteOnDate = (
  job: JobAnswers,
  on: IsoDate | null,
  today: IsoDate,
  isAnswered?: IsAnswered,
): QuoteOutcome =>
  calculateQuoteOutcome(
    on ? { ...job, stage: "signed", contractDate: on } : job,
    getVisitorFigures(),
    today,
    isAnswered,
  )

export type WholeCost = { quote: Quote; funds: Funds; cash: Cents }

/** The whole cost, or a sentence that says why there isn't one yet. */
export type Result = WholeCost | { reason: string }

const RESULT_FIELDS = ["contractDate", "deposit", "loanAmount"]

/** The whole cost for `answers`. Ignores mistakes in fields that only a comparison uses. */
export function calculateQuoteAndRequiredCash(
  { job, isAnswered, amounts, days, errors }: CalculatorAnswers,
  today: IsoDate,
): Result {
  const wrong = job ? errors.find(({ field }) => RESULT_FIELDS.includes(field)) : errors[0]
  // A missing answer needs no reason here: its field asks for it.
  if (!job || wrong) return { reason: wrong && wrong.code !== "required" ? toSentence(wrong.message) : "" }
  const outcome = calculateQuoteOnDate(job, days.contractDate, today, isAnswered)
  if (outcome.outcome === "manual") return { reason: formatMissingFigureReason(outcome.reason) }
  const funds = { deposit: amounts.deposit, loan: amounts.loanAmount }
  const cash = calculateCashNeeded(outcome.quote, funds)
  return cash === null ? { reason: "Enter a price to see the total." } : { quote: outcome.quote, funds, cash }
}

/** The price plus the costs; `null` if either isn't known. */
export const addPropertyPrice = (price: Cents | null, { totalCents }: Pick<QuoteTotals, "totalCents">): Cents | null =>
  price === null || totalCents === null ? null : addAmounts(price, totalCents)

/** The result in a sentence or two for screen readers; empty if there's nothing to say. */
export function describeTotalCost(result: Result): string {
  if ("reason" in result) return result.reason
  const { quote, funds, cash } = result
  const { side, priceCents, totals } = quote
  if (totals.totalCents === null) return ""
  const costs = `${getTotalLabel(side)}: ${formatMoney(totals.totalCents)}.`
  const all = addPropertyPrice(priceCents, totals)
  if (side !== "buying" || all === null) return costs
  const sentence = `${costs} Including the price: ${formatMoney(all)}.`
  if (funds.deposit === null && funds.loan === null) return sentence
  return `${sentence} ${cash < 0 ? "Left over" : "Cash you’ll need"}: ${formatMoney(cents(Math.abs(cash)))}.`
}
