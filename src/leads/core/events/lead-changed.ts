import type { EnquiryChange } from "../../../domain/lead/enquiry"
import { buildQuoteRequestSourceField, type RequestOrigin } from "./request-parts"

export type LeadChanged = {
  /** Reference of the quote that was requested. */
  id: string
  /** `webhook-id` of the request that is changed. */
  requestWebhookId: string
  /** False if the store was down, so that this delivery is the only copy. */
  kept: boolean
  /** Why the change may be spam. Empty for an ordinary one. */
  suspicions: readonly string[]
  /** `details`: use `contact` from now on. `email-only`: no calls, no texts. `withdraw`: no longer interested. */
  change: EnquiryChange["change"]
  /** The corrected details; a detail that's `null` stays as it was. All are `null` unless `change` is `details`. */
  contact: Pick<EnquiryChange, "name" | "email" | "phone">
  /** The visitor's own message; `null` if they wrote none. */
  note: string | null
  /** The request's partner and campaign. Absent once the request was reduced to a marker, and in older events. */
  request?: RequestOrigin
}

export type LeadChangedEvent = { type: "lead.changed.v1"; timestamp: string; data: LeadChanged }

type ChangeInput = Pick<LeadChanged, "id" | "requestWebhookId" | "kept" | "suspicions"> & {
  sent: EnquiryChange
  /** Partner and campaign of the stored request; `null` if it can't be read or was reduced to a marker. */
  request: RequestOrigin | null
  at: Date
}

/** Creates a `lead.changed.v1` event: someone who asked for a quote corrected or withdrew their enquiry. */
export const createLeadChangedEvent = ({ sent, request, at, ...lead }: ChangeInput): LeadChangedEvent => {
  const { change, name, email, phone, note } = sent
  return {
    type: "lead.changed.v1",
    timestamp: at.toISOString(),
    data: { ...lead, change, contact: { name, email, phone }, note, ...buildQuoteRequestSourceField(request) },
  }
}
