import type { IsoDate } from "../../../domain/iso-date"
import type { EnquiryChange } from "../../../domain/lead/enquiry"
import { createReference } from "../../../domain/reference"
import { buildQuoteRequestSourceField, getAskerDetails, type Asker, type RequestOrigin } from "./request-parts"

export type LeadChanged = {
  /** The id of the quote that was requested. */
  id: string
  /** What the visitor calls the quote on the phone. Absent in older events. */
  reference?: string
  /** `webhook-id` of the request that is changed. */
  requestWebhookId: string
  /** False if the store was down, so that this delivery is the only copy. */
  kept: boolean
  /** Why the change may be spam. Empty for an ordinary one. */
  suspicions: readonly string[]
  /** `details`: use `contact` from now on. `email-only`: no calls, no texts. `withdraw`: no longer interested. */
  change: "details" | "email-only" | "withdraw"
  /**
   * The corrected details; a detail that's `null` stays as it was, and a phone that's typed as "" is none. All are `null`
   * unless `change` is `details`. `before` has the details that the person who's told of it had; it's absent once the
   * request was reduced to a marker, and in older events.
   */
  contact: Pick<EnquiryChange, "name" | "email" | "phone"> & { before?: Asker; contactBy?: Asker["contactBy"] }
  /** The visitor's own message; `null` if they wrote none. */
  note: string | null
  /** Whether the person is to be told by email, and who does it. Absent like `contact.before`. */
  email?: { sendNotice: boolean; by: "us" | "you" | null }
  /** The link that was used: the day it's from and, if it was in the email about a change, that change. */
  link?: { on: IsoDate; about?: { webhookId: string; timestamp: string } }
  /** `undo`: what `link.about` changed, and everything after it, is as before. `renew`: older links were stopped. */
  action?: "undo" | "renew"
  /** The request's partner and campaign. Absent once the request was reduced to a marker, and in older events. */
  request?: RequestOrigin
}

export type LeadChangedEvent = { type: "lead.changed.v1"; timestamp: string; data: LeadChanged }

type ChangeInput = Pick<LeadChanged, "id" | "requestWebhookId" | "kept" | "suspicions"> & {
  sent: Omit<EnquiryChange, "honeypot" | "formStamp" | "turnstileToken">
  /** The stored request; `null` if it can't be read or was reduced to a marker. */
  request: (RequestOrigin & Asker) | null
  /** The day that the link is from. */
  linkOn: IsoDate
  /** The change that the link is about, and the details from before it; `null` for a link that isn't about one. */
  notice: { webhookId: string; timestamp: string; before: Asker } | null
  /** True while a mail server is configured. */
  canMail: boolean
  at: Date
}

const NO_PHONE = { typed: "", e164: null }

/** Creates a `lead.changed.v1` event: someone who asked for a quote corrected or withdrew their enquiry. */
export function createLeadChangedEvent({
  sent,
  request,
  linkOn,
  notice,
  canMail,
  at,
  ...lead
}: ChangeInput): LeadChangedEvent {
  const { change, name, email, phone, note } = sent
  const action = change === "undo" || change === "renew" ? change : undefined
  const before = action === "renew" && notice ? notice.before : request && getAskerDetails(request)
  const former = action === "undo" && notice ? notice.before : null
  const contact = former
    ? { ...{ name: former.name, email: former.email }, phone: former.phone ?? NO_PHONE, contactBy: former.contactBy }
    : { name, email, phone }
  const data: LeadChanged = {
    ...lead,
    reference: createReference(lead.id),
    change: change === "email-only" || change === "withdraw" ? change : "details",
    contact: { ...contact, ...(before && { before }) },
    note,
    link: { on: linkOn, ...(notice && { about: { webhookId: notice.webhookId, timestamp: notice.timestamp } }) },
    ...(action && { action }),
    ...buildQuoteRequestSourceField(request),
  }
  const sendNotice = action !== undefined || change === "withdraw" || listChangedDetails(data).length > 0
  const by = sendNotice ? (canMail && lead.kept ? "us" : "you") : null
  return {
    type: "lead.changed.v1",
    timestamp: at.toISOString(),
    data: { ...data, ...(before && { email: { sendNotice, by } }) },
  }
}

type ChangeableDetails = Omit<Asker, "bestTime">

/** The details that a change sets, as the request then has them. */
export function getCorrectedDetails({
  change,
  contact,
}: Pick<LeadChanged, "change" | "contact">): Partial<ChangeableDetails> {
  if (change === "withdraw") return {}
  if (change === "email-only") return { contactBy: "email" }
  const { name, email, phone, contactBy } = contact
  return {
    ...(name !== null && { name }),
    ...(email !== null && { email }),
    ...(phone !== null && { phone: phone.typed === "" ? null : phone }),
    ...(contactBy && { contactBy }),
  }
}

/** Names of the details that are other than before. */
export function listChangedDetails(data: LeadChanged): (keyof ChangeableDetails)[] {
  const { before } = data.contact
  const corrected = getCorrectedDetails(data)
  const names = Object.keys(corrected) as (keyof ChangeableDetails)[]
  return names.filter(name => JSON.stringify(corrected[name]) !== JSON.stringify(before?.[name]))
}
