import type { QuoteRequest } from "../../../domain/lead/quote-request-types"
import type { Quote } from "../../../domain/quote/quote-types"
import type { Firm } from "../../core/ports"
import type { Attachment } from "./smtp-mail"

/** What an email to a visitor is made of. */
export type EmailFacts = {
  firm: Firm
  /** The reference that the visitor knows. */
  id: string
  /** How the visitor may be addressed; `null` for a name that could carry a message to someone else. */
  name: string | null
  quote: Quote
  /** When the visitor did what the email answers. */
  at: Date
  urls: { site: string; document: string; enquiry: string; unsubscribe: string }
}

export type Email = { subject: string; text: string; html: string; attachments: readonly Attachment[] }

/** Draws the emails. A port, since it needs React. */
export type Emails = {
  /** The itemised quote, and with a signed contract its key dates. */
  quoteEmail: (
    facts: EmailFacts & { request: Omit<QuoteRequest, "honeypot" | "formStamp" | "turnstileToken"> },
  ) => Email
  /** Word that an acceptance has arrived. */
  acceptanceEmail: (facts: EmailFacts) => Email
}

const LONGEST_NAME = 60

/** Anything that a mail program may turn into a link, or that is more than a name. */
const MORE_THAN_A_NAME = /[/@:\\]|www\.|\p{L}\.\p{L}{2}|\d{3}/iu

/**
 * The name to greet with. Whoever fills in the form may give someone else's address, so a name that could be a message
 * from a stranger is left out.
 */
export const nameToGreet = (name: string): string | null =>
  name.length <= LONGEST_NAME && !MORE_THAN_A_NAME.test(name) ? name : null
