import type { QuoteRequest } from "../../../domain/lead/quote-request-types"
import type { Quote, QuoteTotals } from "../../../domain/quote/quote-types"

type TotalKey = keyof Omit<QuoteTotals, "discountCents">
type WithoutCents<Key extends string> = Key extends `${infer Name}Cents` ? Name : never

/**
 * The amounts of a request and its quote in dollars, with GST. Each is named like the field that has it elsewhere,
 * without `Cents` at the end. `null` means that the amount isn't known or wasn't asked for.
 */
export type MoneyInDollars = { currency: "AUD" } & Record<
  "price" | "salePrice" | "constructionCost" | WithoutCents<TotalKey>,
  number | null
> & { /** Left out without a discount. */ discount?: number }

/** Dividing by 100 loses no cents: the nearest floating-point number prints with the same two decimals. */
const convertCentsToDollars = (cents: number | null | undefined): number | null =>
  typeof cents === "number" ? cents / 100 : null

/** @param request `null` once it was reduced to a marker. Then only the quote has amounts. */
export function convertQuoteMoneyToDollars(
  quote: Quote | null,
  request: Pick<QuoteRequest, "price" | "sale" | "constructionCost"> | null,
): MoneyInDollars {
  return {
    currency: "AUD",
    price: convertCentsToDollars(request?.price ?? quote?.priceCents),
    salePrice: convertCentsToDollars(request?.sale?.price),
    constructionCost: convertCentsToDollars(request?.constructionCost),
    ...(quote?.totals.discountCents && { discount: quote.totals.discountCents / 100 }),
    ourFee: convertCentsToDollars(quote?.totals.ourFeeCents),
    gstInOurFee: convertCentsToDollars(quote?.totals.gstInOurFeeCents),
    disbursements: convertCentsToDollars(quote?.totals.disbursementsCents),
    government: convertCentsToDollars(quote?.totals.governmentCents),
    total: convertCentsToDollars(quote?.totals.totalCents),
  }
}
