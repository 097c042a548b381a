import type { IsoDate } from "../iso-date"
import type { JobAnswers, PersonAnswers } from "../job/questions"
import type { ThankYouRoute } from "../paths"
import type { FormUse } from "./form-use"

/** What an address says of the campaign or the advertisement that led to it. */
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
] as const

/** Where a visit came from. Every key optional text of at most 200 characters. */
export const TOUCH_KEYS = ["landingPath", "referrerHost", ...CAMPAIGN_KEYS] as const
export type VisitSource = Partial<Record<(typeof TOUCH_KEYS)[number], string>>

/** A visit that a visitor was brought by, and its day. Known only of visitors who agreed to it. */
export type Touch = VisitSource & { on?: IsoDate }

/**
 * When (ISO 8601 in UTC) and on which page of ours the visitor met the partner that the lead names; and the address of the
 * partner's own page, where it showed our tool in that.
 */
export const PARTNER_KEYS = ["partnerMetAt", "partnerPath", "embedPage"] as const
export type PartnerMeeting = Partial<Record<(typeof PARTNER_KEYS)[number], string>>

/** What the page tells of this visit. `variant` names the page, where pages are compared. */
export const ATTRIBUTION_KEYS = [...TOUCH_KEYS, "variant", ...PARTNER_KEYS] as const

/** This visit, and with the visitor's consent the first visit and the last that a campaign or another site led to. */
export type Attribution = VisitSource & PartnerMeeting & { variant?: string; firstTouch?: Touch; lastTouch?: Touch }

/** What the page, not the visitor, adds. */
export type RequestContext = {
  partner: string | null
  /** The same partner, where the visitor ticked the box to share the request with it. */
  partnerConsent: string | null
  attribution: Attribution
  thankYouPageRoute: ThankYouRoute | null
  formVersion: string | null
  ratesVersion: string | null
  /** Absent when the form didn't say it: one without JavaScript, or from before. */
  form?: FormUse | undefined
  /** Signed time at which the form was first touched; judged by the request gate. */
  formStamp: string | null
  /** What a browser got from a test that it passed; judged by the request gate. */
  turnstileToken: string | null
  /** Content of the honeypot; anything but empty raises suspicion and refuses nothing. */
  honeypot: string
}

/** A whole quote request as the firm keeps it: checked, normalised, nothing else in it. */
export type QuoteRequest = JobAnswers & PersonAnswers & RequestContext

/** What the browser tells Turnstile it is doing; the server asks for the same word back. */
export const CHALLENGE_ACTION = "lead"
