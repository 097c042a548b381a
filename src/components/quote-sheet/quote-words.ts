import { day, money, range } from "../../domain/format/format"
import { SUMS, type Quote, type QuoteGroup, type QuoteTotals, type SumKey } from "../../domain/quote/quote-types"
import type { QuoteAmount } from "../../domain/fees/charge"
import { STATE_NAMES } from "../../domain/states"

const JOBS = { buying: "Buying", selling: "Selling", both: "Buying and selling" } as const
const OF = { purchase: " for the purchase", sale: " for the sale" } as const

/** `Buying in New South Wales at $850,000`. */
export const jobInWords = ({ side, state, priceCents }: Pick<Quote, "side" | "state" | "priceCents">): string =>
  `${JOBS[side]} in ${STATE_NAMES[state].name}${
    priceCents === null ? ", price not known yet" : ` at ${money(priceCents, { cents: "auto" })}`
  }`

const TOTALS = {
  buying: "Costs on top of the purchase price",
  selling: "Costs of selling",
  both: "Costs of buying and selling",
} as const

/** What the total of a quote counts. */
export const totalLabel = (side: Quote["side"]): string => TOTALS[side]

/** The one figure of a quote that stands out, and what it is. */
export const figureInWords = ({ side, totals }: Pick<Quote, "side" | "totals">): { figure: string; about: string } =>
  totals.totalCents === null
    ? {
        figure: money(totals.ourFeeCents),
        about: "Our fixed fee, including GST. Give a price and we add the government’s charges.",
      }
    : {
        figure: money(totals.totalCents),
        about: `${totalLabel(side)}, including GST`,
      }

export const groupInWords = ({ title, job }: Pick<QuoteGroup, "title" | "job">, side: Quote["side"]): string =>
  side === "both" ? title + OF[job] : title

/** The amount of a line in words: a price, a range, or what is missing. */
export function amountInWords(amount: QuoteAmount): string {
  if ("amountCents" in amount) return money(amount.amountCents)
  if ("rangeCents" in amount) return range(amount.rangeCents)
  return "Needs a price"
}

const orNeedsAPrice = (amount: QuoteTotals["totalCents"]): string => (amount === null ? "Needs a price" : money(amount))

const LABELS: Record<SumKey, string> = {
  ourFeeCents: "Our fixed fee",
  disbursementsCents: "Searches, settlement and checks",
  governmentCents: "Government duty and fees",
}

/** The sums of a quote by name, in their order. */
export const SUM_LABELS: readonly string[] = SUMS.map(sum => LABELS[sum])

/** The sums of a quote, and their total. */
export const sumsInWords = (totals: QuoteTotals) => ({
  rows: SUMS.map(sum => ({ label: LABELS[sum], amount: orNeedsAPrice(totals[sum]) })),
  total: orNeedsAPrice(totals.totalCents),
})

export const gstInWords = ({ gstInOurFeeCents }: QuoteTotals): string =>
  `All amounts include GST where it applies. Our fee holds ${money(gstInOurFeeCents)} of GST. Where a line is a range, the total counts the higher figure.`

export const basisInWords = ({ contractDate, checkedOn, ratesVersion, validUntil }: Quote["basis"]): string =>
  `Figures in force on ${day(contractDate)}, last checked on ${day(checkedOn)} (version ${ratesVersion}). Our fee holds until ${day(validUntil)}. This is an estimate; your costs agreement comes before any charge.`
