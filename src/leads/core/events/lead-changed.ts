import type { EnquiryChange } from "../../../domain/lead/enquiry"
import { getRequestOrigin, type RequestOrigin } from "./request-parts"

export type LeadChanged = {
  /** Reference of the quote that was asked for. */
  id: string
  /** `webhook-id` of the request that is changed. */
  requestWebhookId: string
  /** False when the store was down: then this delivery is the only copy. */
  kept: boolean
  /** Why it may be junk. Empty for an ordinary change. */
  suspicions: readonly string[]
  /** `details`: use `contact` from now on. `email-only`: no calls, no texts. `withdraw`: no longer interested. */
  change: EnquiryChange["change"]
  /** What was corrected; what is `null` stays as it was. All `null` unless `change` is `details`. */
  contact: Pick<EnquiryChange, "name" | "email" | "phone">
  /** In the visitor's words. */
  note: string | null
  /** Where the request came from; absent once it was reduced to a marker, and in events from before. */
  request?: RequestOrigin
}

export type LeadChangedEvent = { type: "lead.changed.v1"; timestamp: string; data: LeadChanged }

type ChangeInput = Pick<LeadChanged, "id" | "requestWebhookId" | "kept" | "suspicions"> & {
  sent: EnquiryChange
  /** The request as it's kept; `null` when it can't be read, or was reduced to a marker. */
  request: RequestOrigin | null
  at: Date
}

/** `lead.changed.v1`: someone who had asked for a quote corrects or withdraws what they asked. */
export const createLeadChanged = ({ sent, request, at, ...lead }: ChangeInput): LeadChangedEvent => {
  const { change, name, email, phone, note } = sent
  return {
    type: "lead.changed.v1",
    timestamp: at.toISOString(),
    data: { ...lead, change, contact: { name, email, phone }, note, ...getRequestOrigin(request) },
  }
}
