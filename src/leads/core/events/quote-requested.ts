import type { QuoteRequest } from "../../../domain/lead/quote-request-types"
import { paths, getThankYouPath } from "../../../domain/paths"
import type { Quote, QuoteOutcome } from "../../../domain/quote/quote-types"
import type { Urgency } from "../../../domain/urgency/urgency-types"
import { convertMoneyToDollars, type MoneyInDollars } from "./money-in-dollars"
import { buildPublicPayload, type PublicPayload } from "./request-parts"

/** How urgent a request was when it came. `callBy`: by when the firm calls or answers, ISO 8601 in UTC. */
export type LeadUrgency = Urgency & { callBy: string | null }

export type QuoteRequested = {
  /** The reference that the visitor sees. */
  id: string
  outcome: QuoteOutcome["outcome"]
  /** Why a person must price it; `null` when it is quoted. */
  reason: string | null
  /** False when the store was down: then this delivery is the only copy, and the visitor was promised a reply by hand. */
  kept: boolean
  /** Why it may be junk. Empty for an ordinary request. */
  suspicions: readonly string[]
  /** Page that the visitor was sent to. */
  next: string
  /** Address of the quote as a document; `null` unless it is quoted and kept. */
  documentUrl: string | null
  /** Whether the visitor is to get the quote by email, and who sends it; by nobody when it is not to be sent. */
  email: { sendQuote: boolean; by: "us" | "you" | null }
  request: PublicPayload<QuoteRequest>
  quote: Quote | null
  /** Absent in events from before. */
  money?: MoneyInDollars
} & Partial<LeadUrgency>

export type QuoteRequestedEvent = { type: "quote.requested.v1"; timestamp: string; data: QuoteRequested }

type RequestInput = {
  id: string
  request: QuoteRequest
  outcome: QuoteOutcome
  kept: boolean
  suspicions: readonly string[]
  /** True while a mail server is configured. */
  canMail: boolean
  /** Origin where the functions answer. */
  apiUrl: string
  /** Left out when it couldn't be judged. */
  urgency?: LeadUrgency | null
  at: Date
}

/** `quote.requested.v1`: someone asked for a quote. */
export function createQuoteRequested({
  id,
  request,
  outcome,
  kept,
  suspicions,
  canMail,
  apiUrl,
  urgency,
  at,
}: RequestInput): QuoteRequestedEvent {
  const isPriced = outcome.outcome === "quoted" && kept
  const sendQuote = request.sendEmailQuote
  const quote = outcome.outcome === "quoted" ? outcome.quote : null
  return {
    type: "quote.requested.v1",
    timestamp: at.toISOString(),
    data: {
      id,
      outcome: outcome.outcome,
      reason: outcome.outcome === "manual" ? outcome.reason : null,
      kept,
      suspicions,
      next: isPriced ? getThankYouPath(request.thankYouPageRoute ?? "/quotes/{id}/offer", id) : paths.sorry(id),
      documentUrl: isPriced ? apiUrl + paths.document(id) : null,
      email: { sendQuote, by: sendQuote ? (isPriced && canMail ? "us" : "you") : null },
      request: buildPublicPayload(request),
      quote,
      money: convertMoneyToDollars(quote, request),
      ...urgency,
    },
  }
}
