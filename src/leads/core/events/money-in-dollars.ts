import type { QuoteRequest } from "../../../domain/lead/quote-request-types"
import type { Quote, QuoteTotals } from "../../../domain/quote/quote-types"

type TotalKey = keyof QuoteTotals
type WithoutCents<Key extends string> = Key extends `${infer Name}Cents` ? Name : never

/**
 * The amounts of a request and its quote as plain numbers of dollars, GST included, each under the name that it has in
 * cents elsewhere. `null` is not known, or not asked.
 */
export type MoneyInDollars = { currency: "AUD" } & Record<
  "price" | "salePrice" | "constructionCost" | WithoutCents<TotalKey>,
  number | null
>

/** Exact, since the nearest number to so many hundredths prints as them. */
const dollars = (cents: number | null | undefined): number | null => (typeof cents === "number" ? cents / 100 : null)

/** @param request `null` once it was reduced to a marker: then only the quote tells amounts. */
export function convertMoneyToDollars(
  quote: Quote | null,
  request: Pick<QuoteRequest, "price" | "sale" | "constructionCost"> | null,
): MoneyInDollars {
  return {
    currency: "AUD",
    price: dollars(request?.price ?? quote?.priceCents),
    salePrice: dollars(request?.sale?.price),
    constructionCost: dollars(request?.constructionCost),
    ourFee: dollars(quote?.totals.ourFeeCents),
    gstInOurFee: dollars(quote?.totals.gstInOurFeeCents),
    disbursements: dollars(quote?.totals.disbursementsCents),
    government: dollars(quote?.totals.governmentCents),
    total: dollars(quote?.totals.totalCents),
  }
}
