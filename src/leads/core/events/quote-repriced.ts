import type { IsoDate } from "../../../domain/iso-date"
import type { Cents } from "../../../domain/money/money"
import { paths } from "../../../domain/paths"
import type { Quote } from "../../../domain/quote/quote-types"
import type { LineChange, Repriced } from "../../../domain/quote/reprice-quote"
import { createReference } from "../../../domain/reference"
import { getAskerDetails, type Asker, buildQuoteRequestSourceField, type RequestOrigin } from "./request-parts"
import { convertQuoteMoneyToDollars, type MoneyInDollars } from "./money-in-dollars"
import type { QuoteRequested } from "./quote-requested"

export type QuoteRepriced = {
  id: string
  /** What the visitor calls the quote on the phone. Absent in older events. */
  reference?: string
  /** `webhook-id` of the request whose quote was opened. */
  requestWebhookId: string
  contact: Asker
  /** `manual`: a person must work out today's price. */
  outcome: "quoted" | "manual"
  /** Why a person must price it; `null` if there's a price. */
  reason: string | null
  quotedOn: IsoDate
  repricedOn: IsoDate
  /** Last day on which our own fee stays as quoted, inclusive. */
  feeUntil: IsoDate
  /** Whether `feeUntil` hadn't passed, so that our fee is still the one we quoted. */
  feeKept: boolean
  /** `null` while a line of the quote needs a price. */
  quotedTotalCents: Cents | null
  /** What changed, line by line; empty if there's no new price. */
  changes: readonly LineChange[]
  /** The quote as of `repricedOn`; `null` if there's no price. */
  quote: Quote | null
  documentUrl: string
  request?: RequestOrigin
  /** Main amounts of the request and of the quote as of `repricedOn`. */
  money: MoneyInDollars
}

export type QuoteRepricedEvent = { type: "quote.repriced.v1"; timestamp: string; data: QuoteRepriced }

type RepricingInput = Pick<QuoteRepriced, "id" | "requestWebhookId"> & {
  request: QuoteRequested["request"]
  repriced: Repriced
  /** Origin of the functions, such as `https://example.com`. */
  apiUrl: string
  at: Date
}

/**
 * Creates a `quote.repriced.v1` event: a quote was opened again, and its price has changed under the rules of that day.
 */
export function createQuoteRepricedEvent(input: RepricingInput): QuoteRepricedEvent {
  const { id, requestWebhookId, request, repriced, apiUrl, at } = input
  const { quotedOn, on, feeUntil, isFeeKept, quotedTotalCents, quote, reason, changes } = repriced
  return {
    type: "quote.repriced.v1",
    timestamp: at.toISOString(),
    data: {
      ...{ id, reference: createReference(id), requestWebhookId, contact: getAskerDetails(request) },
      ...{ outcome: quote ? "quoted" : "manual", reason },
      ...{ quotedOn, repricedOn: on, feeUntil, feeKept: isFeeKept, quotedTotalCents, changes, quote },
      documentUrl: apiUrl + paths.document(id),
      ...buildQuoteRequestSourceField(request),
      money: convertQuoteMoneyToDollars(quote, request),
    },
  }
}
