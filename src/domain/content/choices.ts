// What a writer chooses from. It's separate from the schemas, so that a page that needs only the names doesn't load the validation.

/** The kinds of content whose entries have a page each. */
const KINDS_WITH_PAGES = ["page", "state", "city", "landing", "place", "blog", "partner"] as const

export type KindWithPages = (typeof KINDS_WITH_PAGES)[number]

/** Every kind of content that the site knows. A file in `content/` is of exactly one. */
export const KINDS = [
  ...KINDS_WITH_PAGES,
  "offer",
  "faq",
  "person",
  "documents",
  "sample",
  "test",
  "site",
  "navigation",
  "glossary",
  "rates",
  "fees",
] as const

export type Kind = (typeof KINDS)[number]

/**
 * What content may require of a firm to be part of its site: a law practice in some state, one that acts in two, or
 * one with a partner whose own sites may show its tools.
 */
export const NEEDS = ["lawyers", "two states", "partner sites"] as const

/** The palettes that are drawn by hand. A partner chooses one of them, a firm may also name colours of its own. */
export const PALETTES = ["ink", "coral", "light-coral", "cca-black", "cca-grey", "cca-red", "cca-custom"] as const

/** The gray scales for text, lines and surfaces. */
export const GRAYS = ["zinc"] as const

/** The last stage of a purchase or a sale that an article can be about; the first is 1. */
export const LAST_STAGE = 9

/** What an article that is no stage can be about, in the order of the list of all articles. */
export const SUBJECTS = ["costs", "contracts", "conveyancing"] as const

export type Subject = (typeof SUBJECTS)[number]

/** Their headings in that list. */
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
  "fire",
  "gate",
  "handshake",
  "keys",
  "ledger",
  "map",
  "not-found",
  "questions",
  "scales",
  "selling",
  "survey",
  "thank-you",
  "tower",
  "water",
] as const

export type IllustrationName = (typeof ILLUSTRATIONS)[number]

/** Wide drawings for the top of a page. */
export const SCENES = ["street"] as const

export type SceneName = (typeof SCENES)[number]

/** Small drawings of what a visitor sees of the quote, for stages. */
export const MINIATURES = ["tiles", "receipt", "envelope-arrives", "signature"] as const

export type MiniatureName = (typeof MINIATURES)[number]

/** Round drawings for what can be checked. */
export const STAMPS = ["stamp-checked", "stamp-sourced", "stamp-no-phone", "stamp-trust"] as const

export type StampName = (typeof STAMPS)[number]

/** True for what a photo-like picture in `content/pictures` may be called. */
export const isPictureFile = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg)$/.test(name)

/** How wide a picture in a text may be: as its lines, as the column around them allows, or half as wide beside the lines. */
export const PICTURE_WIDTHS = ["text", "wide", "half"] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** What a sign in a message comes to, the worst first: stop, check with us by phone, or nothing that points to fraud. */
export const VERDICTS = ["stop", "verify", "fine"] as const

export type Verdict = (typeof VERDICTS)[number]

/** What a variant of a page under test may be called: words with at most two digits behind them, such as `calculator-b2`. */
export const VARIANT_NAME = /^[a-z]+\d{0,2}(?:-(?:[a-z]+\d{0,2}|\d{1,2})){0,7}$/
