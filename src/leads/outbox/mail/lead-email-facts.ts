import { FOLLOW_UPS } from "../../../domain/lead/follow-up"
import { formatMegabytes, UPLOAD_DAYS } from "../../../domain/lead/upload"
import { formatDay } from "../../../domain/format/format"
import { createReference } from "../../../domain/reference"
import { formatList } from "../../../domain/text-formats"
import type { LeadEmailFacts } from "../../../domain/urgency/lead-email-facts"
import type { EmailedEvent } from "../../core/event"
import type { DocumentUploaded } from "../../core/events/document-uploaded"
import { getCorrectedDetails, listChangedDetails, type LeadChanged } from "../../core/events/lead-changed"
import type { QuoteRequested } from "../../core/events/quote-requested"
import { getFirmForRequest, type RequestOrigin } from "../../core/events/request-parts"
import { createFollowUpPath } from "../../core/links"
import type { Firm, LeadPorts } from "../../core/ports"
import { getSydneyDate } from "../../core/schedule"

type Facts = LeadEmailFacts<Firm>

export type FactPorts = Pick<LeadPorts, "firm" | "siteUrl" | "apiUrl" | "linkSecrets" | "now">

/** What an email to the office says about an event. @param key The event's key in the `lead` collection. */
export function buildLeadEmailFacts(ports: FactPorts, event: EmailedEvent, key: string): Facts {
  const { data } = event
  const request = event.type === "quote.requested.v1" ? event.data : null
  const { origin, notes, ...facts } = describeEvent(event)
  const isKept = !("kept" in data) || data.kept
  const suspicions = "suspicions" in data ? data.suspicions : []
  return {
    ...{ firm: getFirmForRequest(ports.firm, origin), id: data.id, at: new Date(event.timestamp), ...facts },
    ...{ urgency: request ?? {}, job: request?.request ?? null, quote: "quote" in data ? data.quote : null },
    unpriced: "outcome" in data && data.outcome === "manual" ? data.reason : null,
    notes: [
      ...(isKept ? [] : [ONLY_COPY]),
      ...notes,
      ...(suspicions.length > 0 ? [`It may be junk: ${suspicions.join(", ")}.`] : []),
    ],
    source: { ...origin?.attribution, partner: origin?.partner ?? null },
    urls: {
      site: ports.siteUrl,
      document: "documentUrl" in data ? data.documentUrl : null,
      download: "downloadUrl" in data ? data.downloadUrl : null,
      followUps: isKept ? createFollowUpUrls(ports, event, key) : null,
    },
  }
}

const ONLY_COPY = "This email is the only copy: the store of leads was down, so nothing can be shown again later."

/** The links that record what became of a request, also in the email about its acceptance, or of a message. */
function createFollowUpUrls(ports: FactPorts, event: EmailedEvent, key: string): Facts["urls"]["followUps"] {
  if (!["quote.requested.v1", "quote.accepted.v1", "contact.sent.v1"].includes(event.type)) return null
  const lead = event.type === "quote.accepted.v1" ? event.data.requestWebhookId : key
  // A link that's dated in the future doesn't work, and a clock that was ahead may have dated the event.
  const at = new Date(Math.min(Date.parse(event.timestamp), ports.now().getTime()))
  return FOLLOW_UPS.map(followUp => ({ followUp, url: ports.apiUrl + createFollowUpPath(ports, lead, followUp, at) }))
}

type Description = Pick<Facts, "news" | "person" | "words" | "notes"> & { origin: Partial<RequestOrigin> | null }

/** What happened, who it's from, in their words, and what the office should know or do. */
function describeEvent({ type, data }: EmailedEvent): Description {
  const origin = "request" in data ? (data.request ?? null) : null
  const common = { person: NOBODY, words: null, notes: [], origin }
  switch (type) {
    case "quote.requested.v1": {
      const { request } = data
      return { ...common, news: "requested", person: request, words: request.note, notes: listRequestNotes(data) }
    }
    case "quote.accepted.v1": {
      const confirmation =
        data.email.by === "us" ? "We’re emailing them a confirmation." : "Please confirm it to them yourself."
      const notes = [confirmation, "They’ve been told that we’ll send a costs agreement."]
      return { ...common, news: "accepted", person: data.contact ?? NOBODY, notes }
    }
    case "quote.repriced.v1": {
      const notes = [`They opened their quote again and saw a new price, as of ${formatDay(data.repricedOn)}.`]
      return { ...common, news: "repriced", person: data.contact, notes }
    }
    case "document.uploaded.v1":
      return { ...common, news: "sent-file", person: data.contact, notes: [describeFile(data)] }
    case "contact.sent.v1":
      return { ...common, news: "message", person: data.contact, words: data.contact.message, origin: data.contact }
    case "feedback.sent.v1": {
      const { feedback } = data
      const notes = [`${feedback.rating} out of 5 for how helpful the site was.`]
      return { ...common, news: "feedback", person: feedback, words: feedback.message, notes, origin: feedback }
    }
    case "subscription.ended.v1": {
      const rule = "Take it off every list that you keep: the law gives you five working days."
      return { ...common, news: "unsubscribed", notes: [`${data.email} wants no more email. ${rule}`] }
    }
    case "lead.changed.v1": {
      const person = { ...NOBODY, ...data.contact.before, ...getCorrectedDetails(data) }
      const notes = [describeChange(data)]
      if (data.email?.by === "you") notes.push("Please tell them so at the old address.")
      return { ...common, news: data.change === "withdraw" ? "withdrawn" : "changed", person, words: data.note, notes }
    }
  }
}

const NOBODY = { email: null }

const describeFile = ({ bytes, keptUntil }: DocumentUploaded): string =>
  `They sent a PDF of ${formatMegabytes(bytes)}. Not checked for viruses. Scan before opening. It’s deleted on ${formatDay(getSydneyDate(new Date(keptUntil)))}, or ${UPLOAD_DAYS.downloaded} days after it’s first downloaded. Whoever has this email can download it.`

const QUOTE_SENT = {
  us: "We’re emailing them the quote.",
  you: "They want the quote by email. The site isn’t sending it: please send it yourself.",
}

const listRequestNotes = ({ email, outcome, request: { partnerConsent, marketing } }: QuoteRequested): string[] => [
  email.by ? QUOTE_SENT[email.by] : "They don’t want the quote by email.",
  ...(outcome === "manual" ? ["They’ve been told that someone will work out the price and reply."] : []),
  ...(partnerConsent ? [`They agreed that we share this with ${partnerConsent}.`] : []),
  ...(marketing ? ["They agreed to hear from us about other things."] : []),
]

const DETAILS = { name: "name", email: "email address", phone: "phone number", contactBy: "way to be reached" }

function describeChange(data: LeadChanged): string {
  const about = `enquiry ${createReference(data.id)}`
  if (data.change === "withdraw") return `They withdrew ${about}: don’t follow it up.`
  if (data.change === "email-only") return `They want email only about ${about}: no calls, no texts.`
  if (data.action === "renew") return `They stopped older links to ${about}.`
  const names = formatList(listChangedDetails(data).map(detail => DETAILS[detail]))
  return `They ${data.action === "undo" ? "undid a change of" : "changed"} their ${names || "details"} in ${about}.`
}
