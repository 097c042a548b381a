import type { Firm } from "../core/ports"

/** Why a request is refused, in words for the person who sent it. Never contains what they sent. */
export type Refusal = {
  status: number
  /** A name for the reason, for programs. */
  code: string
  title: string
  text: string
  /** How to reach the firm, for programs. A page always says it. */
  contact?: string
  headers?: Record<string, string>
}

/** The text for people whose form can't be read. Programs have no form. */
export const GO_BACK = "Go back and try again from the form on this site."

export const refusals = {
  method: (allow: string): Refusal => ({
    status: 405,
    code: "method",
    title: "This address doesn’t take that",
    text: `It answers ${allow} only.`,
    headers: { allow },
  }),
  tooLarge: (mostBytes: number): Refusal => ({
    status: 413,
    code: "too-large",
    title: "That is too much text",
    text: `Send less than ${mostBytes / 1024} kB.`,
  }),
  contentType: {
    status: 415,
    code: "content-type",
    title: "We couldn’t read that",
    text: "Send JSON or an ordinary web form, in UTF-8.",
  },
  notJson: { status: 415, code: "content-type", title: "We couldn’t read that", text: "Send JSON, in UTF-8." },
  noKey: {
    status: 401,
    code: "key",
    title: "This needs a key",
    text: "Send yours as authorization: Bearer, or ask us for one.",
    headers: { "www-authenticate": "Bearer" },
  },
  crossSite: { status: 403, code: "cross-site", title: "That came from another site", text: GO_BACK },
  unreadable: { status: 400, code: "unreadable", title: "We couldn’t read that", text: GO_BACK },
  badKey: {
    status: 400,
    code: "idempotency-key",
    title: "We couldn’t read that",
    text: "The idempotency key must have 16 to 200 printable characters without spaces.",
  },
  otherBody: {
    status: 409,
    code: "idempotency-conflict",
    title: "We already have another request from this form",
    text: "Reload the form and send it again if you changed something.",
  },
  notFound: {
    status: 404,
    code: "not-found",
    title: "Quote not found",
    text: "Check the address, or ask for a new quote. We keep quotes for a limited time.",
  },
  badLink: {
    status: 400,
    code: "link",
    title: "This link doesn’t work",
    text: "It may be incomplete or too old. Copy the whole link from our email and try again.",
  },
  oldLink: {
    status: 410,
    code: "old-link",
    title: "This link no longer works",
    text: "It was replaced. Use the link in our newest email to you, or ask us.",
  },
  leadDeleted: {
    status: 410,
    code: "lead-deleted",
    title: "This lead isn’t stored any more",
    text: "Leads are deleted after a time, and then the links in emails about them stop working.",
  },
  noOffer: {
    status: 409,
    code: "no-offer",
    title: "There’s no price to accept yet",
    text: "We’ll work out this price ourselves and send you the quote.",
  },
  priceChanged: {
    status: 409,
    code: "price-changed",
    title: "Prices have changed",
    text: "Open your quote again to see today’s price, then accept it.",
  },
  fields: { status: 422, code: "unknown-field", title: "We couldn’t read that", text: GO_BACK },
  unavailable: ({ phone, email }: Firm): Refusal => ({
    status: 503,
    code: "unavailable",
    title: "This isn’t working right now",
    text: "Something is wrong on our side. Please try again in a few minutes.",
    contact: `Or call ${phone.display} or write to ${email}.`,
    headers: { "retry-after": "60" },
  }),
  failed: {
    status: 500,
    code: "failed",
    title: "Something went wrong on our side",
    text: "Please try again in a few minutes, or call us.",
  },
} satisfies Record<string, Refusal | ((fact: never) => Refusal)>
