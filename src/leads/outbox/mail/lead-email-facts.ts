import type { LeadEmailFacts, LeadNews, LeadPerson } from "../../../domain/urgency/lead-email-facts"
import type { FollowUp } from "../../../domain/lead/follow-up"
import { formatList } from "../../../domain/text-formats"
import type { EmailedEvent } from "../../core/event"
import { getCorrectedDetails, listChangedDetails, type LeadChanged } from "../../core/events/lead-changed"
import { getFirmForRequest } from "../../core/events/request-parts"
import { createFollowUpPath } from "../../core/links"
import type { Firm, LeadPorts } from "../../core/ports"

const NOBODY: LeadPerson = { email: null }

const ONLY_COPY = "This email is the only copy: the store of leads was down, so nothing can be shown again later."

export type FactPorts = Pick<LeadPorts, "firm" | "siteUrl" | "apiUrl" | "linkSecrets" | "now">

/** What an email to the office says about an event. @param key The event's key in the `lead` collection. */
export function buildLeadEmailFacts(ports: FactPorts, event: EmailedEvent, key: string) {
  const { firm, siteUrl } = ports
  const { data } = event
  const request = "request" in data && data.request ? data.request : null
  const sender = event.type === "contact.sent.v1" ? event.data.contact : null
  const origin = request ?? sender ?? (event.type === "feedback.sent.v1" ? event.data.feedback : null)
  const isCopy = "kept" in data && !data.kept
  const suspicions = "suspicions" in data ? data.suspicions : []
  const facts: LeadEmailFacts<Firm> = {
    firm: getFirmForRequest(firm, origin),
    id: data.id,
    news: getNews(event),
    at: new Date(event.timestamp),
    person: getPerson(event),
    urgency: event.type === "quote.requested.v1" ? event.data : {},
    job: event.type === "quote.requested.v1" ? event.data.request : null,
    quote: "quote" in data ? data.quote : null,
    unpriced: "outcome" in data && data.outcome === "manual" ? data.reason : null,
    words: getWords(event),
    notes: [
      ...(isCopy ? [ONLY_COPY] : []),
      ...listNotes(event),
      ...(suspicions.length > 0 ? [`It may be junk: ${suspicions.join(", ")}.`] : []),
    ],
    source: { ...origin?.attribution, partner: origin?.partner ?? null },
    urls: {
      site: siteUrl,
      document: "documentUrl" in data ? data.documentUrl : null,
      followUps: isCopy ? null : createFollowUpUrls(ports, event, key),
    },
  }
  return facts
}

/** The links that record what became of a request, also in the email about its acceptance, or of a message. */
function createFollowUpUrls(ports: FactPorts, event: EmailedEvent, key: string) {
  const isFollowed = ["quote.requested.v1", "quote.accepted.v1", "contact.sent.v1"].includes(event.type)
  if (!isFollowed) return null
  const lead = event.type === "quote.accepted.v1" ? event.data.requestWebhookId : key
  // A link that's dated in the future doesn't work, and a clock that was ahead may have dated the event.
  const at = new Date(Math.min(Date.parse(event.timestamp), ports.now().getTime()))
  const createUrl = (followUp: FollowUp) => ports.apiUrl + createFollowUpPath(ports, lead, followUp, at)
  return { called: createUrl("called"), client: createUrl("client"), declined: createUrl("declined") }
}

const NEWS = {
  "quote.requested.v1": "requested",
  "quote.accepted.v1": "accepted",
  "quote.repriced.v1": "repriced",
  "contact.sent.v1": "message",
  "feedback.sent.v1": "feedback",
  "subscription.ended.v1": "unsubscribed",
  "lead.changed.v1": "changed",
} as const satisfies Record<EmailedEvent["type"], LeadNews>

const getNews = (event: EmailedEvent): LeadNews =>
  event.type === "lead.changed.v1" && event.data.change === "withdraw" ? "withdrawn" : NEWS[event.type]

/** Who a lead is from; after a change, with the corrected details. */
function getPerson({ type, data }: EmailedEvent): LeadPerson {
  switch (type) {
    case "quote.requested.v1":
      return data.request
    case "quote.accepted.v1":
    case "quote.repriced.v1":
    case "contact.sent.v1":
      return data.contact ?? NOBODY
    case "lead.changed.v1":
      return { ...NOBODY, ...data.contact.before, ...getCorrectedDetails(data) }
    case "feedback.sent.v1":
      return data.feedback
    case "subscription.ended.v1":
      return NOBODY
  }
}

function getWords({ type, data }: EmailedEvent): string | null {
  if (type === "quote.requested.v1") return data.request.note
  if (type === "contact.sent.v1") return data.contact.message
  if (type === "feedback.sent.v1") return data.feedback.message
  return type === "lead.changed.v1" ? data.note : null
}

const QUOTE_SENT = {
  us: "We’re emailing them the quote.",
  you: "They want the quote by email. The site isn’t sending it: please send it yourself.",
}

function listNotes({ type, data }: EmailedEvent): string[] {
  switch (type) {
    case "quote.requested.v1": {
      const { partnerConsent, marketing } = data.request
      return [
        data.email.by ? QUOTE_SENT[data.email.by] : "They don’t want the quote by email.",
        ...(data.outcome === "manual" ? ["They’ve been told that someone will work out the price and reply."] : []),
        ...(partnerConsent ? [`They agreed that we share this with ${partnerConsent}.`] : []),
        ...(marketing ? ["They agreed to hear from us about other things."] : []),
      ]
    }
    case "quote.accepted.v1":
      return [
        data.email.by === "us" ? "We’re emailing them a confirmation." : "Please confirm it to them yourself.",
        "They’ve been told that we’ll send a costs agreement.",
      ]
    case "quote.repriced.v1":
      return [`They opened their quote again and saw a new price, as of ${data.repricedOn}.`]
    case "lead.changed.v1":
      return [describeChange(data), ...(data.email?.by === "you" ? ["Please tell them so at the old address."] : [])]
    case "feedback.sent.v1":
      return [`${data.feedback.rating} out of 5 for how helpful the site was.`]
    case "subscription.ended.v1":
      return [
        `${data.email} wants no more email. Take it off every list that you keep: the law gives you five working days.`,
      ]
    case "contact.sent.v1":
      return []
  }
}

const DETAILS = { name: "name", email: "email address", phone: "phone number", contactBy: "way to be reached" }

function describeChange(data: LeadChanged): string {
  const about = `enquiry ${data.id}`
  if (data.change === "withdraw") return `They withdrew ${about}: don’t follow it up.`
  if (data.change === "email-only") return `They want email only about ${about}: no calls, no texts.`
  if (data.action === "renew") return `They stopped older links to ${about}.`
  const names = formatList(listChangedDetails(data).map(detail => DETAILS[detail]))
  return `They ${data.action === "undo" ? "undid a change of" : "changed"} their ${names || "details"} in ${about}.`
}
