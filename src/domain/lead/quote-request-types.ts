import type { IsoDate } from "../iso-date"
import type { JobAnswers, PersonAnswers } from "../job/questions"
import type { ThankYouRoute } from "../paths"
import type { FormUse } from "./form-use"

/** The query parameters that name the campaign, the advertisement or the offer which led to an address. */
export const CAMPAIGN_KEYS = [
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
  "offer",
] as const

/** The keys that say where a visit came from. Each has optional text of at most 200 characters. */
export const TOUCH_KEYS = ["landingPath", "referrerHost", ...CAMPAIGN_KEYS] as const
export type VisitSource = Partial<Record<(typeof TOUCH_KEYS)[number], string>>

/** The source of an earlier visit, and its day. Known only for visitors who agreed to it. */
export type Touch = VisitSource & { on?: IsoDate }

/**
 * What's known of the partner that the lead names: when the visitor met it (ISO 8601, UTC), on which of our pages, and the
 * partner's own page, if it embeds our tool.
 */
export const PARTNER_KEYS = ["partnerMetAt", "partnerPath", "embedPage"] as const
export type PartnerMeeting = Partial<Record<(typeof PARTNER_KEYS)[number], string>>

/**
 * What the page reports about this visit. `variant` is the page's variant in a page test, and `formPath` the page that the form
 * was sent from.
 */
export const ATTRIBUTION_KEYS = [...TOUCH_KEYS, "variant", ...PARTNER_KEYS, "formPath"] as const

/** Where this visit came from and, with the visitor's consent, their first visit and the last one that a campaign or another site led to. */
export type Attribution = VisitSource &
  PartnerMeeting & { variant?: string; formPath?: string; firstTouch?: Touch; lastTouch?: Touch }

export type RequestContext = {
  partner: string | null
  /** The same partner, if the visitor ticked the box to share the request with it. */
  partnerConsent: string | null
  attribution: Attribution
  thankYouPageRoute: ThankYouRoute | null
  formVersion: string | null
  ratesVersion: string | null
  /** Absent from a form without JavaScript, or from before this field existed. */
  form?: FormUse | undefined
  /** Signed time at which the form was first touched. The request gate checks it. */
  formStamp: string | null
  /** The token for a test that the browser has passed. The request gate checks it. */
  turnstileToken: string | null
  /** Content of the honeypot. Any text raises suspicion, but none is refused. */
  honeypot: string
}

/** A whole quote request as the firm stores it, checked and normalised, with nothing else in it. */
export type QuoteRequest = JobAnswers & PersonAnswers & RequestContext

/** The action that the browser names to Turnstile. The server checks that the token is for the same action. */
export const CHALLENGE_ACTION = "lead"
