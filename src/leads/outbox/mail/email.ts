import type { QuoteRequest } from "../../../domain/lead/quote-request-types"
import type { Quote } from "../../../domain/quote/quote-types"
import type { Firm } from "../../core/ports"
import type { Attachment } from "./smtp-mail"

/** What an email to a visitor is made of. */
export type EmailFacts = {
  firm: Firm
  /** The reference that the visitor knows. */
  id: string
  /** How the visitor may be addressed; `null` for a name that isn't clean. */
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
