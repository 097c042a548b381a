import * as v from "valibot"
import type { LeadRecord } from "../core/records"
import { businessDay } from "../core/schedule"
import type { AcceptanceCount, CountKey, RequestCount } from "./count-record"
import { requestName } from "./count-record"
import { countedPage } from "./counted-page"

/** A count with its key. */
export type Count = CountKey &
  ({ kind: "request"; counted: RequestCount } | { kind: "acceptance"; counted: AcceptanceCount })

const given = v.optional(v.fallback(v.nullable(v.string()), null), null)

const CLICK_SOURCES = {
  gclid: "google",
  gbraid: "google",
  wbraid: "google",
  dclid: "google",
  fbclid: "facebook",
  msclkid: "bing",
  ttclid: "tiktok",
  li_fat_id: "linkedin",
} as const

const visitSchema = v.looseObject({
  landingPath: given,
  referrerHost: given,
  utm_source: given,
  utm_medium: given,
  utm_campaign: given,
  variant: given,
})
type Visit = v.InferOutput<typeof visitSchema>

const NO_VISIT = v.parse(visitSchema, {})

const askedSchema = v.object({
  side: given,
  state: given,
  partner: given,
  attribution: v.optional(v.fallback(visitSchema, NO_VISIT), NO_VISIT),
})
const NOTHING_ASKED = v.parse(askedSchema, {})

const pricedSchema = v.object({
  side: given,
  state: given,
  totals: v.object({ ourFeeCents: v.pipe(v.number(), v.safeInteger()) }),
})

/**
 * What's counted of events. Whatever of them has another shape is not known: the figures must never be why personal data
 * can't be deleted.
 */
const requestedSchema = v.object({
  request: v.optional(v.fallback(askedSchema, NOTHING_ASKED), NOTHING_ASKED),
  quote: v.optional(v.fallback(v.nullable(pricedSchema), null), null),
})
const acceptedSchema = v.object({ ...requestedSchema.entries, requestWebhookId: given })

/** What is counted of a lead; `null` for a kind that isn't, and for an acceptance that names no request. */
export function countOf(key: string, { receivedAt, event }: LeadRecord): Count | null {
  const on = businessDay(new Date(receivedAt))
  const data: unknown = event.data ?? {}
  if (event.type === "quote.requested.v1")
    return { kind: "request", on, request: requestName(key), counted: requestCountOf(v.parse(requestedSchema, data)) }
  if (event.type !== "quote.accepted.v1") return null
  const { requestWebhookId, quote } = v.parse(acceptedSchema, data)
  if (requestWebhookId === null) return null
  const feeCents = quote?.totals.ourFeeCents ?? null
  return { kind: "acceptance", on, request: requestName(requestWebhookId), counted: { feeCents } }
}

const requestCountOf = ({ request, quote }: v.InferOutput<typeof requestedSchema>): RequestCount => {
  const { attribution: visit } = request
  return {
    state: quote?.state ?? request.state,
    side: quote?.side ?? request.side,
    campaign: countedText(visit.utm_campaign),
    source: sourceOf(visit),
    medium: countedText(visit.utm_medium),
    partner: countedText(request.partner),
    variant: countedText(visit.variant),
    page: visit.landingPath === null ? null : countedPage(visit.landingPath),
    feeCents: quote?.totals.ourFeeCents ?? null,
  }
}

/** Where no campaign, no click on an advertisement and no other site led here. */
const DIRECT = "direct"

/** The name that the link gave, the network whose click it was, or the site before; `null` when nothing is known of the visit. */
function sourceOf(visit: Visit): string | null {
  const clicked = Object.entries(CLICK_SOURCES).find(([click]) => typeof visit[click] === "string")?.[1]
  const isKnown = visit.landingPath !== null || visit.variant !== null
  return countedText(visit.utm_source) ?? clicked ?? countedText(visit.referrerHost) ?? (isKnown ? DIRECT : null)
}

const LONGEST = 100

/** What's counted instead of a text with an address in it. */
const HIDDEN = "(hidden)"

/**
 * A text of a link, which anybody can write: as it is, but short. One with an @ may be someone's email address, as some
 * programs put it there.
 */
function countedText(text: string | null): string | null {
  if (text === null || text.trim() === "") return null
  return text.includes("@") ? HIDDEN : [...text.trim()].slice(0, LONGEST).join("")
}
