import * as v from "valibot"
import { THANK_YOU_ROUTES } from "../paths"
import { day, oneOf, slug, state, text } from "./fields"
import type { Kind } from "./kinds"

const DOLLARS = 'whole dollars in quotes, digits only, such as price="850000"'
const TARGET = 'an address that begins with "/" or "https://"'

const nothing = v.strictObject({})
const title = text("a title")
const name = slug
const tag = v.strictObject({ state })

/**
 * The components that a writer may use in a body, each with the attributes it takes. Everything else is refused.
 * A writer gives every value in quotes; the schema turns it into what the component takes.
 */
export const authorComponents = {
  Hero: v.strictObject({ eyebrow: v.optional(text("a few words above the title")), title, lead: text("a sentence") }),
  Section: v.strictObject({
    title: v.optional(title),
    tone: v.optional(oneOf(["plain", "tint"] as const)),
    width: v.optional(oneOf(["text", "wide"] as const)),
  }),
  Cards: nothing,
  Card: v.strictObject({
    title,
    href: v.optional(v.pipe(v.string(TARGET), v.regex(/^(?:\/(?!\/)|https:\/\/)/, TARGET))),
    icon: v.optional(name),
  }),
  CallToAction: v.strictObject({ title, text: text("a sentence") }),
  QuoteButton: v.strictObject({ label: v.optional(text("the words on the button")) }),
  Notice: v.strictObject({ kind: oneOf(["info", "tip", "warning", "law"] as const), title: v.optional(title) }),
  Stages: nothing,
  Stage: v.strictObject({ title }),
  KeyFacts: nothing,
  KeyFact: v.strictObject({ label: text("what the fact is about") }),
  Comparison: v.strictObject({ caption: text("what the table compares") }),
  Faqs: v.strictObject({ group: slug }),
  Figure: v.strictObject({
    name,
    alt: text("what the picture shows, for those who cannot see it"),
    caption: v.optional(text("a sentence under the picture")),
  }),
  Term: v.strictObject({ meaning: text("what the word means, in a sentence") }),
  StateTag: tag,
  Illustration: v.strictObject({ name }),
  QuoteForm: v.strictObject({ thankYou: v.optional(oneOf(THANK_YOU_ROUTES)) }),
  ExampleQuote: v.strictObject({
    side: oneOf(["buying", "selling"] as const),
    state,
    price: v.pipe(v.string(DOLLARS), v.regex(/^[1-9]\d{0,9}$/, DOLLARS), v.transform(Number)),
    on: day,
  }),
  Sources: nothing,
  ContactCard: nothing,
  OfferSnippet: v.strictObject({ offer: slug }),
} satisfies Record<string, v.GenericSchema<Record<string, unknown>, Record<string, string | number | undefined>>>

export type AuthorComponentName = keyof typeof authorComponents

/** True for the name of an author component, spelt exactly so. */
export const isAuthorComponent = (name: string): name is AuthorComponentName => Object.hasOwn(authorComponents, name)

/** The components that hold something: text, or other components. The rest are written `<Name />`. */
export const HOLDERS: readonly AuthorComponentName[] = [
  "Hero",
  "Section",
  "Cards",
  "Card",
  "CallToAction",
  "Notice",
  "Stages",
  "Stage",
  "KeyFacts",
  "KeyFact",
  "Comparison",
  "Term",
]

/** Attributes that name another content file, and its kind. */
export const ATTRIBUTE_REFERENCES: Partial<Record<AuthorComponentName, { attribute: string; kind: Kind }>> = {
  Faqs: { attribute: "group", kind: "faq" },
  OfferSnippet: { attribute: "offer", kind: "offer" },
}
