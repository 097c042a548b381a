import type { IsoDate } from "../../../domain/iso-date"
import type { Cents } from "../../../domain/money/money"
import { paths } from "../../../domain/paths"
import type { Quote } from "../../../domain/quote/quote-types"
import type { LineChange, Repriced } from "../../../domain/quote/reprice-quote"
import { getAsker, type Asker, getRequestOrigin, type RequestOrigin } from "./request-parts"
import { convertMoneyToDollars, type MoneyInDollars } from "./money-in-dollars"
import type { QuoteRequested } from "./quote-requested"

export type QuoteRepriced = {
  id: string
  /** `webhook-id` of the request whose quote was opened. */
  requestWebhookId: string
  contact: Asker
  /** `manual`: a person must work out today's price. */
  outcome: "quoted" | "manual"
  /** Why a person must; `null` when there's a price. */
  reason: string | null
  quotedOn: IsoDate
  repricedOn: IsoDate
  /** The last day on which our own fee is what was quoted, inclusive. */
  feeUntil: IsoDate
  /** Whether that day hadn't passed: then our fee is still what was quoted. */
  feeKept: boolean
  /** `null` while a line needs a price. */
  quotedTotalCents: Cents | null
  /** Line by line; empty without a price. */
  changes: readonly LineChange[]
  /** The price of that day; `null` without one. */
  quote: Quote | null
  documentUrl: string
  request?: RequestOrigin
  /** Of the price of that day. */
  money: MoneyInDollars
}

export type QuoteRepricedEvent = { type: "quote.repriced.v1"; timestamp: string; data: QuoteRepriced }

type RepricingInput = {
  id: string
  requestWebhookId: string
  request: QuoteRequested["request"]
  repriced: Repriced
  /** Origin where the functions answer. */
  apiUrl: string
  at: Date
}

/** `quote.repriced.v1`: a quote was opened again, and costs something else by the rules of that day. */
export function createQuoteRepriced({
  id,
  requestWebhookId,
  request,
  repriced,
  apiUrl,
  at,
}: RepricingInput): QuoteRepricedEvent {
  const { quotedOn, on, feeUntil, isFeeKept, quotedTotalCents, quote, reason, changes } = repriced
  return {
    type: "quote.repriced.v1",
    timestamp: at.toISOString(),
    data: {
      ...{ id, requestWebhookId, contact: getAsker(request), outcome: quote ? "quoted" : "manual", reason },
      ...{ quotedOn, repricedOn: on, feeUntil, feeKept: isFeeKept, quotedTotalCents, changes, quote },
      documentUrl: apiUrl + paths.document(id),
      ...getRequestOrigin(request),
      money: convertMoneyToDollars(quote, request),
    },
  }
}
