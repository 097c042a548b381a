import type { QuoteRequest } from "../domain/lead/quote-request-types"
import { paths, thankYouPath } from "../domain/paths"
import type { Quote, QuoteOutcome } from "../domain/quote/quote-types"

/** What the marketers receive: the body of a delivery. `timestamp` is when it happened, ISO 8601 in UTC. */
export type LeadEvent =
  | { type: "quote.requested.v1"; timestamp: string; data: QuoteRequested }
  | { type: "quote.accepted.v1"; timestamp: string; data: QuoteAccepted }

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
  request: Omit<QuoteRequest, "honeypot" | "formStamp">
  quote: Quote | null
}

export type QuoteAccepted = {
  id: string
  /** `webhook-id` of the request that was accepted. */
  requestWebhookId: string
  /** Who asked; `null` once the request was reduced to a marker. */
  contact: Pick<QuoteRequest, "name" | "email" | "phone" | "contactBy" | "bestTime"> | null
  quote: Quote
  documentUrl: string
}

type Requested = {
  id: string
  request: QuoteRequest
  outcome: QuoteOutcome
  kept: boolean
  siteUrl: string
  at: Date
}

/** `quote.requested.v1`: somebody asked for a quote. */
export function quoteRequested({
  id,
  request,
  outcome,
  kept,
  siteUrl,
  at,
}: Requested): LeadEvent & { type: "quote.requested.v1" } {
  const { honeypot, formStamp, ...told } = request
  const shown = outcome.outcome === "quoted" && kept
  return {
    type: "quote.requested.v1",
    timestamp: at.toISOString(),
    data: {
      id,
      outcome: outcome.outcome,
      reason: outcome.outcome === "manual" ? outcome.reason : null,
      kept,
      suspicions: honeypot === "" ? [] : ["honeypot"],
      next: shown ? thankYouPath(request.thankYouPageRoute ?? "/quotes/{id}/offer", id) : paths.sorry(id),
      documentUrl: shown ? siteUrl + paths.document(id) : null,
      request: told,
      quote: outcome.outcome === "quoted" ? outcome.quote : null,
    },
  }
}

type Accepted = {
  id: string
  requestWebhookId: string
  request: QuoteRequested["request"] | null
  quote: Quote
  siteUrl: string
  at: Date
}

/** `quote.accepted.v1`: somebody accepted the offer. */
export function quoteAccepted({
  id,
  requestWebhookId,
  request,
  quote,
  siteUrl,
  at,
}: Accepted): LeadEvent & { type: "quote.accepted.v1" } {
  const contact = request && {
    name: request.name,
    email: request.email,
    phone: request.phone,
    contactBy: request.contactBy,
    bestTime: request.bestTime,
  }
  return {
    type: "quote.accepted.v1",
    timestamp: at.toISOString(),
    data: { id, requestWebhookId, contact, quote, documentUrl: siteUrl + paths.document(id) },
  }
}
