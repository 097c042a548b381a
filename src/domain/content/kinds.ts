/** Every kind of content that the site knows. A file in `content/` is of exactly one. */
export const KINDS = [
  "page",
  "state",
  "city",
  "landing",
  "place",
  "blog",
  "partner",
  "offer",
  "faq",
  "site",
  "navigation",
  "glossary",
  "rates",
  "fees",
] as const

export type Kind = (typeof KINDS)[number]
