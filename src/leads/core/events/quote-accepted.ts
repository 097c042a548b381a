import { paths } from "../../../domain/paths"
import type { Quote } from "../../../domain/quote/quote-types"
import { createReference } from "../../../domain/reference"
import { getAskerDetails, type Asker, buildQuoteRequestSourceField, type RequestOrigin } from "./request-parts"
import { convertQuoteMoneyToDollars, type MoneyInDollars } from "./money-in-dollars"
import type { QuoteRequested } from "./quote-requested"

export type QuoteAccepted = {
  id: string
  /** What the visitor calls the quote on the phone. Absent in older events. */
  reference?: string
  /** `webhook-id` of the request that was accepted. */
  requestWebhookId: string
  /** Contact details of the person who asked for the quote; `null` once the request was reduced to a marker. */
  contact: Asker | null
  /** Whether the visitor should get a confirmation by email, and who sends it; `by` is `null` if none should be sent. */
  email: { sendConfirmation: boolean; by: "us" | "you" | null }
  quote: Quote
  documentUrl: string
  /** The request's partner and campaign. Absent once the request was reduced to a marker, and in older events. */
  request?: RequestOrigin
  /** Absent in older events. */
  money?: MoneyInDollars
}

export type QuoteAcceptedEvent = { type: "quote.accepted.v1"; timestamp: string; data: QuoteAccepted }

type AcceptanceInput = Pick<QuoteAccepted, "id" | "requestWebhookId" | "quote"> & {
  request: QuoteRequested["request"] | null
  /** True while a mail server is configured. */
  canMail: boolean
  /** Origin of the functions, such as `https://example.com`. */
  apiUrl: string
  at: Date
}

/** Creates a `quote.accepted.v1` event: someone accepted the offer. */
export function createQuoteAcceptedEvent(input: AcceptanceInput): QuoteAcceptedEvent {
  const { id, requestWebhookId, request, quote, canMail, apiUrl, at } = input
  const sendConfirmation = request !== null && request.sendEmailQuote !== false
  return {
    type: "quote.accepted.v1",
    timestamp: at.toISOString(),
    data: {
      id,
      reference: createReference(id),
      requestWebhookId,
      contact: request && getAskerDetails(request),
      email: { sendConfirmation, by: sendConfirmation ? (canMail ? "us" : "you") : null },
      quote,
      documentUrl: apiUrl + paths.document(id),
      ...buildQuoteRequestSourceField(request),
      money: convertQuoteMoneyToDollars(quote, request),
    },
  }
}
