import type { Contact } from "../../../domain/lead/contact"
import { buildPublicPayload, type PublicPayload } from "./request-parts"

export type ContactSent = {
  /** The reference of the message. */
  id: string
  /** False when the store was down: then this delivery is the only copy. */
  kept: boolean
  /** Why it may be junk. Empty for an ordinary message. */
  suspicions: readonly string[]
  contact: PublicPayload<Contact>
}

export type ContactSentEvent = { type: "contact.sent.v1"; timestamp: string; data: ContactSent }

type ContactInput = { id: string; contact: Contact; kept: boolean; suspicions: readonly string[]; at: Date }

/** `contact.sent.v1`: someone wrote to the firm. */
export const createContactSent = ({ id, contact, kept, suspicions, at }: ContactInput): ContactSentEvent => ({
  type: "contact.sent.v1",
  timestamp: at.toISOString(),
  data: { id, kept, suspicions, contact: buildPublicPayload(contact) },
})
