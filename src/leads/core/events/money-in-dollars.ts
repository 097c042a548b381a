import type { QuoteRequest } from "../../../domain/lead/quote-request-types"
import type { Quote, QuoteTotals } from "../../../domain/quote/quote-types"

type TotalKey = keyof QuoteTotals
type WithoutCents<Key extends string> = Key extends `${infer Name}Cents` ? Name : never

/**
 * The amounts of a request and its quote in dollars, with GST. Each is named like the field that has it elsewhere,
 * without `Cents` at the end. `null` means that the amount isn't known or wasn't asked for.
 */
export type MoneyInDollars = { currency: "AUD" } & Record<
  "price" | "salePrice" | "constructionCost" | WithoutCents<TotalKey>,
  number | null
>

/** Dividing by 100 loses no cents: the nearest floating-point number prints with the same two decimals. */
const toDollars = (cents: number | null | undefined): number | null => (typeof cents === "number" ? cents / 100 : null)

/** @param request `null` once it was reduced to a marker. Then only the quote has amounts. */
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
