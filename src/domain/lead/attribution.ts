import * as v from "valibot"
import { ATTRIBUTION_KEYS, type Attribution } from "./quote-request-types"
import { missing, typed } from "./reading"
import { lineUpTo } from "./text"

/** The longest text of one attribution key, in characters. */
export const ATTRIBUTION_MAX = 200

const text = lineUpTo(ATTRIBUTION_MAX)
const origin = v.optional(typed(text))

/** Where the visitor came from, as a request carries it: each text short and clean, or the request is refused. */
export const attributionSchema = v.object(
  {
    landingPath: origin,
    referrerHost: origin,
    utm_source: origin,
    utm_medium: origin,
    utm_campaign: origin,
    utm_term: origin,
    utm_content: origin,
    gclid: origin,
    fbclid: origin,
    variant: origin,
  } satisfies Record<(typeof ATTRIBUTION_KEYS)[number], typeof origin>,
  missing({}),
)

/** What a page may send of what it found in its address: long texts cut, unreadable ones left out. For the page, not the parser. */
export function attributionOf(found: Readonly<Record<string, string | undefined>>): Attribution {
  const kept: Attribution = {}
  for (const key of ATTRIBUTION_KEYS) {
    const line = text([...(found[key] ?? "")].slice(0, ATTRIBUTION_MAX).join(""))
    if (line.ok && line.value) kept[key] = line.value
  }
  return kept
}
