import type { Contact } from "../../../domain/lead/contact"
import { removeSpamCheckFields, type PublicPayload } from "./request-parts"

export type ContactSent = {
  /** The id of the message. */
  id: string
  /** False if the store was down, so that this delivery is the only copy. */
  kept: boolean
  /** Why the message may be spam. Empty for an ordinary one. */
  suspicions: readonly string[]
  contact: PublicPayload<Contact>
}

export type ContactSentEvent = { type: "contact.sent.v1"; timestamp: string; data: ContactSent }

type ContactInput = Omit<ContactSent, "contact"> & { contact: Contact; at: Date }

/** Creates a `contact.sent.v1` event: someone wrote to the firm. */
export const createContactSentEvent = ({ id, contact, kept, suspicions, at }: ContactInput): ContactSentEvent => ({
  type: "contact.sent.v1",
  timestamp: at.toISOString(),
  data: { id, kept, suspicions, contact: removeSpamCheckFields(contact) },
})
