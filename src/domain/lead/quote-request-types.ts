import type { IsoDate } from "../iso-date"
import type { Cents } from "../money/money"
import type { ThankYouRoute } from "../paths"
import type { State } from "../states"

export const SIDES = ["buying", "selling", "both"] as const
export type Side = (typeof SIDES)[number]

export const PROPERTY_TYPES = ["house", "townhouse", "unit", "land", "rural", "commercial"] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const STAGES = ["looking", "offer", "signed", "auction"] as const
export type Stage = (typeof STAGES)[number]

export const ANSWERS = ["yes", "no", "unsure"] as const
export type Answer = (typeof ANSWERS)[number]

export const HOME_AGES = ["new", "established", "land"] as const
export type HomeAge = (typeof HOME_AGES)[number]

export const FOREIGN = ["none", "some", "all", "unsure"] as const
export type Foreign = (typeof FOREIGN)[number]

export const BUYER_COUNTS = ["1", "2", "3+"] as const
export type BuyerCount = (typeof BUYER_COUNTS)[number]

export const ENTITIES = ["people", "company", "trust", "smsf"] as const
export type Entity = (typeof ENTITIES)[number]

export const CONTACT_BY = ["email", "call", "text"] as const
export type ContactBy = (typeof CONTACT_BY)[number]

export const BEST_TIMES = ["morning", "afternoon", "evening"] as const
export type BestTime = (typeof BEST_TIMES)[number]

/** What is asked of every property, bought or sold. */
export type PropertyAnswers = {
  state: State
  propertyType: PropertyType
  /** Strata scheme (NSW), owners corporation (VIC), body corporate (QLD). */
  strata: Answer
  /** Contract price in cents including GST; `null` while the visitor does not know it. */
  price: Cents | null
  stage: Stage
  /** Given when `stage` is `signed`. */
  contractDate: IsoDate | null
  settlementDate: IsoDate | null
}

/**
 * Step 1 of the form: the job. Holds nothing that tells who asks, so it may be priced before any contact detail.
 * The property keys describe the purchase when `side` is `both`, and `sale` the sale.
 */
export type JobAnswers = PropertyAnswers & {
  side: Side
  offThePlan: Answer
  firstHome: Answer
  liveIn: Answer
  newHome: HomeAge | null
  foreign: Foreign
  /** Whole percent of the purchase that foreign persons take; `null` unless `foreign` is `some`. */
  foreignSharePercent: number | null
  pensioner: Answer
  /** Building costs after the contract date, in cents (Victoria, off the plan); `null` when not known. */
  constructionCost: Cents | null
  buyers: BuyerCount
  entity: Entity
  loan: Answer
  mortgageOnSale: Answer
  /** The property sold, when `side` is `both`; otherwise `null`. */
  sale: (PropertyAnswers & { mortgageOnSale: Answer }) | null
}

/** Step 2 of the form: the person. */
export type PersonAnswers = {
  name: string
  email: string
  contactBy: ContactBy
  /** `typed` is what the visitor wrote; `e164` is `null` when it could not be read as a number. `null`: none given. */
  phone: { typed: string; e164: string | null } | null
  bestTime: BestTime | null
  postcode: string | null
  note: string | null
  /** Express consent to marketing, unticked by default. */
  marketing: boolean
  /** Whether the quote is to be sent by email: a box that begins ticked. Treated as true when nothing was said. */
  sendEmailQuote: boolean
}

/** Where a visit came from. Every key optional text of at most 200 characters. */
export const TOUCH_KEYS = [
  "landingPath",
  "referrerHost",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_id",
  "gclid",
  "gbraid",
  "wbraid",
  "dclid",
  "fbclid",
  "msclkid",
  "ttclid",
  "li_fat_id",
] as const
export type VisitSource = Partial<Record<(typeof TOUCH_KEYS)[number], string>>

/** A visit that a visitor was brought by, and its day. Known only of visitors who agreed to it. */
export type Touch = VisitSource & { on?: IsoDate }

/** What the page tells of this visit. `variant` names the page, where pages are compared. */
export const ATTRIBUTION_KEYS = [...TOUCH_KEYS, "variant"] as const

/** This visit, and with the visitor's consent the first visit and the last that a campaign or another site led to. */
export type Attribution = VisitSource & { variant?: string; firstTouch?: Touch; lastTouch?: Touch }

/** What the page, not the visitor, adds. */
export type RequestContext = {
  partner: string | null
  attribution: Attribution
  thankYouPageRoute: ThankYouRoute | null
  formVersion: string | null
  ratesVersion: string | null
  /** Signed time at which the form was first touched; judged by the request gate. */
  formStamp: string | null
  /** What a browser got from a test that it passed; judged by the request gate. */
  turnstileToken: string | null
  /** Content of the honeypot; anything but empty raises suspicion and refuses nothing. */
  honeypot: string
}

/** A whole quote request as the firm keeps it: checked, normalised, nothing else in it. */
export type QuoteRequest = JobAnswers & PersonAnswers & RequestContext

/** One thing wrong with what was sent. `field` is the wire key, dotted when nested: `sale.price`. */
export type FieldError = { field: string; code: string; message: string }

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }
