import type { ContactSentEvent } from "./events/contact-sent"
import type { DocumentUploadedEvent } from "./events/document-uploaded"
import type { FeedbackSentEvent } from "./events/feedback-sent"
import type { LeadChangedEvent } from "./events/lead-changed"
import type { LeadFollowedUpEvent } from "./events/lead-followed-up"
import type { QuoteAcceptedEvent } from "./events/quote-accepted"
import type { QuoteRepricedEvent } from "./events/quote-repriced"
import type { QuoteRequestedEvent } from "./events/quote-requested"
import type { SubscriptionEndedEvent } from "./events/subscription-ended"

/**
 * The body of a delivery to a webhook. `timestamp` is when the event happened, ISO 8601 in UTC. Each type has its own
 * file in `events`; when the shape of its data changes, it gets a new version.
 */
export type LeadEvent =
  | QuoteRequestedEvent
  | QuoteAcceptedEvent
  | QuoteRepricedEvent
  | ContactSentEvent
  | FeedbackSentEvent
  | SubscriptionEndedEvent
  | LeadChangedEvent
  | LeadFollowedUpEvent
  | DocumentUploadedEvent

export type LeadType = LeadEvent["type"]

/** All event types as a list, for use at run time. */
export const LEAD_TYPES = [
  "quote.requested.v1",
  "quote.accepted.v1",
  "contact.sent.v1",
  "feedback.sent.v1",
  "subscription.ended.v1",
  "lead.changed.v1",
  "quote.repriced.v1",
  "lead.followed-up.v1",
  "document.uploaded.v1",
] as const satisfies readonly LeadType[]

/** An event that the office can get by email: not what it recorded itself. */
export type EmailedEvent = Exclude<LeadEvent, LeadFollowedUpEvent>

export const isEmailedEvent = (event: LeadEvent): event is EmailedEvent => event.type !== "lead.followed-up.v1"

export const EMAILED_TYPES = LEAD_TYPES.filter(type => type !== "lead.followed-up.v1")

/** Urgent events are delivered first, and failures raise an alert: the law allows five working days. */
export const isUrgentLeadType = (type: LeadType): boolean => type === "subscription.ended.v1"

/** An event that we tell the visitor of by email. */
export type MailedEvent = QuoteRequestedEvent | QuoteAcceptedEvent | LeadChangedEvent

export const isMailedEvent = (event: LeadEvent): event is MailedEvent =>
  (event.type === "quote.requested.v1" || event.type === "quote.accepted.v1" || event.type === "lead.changed.v1") &&
  event.data.email?.by === "us"
