import type { IsoDate } from "../iso-date"
import type { Quote } from "../quote/quote-types"
import type { QuoteRequest } from "./quote-request-types"

/** What an email to a visitor about a quote is made from. */
export type EmailFacts<Firm> = {
  firm: Firm
  /** The quote's id, whose reference the email names. */
  id: string
  /** The name to greet the visitor by; `null` to greet without a name. */
  name: string | null
  quote: Quote
  /** When the visitor sent the request or acceptance that the email answers. */
  at: Date
  /** When the email is sent. */
  now: Date
  urls: { site: string; document: string; enquiry: string; unsubscribe: string }
}

/** What the email about a change to an enquiry is made from. It goes to the address that the enquiry had before. */
export type ChangeEmailFacts<Firm> = Pick<EmailFacts<Firm>, "firm" | "id" | "name"> & {
  /** The day of the change. */
  on: IsoDate
  action: "undo" | "renew" | "withdraw" | null
  /** Names of the details that changed, never their values. */
  details: readonly (keyof Pick<QuoteRequest, "name" | "email" | "phone" | "contactBy">)[]
  /** The day that the link which was used is from. */
  linkOn: IsoDate
  /** `notice` undoes the change and stops old links, `enquiry` is a new link. */
  urls: { site: string; unsubscribe: string; notice: string; enquiry: string }
}
