import { formatDay, formatMoney, formatMoneyRange } from "../../domain/format/format"
import {
  SUMS,
  type Quote,
  type QuoteGroup,
  type QuoteLine,
  type QuoteTotals,
  type SumKey,
} from "../../domain/quote/quote-types"
import type { QuoteAmount } from "../../domain/fees/charge"
import { cents } from "../../domain/money/money"
import { isPassedOnAtCost } from "../../domain/firm/states"
import { STATE_NAMES } from "../../domain/states"

const JOBS = { buying: "Buying", selling: "Selling", both: "Buying and selling" } as const
const JOB_SUFFIXES = { purchase: " for the purchase", sale: " for the sale" } as const

export const formatJobSummary = ({ side, state, priceCents }: Pick<Quote, "side" | "state" | "priceCents">): string =>
  `${JOBS[side]} in ${STATE_NAMES[state].name}${
    priceCents === null ? ", price not known yet" : ` at ${formatMoney(priceCents, { cents: "auto" })}`
  }`

const TOTALS = {
  buying: "You’d pay on top of the price",
  selling: "You’d pay to sell",
  both: "You’d pay to buy and sell, on top of the price",
} as const

export const getTotalLabel = (side: Quote["side"]): string => TOTALS[side]

export const formatQuoteGroupTitle = (
  { title, job }: Pick<QuoteGroup, "title" | "job">,
  side: Quote["side"],
): string => (side === "both" ? title + JOB_SUFFIXES[job] : title)

export function formatQuoteLineAmount(amount: QuoteAmount): string {
  if ("amountCents" in amount) return formatMoney(amount.amountCents)
  if ("rangeCents" in amount) return formatMoneyRange(amount.rangeCents)
  return amount.needs === "price" ? "Needs a price" : "Not known yet"
}

/** What's said after a line's name of how sure its amount is. */
export const formatLineMarks = ({ source, provisional }: Pick<QuoteLine, "source" | "provisional">): string =>
  (source?.read === "estimate" ? " (estimate)" : "") + (provisional ? " (to be confirmed)" : "")

/** When an optional line is charged: `If you borrow to buy`. `null` if the line doesn't say. */
export const getLineCondition = ({ onlyIf, why }: Pick<QuoteLine, "onlyIf" | "why">): string | null =>
  onlyIf ?? /^If [^.]*/.exec(why)?.[0] ?? null

/** "At cost" is true only of a firm that adds nothing. */
export const PASSED_ON = isPassedOnAtCost ? "Passed on at cost" : "Passed on"

export const formatOptionalAmount = (amount: QuoteTotals["totalCents"]): string =>
  amount === null ? "Needs a price" : formatMoney(amount)

export const SUM_LABELS: Readonly<Record<SumKey, string>> = {
  ourFeeCents: "Our fixed fee",
  disbursementsCents: "Searches, settlement and checks",
  governmentCents: "Government duty and fees",
}

const PASSED_ON_SUMS: readonly SumKey[] = SUMS.filter(sum => sum !== "ourFeeCents")

export const listPassedOnSums = (totals: QuoteTotals) =>
  PASSED_ON_SUMS.filter(sum => totals[sum] !== 0).map(sum => ({
    sum,
    label: SUM_LABELS[sum],
    amount: formatOptionalAmount(totals[sum]),
  }))

function formatPassedOnCosts(totals: QuoteTotals): string {
  const knownCents = cents(PASSED_ON_SUMS.reduce((all, key) => all + (totals[key] ?? 0), 0))
  return totals.totalCents === null ? `From ${formatMoney(knownCents)}` : formatMoney(knownCents)
}

export const formatTotalLabel = ({ totals, side }: { totals: QuoteTotals | null; side: Quote["side"] }): string =>
  getTotalLabel(side) + (totals?.incomplete ? " (incomplete)" : "")

export const formatQuoteHeadline = ({ totals, side }: Pick<Quote, "totals" | "side">) => ({
  fee: formatMoney(totals.ourFeeCents, { cents: "auto" }),
  passedOn: formatPassedOnCosts(totals),
  label: formatTotalLabel({ totals, side }),
  total: formatOptionalAmount(totals.totalCents),
})

/**
 * What our fixed fee doesn't count because an answer is open, so that "not sure" never looks cheaper than "yes": `Our fee is
 * $150 more if it’s in a strata scheme.` Our own fees are the lines without a source. Empty if there's nothing to add.
 */
export const formatOpenFees = ({ groups }: Pick<Quote, "groups">): string =>
  groups
    .filter(({ key }) => key === "only-if")
    .flatMap(({ job, lines }) => lines.map(line => ({ ...line, job })))
    .flatMap(({ onlyIf, source, job, ...line }) =>
      onlyIf && !source && "amountCents" in line
        ? [
            `Our fee${job === "sale" && groups.some(group => group.job === "purchase") ? " for the sale" : ""} is ${formatMoney(line.amountCents, { cents: "auto" })} more ${onlyIf.replace(/^If/, "if")}.`,
          ]
        : [],
    )
    .join(" ")

/** What a total counts on, as a sentence for beside it. */
export const formatBasedOn = (basedOn: string): string => `Based on ${basedOn}.`

export const formatGstInFee = ({ gstInOurFeeCents }: QuoteTotals): string =>
  `All amounts include GST where it applies. Our fee includes ${formatMoney(gstInOurFeeCents)} of GST. Where a line is a range, the total counts the higher figure.`

export const formatQuoteBasis = ({ contractDate, checkedOn, ratesVersion, validUntil }: Quote["basis"]): string =>
  `Figures in force on ${formatDay(contractDate)}, last read on ${formatDay(checkedOn)} (version ${ratesVersion}). Our fee is fixed until ${formatDay(validUntil)}. This is an estimate: you’ll get a costs agreement before we charge anything.`
