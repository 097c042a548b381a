import * as v from "valibot"
import { isDay } from "../iso-date"
import type { TOUCH_KEYS } from "./quote-request-types"
import { fault, missing, read, typed } from "./reading"
import { lineUpTo } from "./text"
import { ATTRIBUTION_MAX } from "./visit-source"

const origin = v.optional(typed(lineUpTo(ATTRIBUTION_MAX)))

const source = {
  landingPath: origin,
  referrerHost: origin,
  utm_source: origin,
  utm_medium: origin,
  utm_campaign: origin,
  utm_term: origin,
  utm_content: origin,
  utm_id: origin,
  gclid: origin,
  gbraid: origin,
  wbraid: origin,
  dclid: origin,
  fbclid: origin,
  msclkid: origin,
  ttclid: origin,
  li_fat_id: origin,
} satisfies Record<(typeof TOUCH_KEYS)[number], typeof origin>

const dayOfTouch = v.optional(typed(sent => (isDay(sent) ? read(sent) : fault("day", "Give the day as YYYY-MM-DD"))))

const touch = v.optional(v.object({ ...source, on: dayOfTouch }, missing({})))

/** Where the visitor came from, as a request carries it: each text short and clean, or the request is refused. */
export const attributionSchema = v.object(
  { ...source, variant: origin, firstTouch: touch, lastTouch: touch },
  missing({}),
)
