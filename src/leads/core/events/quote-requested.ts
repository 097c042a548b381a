import type { QuoteRequest } from "../../../domain/lead/quote-request-types"
import { paths, getThankYouPath } from "../../../domain/paths"
import type { Quote, QuoteOutcome } from "../../../domain/quote/quote-types"
import { createReference } from "../../../domain/reference"
import type { RequestUrgency } from "../../../domain/urgency/urgency-types"
import { convertQuoteMoneyToDollars, type MoneyInDollars } from "./money-in-dollars"
import { removeSpamCheckFields, type PublicPayload } from "./request-parts"

export type QuoteRequested = {
  /** The id in the addresses of the quote. */
  id: string
  /** What the visitor calls the quote on the phone. Absent in older events. */
  reference?: string
  outcome: QuoteOutcome["outcome"]
  /** Why a person must price it; `null` if it's quoted. */
  reason: string | null
  /** False if the store was down: this delivery is the only copy, and the visitor expects a person's reply. */
  kept: boolean
  /** Why the request may be spam. Empty for an ordinary one. */
  suspicions: readonly string[]
  /** Page that the visitor was sent to. */
  next: string
  /** Address of the quote document; `null` unless the request was quoted and stored. */
  documentUrl: string | null
  /** Whether the visitor should get the quote by email, and who sends it; `by` is `null` if it shouldn't be sent. */
  email: { sendQuote: boolean; by: "us" | "you" | null }
  request: PublicPayload<QuoteRequest>
  quote: Quote | null
  /** Absent in older events. */
  money?: MoneyInDollars
} & Partial<RequestUrgency>

export type QuoteRequestedEvent = { type: "quote.requested.v1"; timestamp: string; data: QuoteRequested }

type RequestInput = Pick<QuoteRequested, "id" | "kept" | "suspicions"> & {
  request: QuoteRequest
  outcome: QuoteOutcome
  /** True while a mail server is configured. */
  canMail: boolean
  /** Origin of the functions, such as `https://example.com`. */
  apiUrl: string
  /** Left out if the urgency couldn't be judged. */
  urgency?: RequestUrgency | null
  at: Date
}

/** Creates a `quote.requested.v1` event: someone asked for a quote. */
export function createQuoteRequestedEvent(input: RequestInput): QuoteRequestedEvent {
  const { id, request, outcome, kept, suspicions, canMail, apiUrl, urgency, at } = input
  const isPriced = outcome.outcome === "quoted" && kept
  const sendQuote = request.sendEmailQuote
  const quote = outcome.outcome === "quoted" ? outcome.quote : null
  return {
    type: "quote.requested.v1",
    timestamp: at.toISOString(),
    data: {
      id,
      reference: createReference(id),
      outcome: outcome.outcome,
      reason: outcome.outcome === "manual" ? outcome.reason : null,
      kept,
      suspicions,
      next: isPriced ? getThankYouPath(request.thankYouPageRoute ?? "/quotes/{id}/offer", id) : paths.sorry(id),
      documentUrl: isPriced ? apiUrl + paths.document(id) : null,
      email: { sendQuote, by: sendQuote ? (isPriced && canMail ? "us" : "you") : null },
      request: removeSpamCheckFields(request),
      quote,
      money: convertQuoteMoneyToDollars(quote, request),
      ...urgency,
    },
  }
}
