import type { LeadEvent } from "./event"
import type { QuoteAcceptedEvent } from "./events/quote-accepted"
import type { QuoteRequestedEvent } from "./events/quote-requested"

/** An event of which we tell the visitor by email too. */
export type MailedEvent = QuoteRequestedEvent | QuoteAcceptedEvent

export const isMailed = (event: LeadEvent): event is MailedEvent =>
  (event.type === "quote.requested.v1" || event.type === "quote.accepted.v1") && event.data.email?.by === "us"
