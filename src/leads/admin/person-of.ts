import type { LeadEvent } from "../core/event"

/** Who sent a lead, as far as it says; `null` for what it does not. */
export type Person = { name: string | null; email: string | null; phone: string | null }

const NOBODY: Person = { name: null, email: null, phone: null }

export function personOf(event: LeadEvent): Person {
  switch (event.type) {
    case "quote.requested.v1":
      return withPhone(event.data.request)
    case "quote.accepted.v1":
      return event.data.contact ? withPhone(event.data.contact) : NOBODY
    case "contact.sent.v1":
      return withPhone(event.data.contact)
    case "lead.changed.v1":
      return withPhone(event.data.contact)
    case "feedback.sent.v1":
      return { ...NOBODY, email: event.data.feedback.email }
    case "subscription.ended.v1":
      return { ...NOBODY, email: event.data.email }
    default: {
      const missed: never = event
      return missed
    }
  }
}

type Sender = Pick<Person, "name" | "email"> & { phone: { typed: string; e164: string | null } | null }

const withPhone = ({ name, email, phone }: Sender): Person => ({
  name,
  email,
  phone: phone && (phone.e164 ?? phone.typed),
})
