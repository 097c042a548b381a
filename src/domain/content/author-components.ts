import * as v from "valibot"
import { EMBED_TOOLS } from "../embed"
import { parseIconName, ICONS, isOwnIcon } from "../icons/icon-name"
import { EXAMPLE_PROPERTIES } from "../job/example"
import { THANK_YOU_ROUTES } from "../paths"
import { alternativeText, coordinates, day, oneOf, pictureFile, slug, state, text } from "./fields"
import { isState, STATES } from "../states"
import {
  ILLUSTRATIONS,
  type Kind,
  MINIATURES,
  OPTIONAL_ENTRIES,
  PICTURE_WIDTHS,
  SCENES,
  STAMPS,
  VERDICTS,
} from "./choices"

/*
 * The components that writers may use in the body of a page. To add one:
 *
 * 1. Add its name and the schema of its attributes here.
 * 2. Write the component in `src/components`.
 * 3. Add its import to `src/templates/rare-parts.ts`, or to `author-components.tsx` if it needs scripts.
 * 4. Add an example to `content/pages/component-library.mdx`, and a line to `content/README.md`.
 *
 * The compiler or the content check reports what's missing.
 */

const DOLLARS = 'whole dollars in quotes, digits only, such as price="850000"'
const TARGET = 'an address that begins with "/" or "https://"'

/** What a hero may show next to its text: the first questions of the quote form, or a drawing. */
const HERO_ASIDES = ["quote-start", ...ILLUSTRATIONS] as const
export type HeroAside = (typeof HERO_ASIDES)[number]

const ICON = `one of ${ICONS.join(", ")}, or an icon of the Lucide set, such as "lucide:anchor"`

/** The build checks that Lucide has the icon. */
const isIconAllowedOnCard = (text: string): boolean => isOwnIcon(text) || parseIconName(text)?.prefix === "lucide"

/** The part of the calculator that's open when the page loads. The whole cost always is. */
const CALCULATOR_PARTS = ["whole", "states", "dates", "firms"] as const
export type CalculatorPart = (typeof CALCULATOR_PARTS)[number]

const LEAD_FORMS = ["contact", "feedback", "unsubscribe"] as const
export type LeadFormKind = (typeof LEAD_FORMS)[number]

const MOST = 'how many of the group’s questions to show, from the first: most="6"'

const nothing = v.strictObject({})
const title = text("a title")
const name = oneOf(ILLUSTRATIONS)
const caption = text("a sentence under the picture")
const tag = v.strictObject({ state })
const IS_TARGET = /^(?:\/(?!\/)|https:\/\/)/
const target = v.optional(v.pipe(v.string(TARGET), v.regex(IS_TARGET, TARGET)))
const invitation = { title, text: text("a sentence") }

const DEGREES = 'a number in quotes, such as lat="-33.87"'
const degrees = v.pipe(v.string(DEGREES), v.regex(/^-?\d+(?:\.\d+)?$/, DEGREES), v.transform(Number))

const IN_STATES = `one of ${STATES.join(", ")}, or several with a space between them`

/** Shows its children only if the firm acts in one of these states or in at least so many, has partners or offers, or is the sample firm. */
const condition = v.pipe(
  v.strictObject({
    state: v.optional(
      v.pipe(
        v.string(IN_STATES),
        v.check(text => text.trim().split(/ +/).every(isState), IN_STATES),
      ),
    ),
    atLeast: v.optional(oneOf(["2", "3"] as const)),
    needs: v.optional(oneOf(OPTIONAL_ENTRIES)),
    sample: v.optional(oneOf(["yes"] as const)),
  }),
  v.check(
    ({ state, atLeast, needs, sample }) => (state ?? atLeast ?? needs ?? sample) !== undefined,
    'write state="NSW", atLeast="2", needs="partners" or sample="yes"',
  ),
)

/** The state that a component is about. By default it's the page's state, or else the firm's first state. */
const stateOfPage = v.optional(state)

const ACTION = 'a card with an href says what its link does, such as action="Read the guide"; one without has no action'

const example = v.strictObject({
  side: oneOf(["buying", "selling"] as const),
  state: stateOfPage,
  price: v.pipe(v.string(DOLLARS), v.regex(/^[1-9]\d{0,9}$/, DOLLARS), v.transform(Number)),
  on: day,
  property: v.optional(oneOf(EXAMPLE_PROPERTIES)),
})

/**
 * The components that a writer may use, each with the schema of its attributes. A writer puts every value in quotes;
 * the schema converts it to what the component needs.
 */
export const authorComponents = {
  Hero: v.strictObject({
    eyebrow: v.optional(text("a few words above the title")),
    title,
    lead: text("a sentence"),
    aside: v.optional(oneOf(HERO_ASIDES)),
    scene: v.optional(oneOf(SCENES)),
  }),
  Section: v.strictObject({
    title: v.optional(title),
    tone: v.optional(oneOf(["plain", "tint"] as const)),
    width: v.optional(oneOf(["text", "wide"] as const)),
  }),
  Cards: nothing,
  Card: v.pipe(
    v.strictObject({
      title,
      href: target,
      action: v.optional(text("what the link does")),
      icon: v.optional(v.pipe(v.string(ICON), v.check(isIconAllowedOnCard, ICON))),
      miniature: v.optional(oneOf(MINIATURES)),
    }),
    v.forward(
      v.partialCheck(
        [["href"], ["action"]],
        ({ href, action }) => (href === undefined) === (action === undefined),
        ACTION,
      ),
      ["action"],
    ),
  ),
  CallToAction: v.strictObject(invitation),
  QuoteCard: v.strictObject(invitation),
  QuoteButton: v.strictObject({ label: v.optional(text("the words on the button")) }),
  Notice: v.strictObject({ kind: oneOf(["info", "tip", "warning", "law"] as const), title: v.optional(title) }),
  Stages: nothing,
  Stage: v.strictObject({ title, href: target, drawing: v.optional(oneOf(MINIATURES)) }),
  Proofs: nothing,
  Proof: v.strictObject({ title, href: v.pipe(v.string(TARGET), v.regex(IS_TARGET, TARGET)), stamp: oneOf(STAMPS) }),
  /** Picks the state whose `StatePart`s the page shows. */
  StateSwitch: nothing,
  ByState: nothing,
  StatePart: tag,
  MessageCheck: nothing,
  MessageSign: v.strictObject({ verdict: oneOf(VERDICTS), sign: text("what may be true of a message") }),
  MessageVerdicts: nothing,
  MessageVerdict: v.strictObject({ verdict: oneOf(["open", ...VERDICTS] as const), title }),
  KeyFacts: nothing,
  KeyFact: v.strictObject({ label: text("what the fact is about") }),
  Comparison: v.strictObject({ caption: text("what the table compares") }),
  Faqs: v.strictObject({
    group: slug,
    most: v.optional(v.pipe(v.string(MOST), v.regex(/^[1-9]$/, MOST), v.transform(Number))),
  }),
  Fold: v.strictObject({ title }),
  Figure: v.strictObject({ name, alt: alternativeText, caption: v.optional(caption) }),
  Picture: v.strictObject({
    file: pictureFile,
    alt: alternativeText,
    width: v.optional(oneOf(PICTURE_WIDTHS), "text"),
    caption: v.optional(caption),
  }),
  /** Without `meaning`, the meaning in `content/glossary.yaml` is shown. */
  Term: v.strictObject({ meaning: v.optional(text("what the word means, in a sentence")) }),
  Glossary: nothing,
  SiteSearch: nothing,
  Sourced: v.strictObject({
    from: text("the name of one of the page's own sources, as it's written in the fields above"),
  }),
  StateTag: tag,
  Illustration: v.strictObject({ name }),
  QuoteStart: nothing,
  QuoteForm: v.strictObject({ thankYou: v.optional(oneOf(THANK_YOU_ROUTES)) }),
  LeadForm: v.strictObject({ kind: oneOf(LEAD_FORMS) }),
  ExampleQuote: example,
  CostBreakdown: example,
  /** Our fixed fee for an ordinary purchase in each of our states. */
  OurFees: v.strictObject({ on: day }),
  CostTable: v.strictObject({ state: stateOfPage, on: day }),
  Calculator: v.strictObject({ start: v.optional(oneOf(CALCULATOR_PARTS)) }),
  KeyDates: nothing,
  KeyDateExample: v.strictObject({ side: oneOf(["buying", "selling"] as const), state: stateOfPage, on: day }),
  SearchCosts: v.strictObject({ state, on: day }),
  LateSettlement: v.strictObject({ on: day }),
  FigureTables: tag,
  PriceCaps: v.strictObject({ on: day }),
  DocumentsToSend: nothing,
  /** A made-up document from `content/samples`, which visitors can read, compare with their own, or search for problems. */
  SampleDocument: v.strictObject({ sample: slug }),
  /** Reads a visitor's own contract in the browser, beside the parts of the sample documents. */
  OwnContract: nothing,
  LocatorMap: v.strictObject({
    place: text("the name of the place"),
    state,
    lat: v.pipe(degrees, coordinates.lat),
    lng: v.pipe(degrees, coordinates.lng),
  }),
  Sources: nothing,
  ConsentChoice: nothing,
  IconFinder: nothing,
  ContactCard: nothing,
  DeviceReport: nothing,
  /** Shows a tool that partners can embed, with the HTML to copy. Shows nothing while no partner lists its sites. */
  EmbedExample: v.strictObject({ tool: oneOf(EMBED_TOOLS) }),
  OfferSnippet: v.strictObject({ offer: slug }),
  Partners: nothing,
  /** The people of one office, of one state, or of the whole firm. If there's nobody, the title isn't shown either. */
  People: v.strictObject({ title: v.optional(title), office: v.optional(slug), state: v.optional(state) }),
  /** Shows its children, and below them their source text. */
  Example: v.strictObject({ title }),
  In: condition,
} satisfies Record<string, v.GenericSchema<Record<string, unknown>, Record<string, string | number | undefined>>>

export type AuthorComponentName = keyof typeof authorComponents

/** The components in a body's tree. `In` is evaluated when the body is read. */
export type DrawnComponentName = Exclude<AuthorComponentName, "In">

export const isAuthorComponent = (name: string): name is AuthorComponentName => Object.hasOwn(authorComponents, name)

/** The components that have children: text, or other components. The rest are written `<Name />`. */
export const COMPONENTS_WITH_CHILDREN: readonly AuthorComponentName[] = [
  "Hero",
  "Section",
  "Cards",
  "Card",
  "CallToAction",
  "Notice",
  "Stages",
  "Stage",
  "Proofs",
  "ByState",
  "StatePart",
  "MessageCheck",
  "MessageSign",
  "MessageVerdicts",
  "MessageVerdict",
  "KeyFacts",
  "KeyFact",
  "Comparison",
  "Fold",
  "Term",
  "Sourced",
  "Example",
  "In",
]

/** The components with which visitors calculate something, each with its `applicationCategory` in schema.org. */
export const CALCULATORS: Partial<Record<AuthorComponentName, string>> = {
  Calculator: "FinanceApplication",
  KeyDates: "UtilitiesApplication",
  LateSettlement: "FinanceApplication",
}

/** The components whose ids may be in a page once: of each group, kind or sample, if they have one. */
export const ONCE_ON_A_PAGE: readonly AuthorComponentName[] = [
  ...(["Calculator", "DocumentsToSend", "Faqs", "Glossary", "IconFinder", "KeyDates"] as const),
  ...(["LateSettlement", "LeadForm", "OwnContract", "QuoteForm", "SampleDocument", "Sources"] as const),
]

/** The components that are about a state even if the writer doesn't name one. */
export const ABOUT_A_STATE = ["ExampleQuote", "CostBreakdown", "CostTable", "KeyDateExample"] as const

export const ATTRIBUTE_REFERENCES: Partial<Record<AuthorComponentName, { attribute: string; kind: Kind }>> = {
  Faqs: { attribute: "group", kind: "faq" },
  OfferSnippet: { attribute: "offer", kind: "offer" },
  People: { attribute: "office", kind: "city" },
  SampleDocument: { attribute: "sample", kind: "sample" },
}
