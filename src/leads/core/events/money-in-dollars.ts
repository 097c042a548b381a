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
const toDollars = (cents: number | null | undefined): number | null => (typeof cents === "number" ? cents / 100 : null)

/** @param request `null` once it was reduced to a marker: then only the quote tells amounts. */
export function convertMoneyToDollars(
  quote: Quote | null,
  request: Pick<QuoteRequest, "price" | "sale" | "constructionCost"> | null,
): MoneyInDollars {
  return {
    currency: "AUD",
    price: toDollars(request?.price ?? quote?.priceCents),
    salePrice: toDollars(request?.sale?.price),
    constructionCost: toDollars(request?.constructionCost),
    ourFee: toDollars(quote?.totals.ourFeeCents),
    gstInOurFee: toDollars(quote?.totals.gstInOurFeeCents),
    disbursements: toDollars(quote?.totals.disbursementsCents),
    government: toDollars(quote?.totals.governmentCents),
    total: toDollars(quote?.totals.totalCents),
  }
}
