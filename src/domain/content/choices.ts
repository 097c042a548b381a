// The options that writers choose from. They're separate from the schemas, so that a page that needs only the names doesn't
// load the validation.

/** The kinds of content in which every entry has its own page. */
const KINDS_WITH_PAGES = ["page", "state", "city", "landing", "place", "blog", "partner"] as const

export type KindWithPages = (typeof KINDS_WITH_PAGES)[number]

/** Every kind of content. A file in `content/` is of exactly one kind. */
export const KINDS = [
  ...KINDS_WITH_PAGES,
  "offer",
  "faq",
  "person",
  "documents",
  "sample",
  "test",
  "email",
  "site",
  "navigation",
  "glossary",
  "checklist",
  "rates",
  "fees",
] as const

export type Kind = (typeof KINDS)[number]

/** Kinds of entries that a firm may have none of. A text about them is there only while it has one. */
export const OPTIONAL_ENTRIES = ["partners", "offers"] as const

export type OptionalEntries = (typeof OPTIONAL_ENTRIES)[number]

/**
 * What a firm needs for content to be on its site: lawyers in some state, two states, a partner whose own sites may show its
 * tools, or any partner or offer.
 */
export const NEEDS = ["lawyers", "two states", "partner sites", ...OPTIONAL_ENTRIES] as const

/** The palettes that were designed by hand. A partner chooses one of them; a firm may also use colours of its own. */
export const PALETTES = ["ink", "coral", "light-coral", "cca-black", "cca-grey", "cca-red", "cca-custom"] as const

export const GRAYS = ["zinc"] as const

/** The last stage of a purchase or a sale that an article can be about; the first is 1. */
export const LAST_STAGE = 9

/** The subjects of articles that aren't about a stage, in the order in which the list of all articles shows them. */
export const SUBJECTS = ["costs", "contracts", "conveyancing"] as const

export type Subject = (typeof SUBJECTS)[number]

export const SUBJECT_HEADINGS: Readonly<Record<Subject, string>> = {
  costs: "Costs and duty",
  contracts: "Contracts and title",
  conveyancing: "How conveyancing works",
}

/** The line drawings of `static/illustrations` that a writer may use anywhere, by file name. */
export const ILLUSTRATIONS = [
  "calculator",
  "calendar",
  "coast",
  "contract",
  "cottage",
  "envelope",
  "false-letter",
  "fire",
  "gate",
  "handshake",
  "keys",
  "ledger",
  "map",
  "not-found",
  "questions",
  "safe",
  "scales",
  "selling",
  "survey",
  "thank-you",
  "tower",
  "water",
] as const

export type IllustrationName = (typeof ILLUSTRATIONS)[number]

export const SCENES = ["street"] as const

export type SceneName = (typeof SCENES)[number]

/** Small drawings for stages and cards: what visitors see when they get a quote, and documents with their problems flagged. */
export const MINIATURES = [
  "tiles",
  "receipt",
  "envelope-arrives",
  "signature",
  "contract-flagged",
  "statement-flagged",
  "form-flagged",
] as const

export type MiniatureName = (typeof MINIATURES)[number]

/** Round drawings for the `Proof` component, next to something that visitors can check. */
export const STAMPS = ["stamp-checked", "stamp-no-phone", "stamp-trust"] as const

export type StampName = (typeof STAMPS)[number]

export const isPictureFile = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg)$/.test(name)

/** The kinds of area for which deposit schemes have a price cap. The first two have the same one. */
export const CAP_AREAS = ["capital", "regional centre", "rest of state"] as const

/** The widths of a picture in a text: as wide as the lines, as wide as the column around them allows, or half as wide and beside the lines. */
export const PICTURE_WIDTHS = ["text", "wide", "half"] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** What we advise after a sign in a message, the worst first: stop, check with us by phone, or nothing that points to fraud. */
export const VERDICTS = ["stop", "verify", "fine"] as const

export type Verdict = (typeof VERDICTS)[number]

/** Matches the name of a variant in a page test: words that may end in one or two digits, joined by hyphens, such as `calculator-b2`. */
export const VARIANT_NAME = /^[a-z]+\d{0,2}(?:-(?:[a-z]+\d{0,2}|\d{1,2})){0,7}$/
