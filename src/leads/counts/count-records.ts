import * as v from "valibot"
import type { LeadRecord } from "../core/records"
import { getSydneyDate } from "../core/schedule"
import { FOLLOW_UPS } from "../../domain/lead/follow-up"
import type { Attribution } from "../../domain/lead/quote-request-types"
import { getValueAtPath } from "../../domain/parse/wire"
import { matchesRoute } from "../../domain/quiet-routes"
import { paths, THANK_YOU_ROUTES } from "../../domain/paths"
import type { LeadStore } from "../core/lead-store"
import { hasStoredRecord, readRecordIfReadable } from "../store/read-records"
import { createHash } from "node:crypto"
import { isCalendarDay, type IsoDate } from "../../domain/iso-date"

/** What's counted: requests for quotes, acceptances of the offers, and what became of requests and messages. */
type CountedKind = "request" | "acceptance" | "follow-up"

const text = v.nullable(v.string())
const wholeCents = v.nullable(v.pipe(v.number(), v.safeInteger()))

/** What reports know about a request; `null` means not known, or none. No personal data. */
export const requestSchema = v.object({
  state: text,
  side: text,
  campaign: text,
  source: text,
  medium: text,
  partner: text,
  variant: text,
  /** The first page of the visit, as a path without ids. */
  page: text,
  /** Our fee with GST, in whole cents; `null` when a person prices it. */
  feeCents: wholeCents,
})
export type RequestCount = v.InferOutput<typeof requestSchema>

/** An accepted offer. Everything else about it is in the count of its request. */
export const acceptanceSchema = v.object({ feeCents: wholeCents })
export type AcceptanceCount = v.InferOutput<typeof acceptanceSchema>

/** What the office recorded about a request or message, and when. Of several about one the latest counts. */
export const followUpSchema = v.object({ followUp: v.picklist(FOLLOW_UPS), at: v.string() })
type FollowUpCount = v.InferOutput<typeof followUpSchema>

/** Used for an unreadable record, whose key still says that the request came, and when. */
export const UNKNOWN_REQUEST: RequestCount = {
  ...{ state: null, side: null, campaign: null, source: null, medium: null },
  ...{ partner: null, variant: null, page: null, feeCents: null },
}

/** What the key of a count contains, so that a report reads only the records it needs. */
export type CountKey = {
  kind: CountedKind
  /** The day on which the request came, the offer was accepted or the follow-up was recorded, by the date in Sydney. */
  on: IsoDate
  /** The name that `createCountedRequestName` gives the request. The key of an acceptance or a follow-up has it too. */
  request: string
}

const STARTS = { request: "r", acceptance: "a", "follow-up": "f" } as const satisfies Record<CountedKind, string>
const KINDS = Object.keys(STARTS) as CountedKind[]

const KEY = /^([raf])(\d{4})(\d{2})(\d{2})([A-Za-z0-9_-]{17})$/

/** Creates a name for the request with this lead key: a hash, so that the `webhook-id` isn't in the figures. */
const createCountedRequestName = (leadKey: string): string =>
  createHash("sha256").update(leadKey).digest("base64url").slice(0, 17)

/** The key of a count in the `counted` collection. */
export const createReportEntryKey = ({ kind, on, request }: CountKey): string =>
  STARTS[kind] + on.replaceAll("-", "") + request

/** Reads the key of a count; `null` for any other key. */
export function parseReportEntryKey(key: string): CountKey | null {
  const [, start, year, month, day, request = ""] = KEY.exec(key) ?? []
  const on = `${year}-${month}-${day}`
  const kind = KINDS.find(one => STARTS[one] === start)
  return kind && isCalendarDay(on) ? { kind, on, request } : null
}

type Count = CountKey &
  (
    | { kind: "request"; counted: RequestCount }
    | { kind: "acceptance"; counted: AcceptanceCount }
    | { kind: "follow-up"; counted: FollowUpCount }
  )

const SCHEMAS = { request: requestSchema, acceptance: acceptanceSchema, "follow-up": followUpSchema }

const CLICK_SOURCES = {
  gclid: "google",
  gbraid: "google",
  wbraid: "google",
  dclid: "google",
  fbclid: "facebook",
  msclkid: "bing",
  ttclid: "tiktok",
  li_fat_id: "linkedin",
} as const satisfies Partial<Record<keyof Attribution, string>>
const CLICK_KEYS = Object.keys(CLICK_SOURCES) as (keyof typeof CLICK_SOURCES)[]

/** A text of an event. What's missing or of another shape is unknown, so that it never stops a deletion. */
const getTextPart = (data: unknown, ...keys: readonly string[]): string | null => {
  const part = getValueAtPath(data, keys)
  return typeof part === "string" ? part : null
}

const getFeeCents = (data: unknown): number | null => {
  const fee = getValueAtPath(data, ["quote", "totals", "ourFeeCents"])
  return v.is(wholeCents, fee) ? fee : null
}

/** Creates the count of a lead; `null` for a type that isn't counted, and for an acceptance that names no request. */
export function createLeadCount(key: string, { receivedAt, event: { type, data } }: LeadRecord): Count | null {
  const on = getSydneyDate(new Date(receivedAt))
  if (type === "quote.requested.v1")
    return { kind: "request", on, request: createCountedRequestName(key), counted: buildRequestCount(data) }
  if (type === "lead.followed-up.v1") {
    const followUp = { followUp: data.followUp, at: receivedAt }
    return { kind: "follow-up", on, request: createCountedRequestName(data.requestWebhookId), counted: followUp }
  }
  const requestKey = type === "quote.accepted.v1" ? getTextPart(data, "requestWebhookId") : null
  if (requestKey === null) return null
  const feeCents = getFeeCents(data)
  return { kind: "acceptance", on, request: createCountedRequestName(requestKey), counted: { feeCents } }
}

function buildRequestCount(data: unknown): RequestCount {
  const getVisitText: GetVisitText = key => getTextPart(data, "request", "attribution", key)
  const landingPath = getVisitText("landingPath")
  return {
    state: getTextPart(data, "quote", "state") ?? getTextPart(data, "request", "state"),
    side: getTextPart(data, "quote", "side") ?? getTextPart(data, "request", "side"),
    campaign: sanitiseUrlParameter(getVisitText("utm_campaign")),
    source: getTrafficSource(getVisitText),
    medium: sanitiseUrlParameter(getVisitText("utm_medium")),
    partner: sanitiseUrlParameter(getTextPart(data, "request", "partner")),
    variant: sanitiseUrlParameter(getVisitText("variant")),
    page: landingPath === null ? null : normalisePagePath(landingPath),
    feeCents: getFeeCents(data),
  }
}

/** Reads one text of a visit; `null` if it isn't known. */
type GetVisitText = (key: keyof Attribution) => string | null

/** The source of a visit that no campaign, advertisement or other site led here. */
const DIRECT = "direct"

/** `utm_source`, the network of a clicked advertisement, or the referring site; `null` if unknown. */
function getTrafficSource(getVisitText: GetVisitText): string | null {
  const click = CLICK_KEYS.find(key => getVisitText(key) !== null)
  const isKnown = getVisitText("landingPath") !== null || getVisitText("variant") !== null
  return (
    sanitiseUrlParameter(getVisitText("utm_source")) ??
    (click ? CLICK_SOURCES[click] : sanitiseUrlParameter(getVisitText("referrerHost"))) ??
    (isKnown ? DIRECT : null)
  )
}

const LONGEST = 100

/** Counted instead of a text that may have an email address in it. */
const HIDDEN = "(hidden)"

/** Shortens a text from a link, which anyone can write. One with an @ may be an email address, so it's hidden. */
function sanitiseUrlParameter(text: string | null): string | null {
  if (text === null || text.trim() === "") return null
  return text.includes("@") ? HIDDEN : [...text.trim()].slice(0, LONGEST).join("")
}

/** Addresses of pages for one visitor. The id or token in such an address opens a quote or an enquiry. */
const WITH_AN_ID = [
  ...THANK_YOU_ROUTES,
  paths.document("{id}"),
  paths.sorry("{id}"),
  paths.enquiry("{token}"),
  paths.unsubscribeLink("{token}"),
]

/** Matches our own addresses: lower-case letters, digits and hyphens. Six digits in a row may be someone's number. */
const OURS = /^\/(?!.*\d{6})[a-z0-9/-]*$/

/** Counted for a path that isn't one of ours, such as one that a visitor typed. */
const OTHER_PAGE = "(other)"

/** The page that `path` is counted as: without ids, without a slash at the end, and `(other)` if it isn't one of ours. */
function normalisePagePath(path: string): string {
  const route = WITH_AN_ID.find(pattern => matchesRoute(pattern, path))
  if (route !== undefined) return route
  const page = path.replace(/(.)\/$/, "$1")
  return page.length <= LONGEST && OURS.test(page) ? page : OTHER_PAGE
}

/**
 * Stores the count of a lead, without personal data, so that the figures stay when the lead is deleted. Does nothing for
 * a type that isn't counted, or for a request that's held as possible spam. Doing it again changes nothing.
 *
 * @throws StoreUnavailable
 */
export async function saveLeadReportEntry(store: LeadStore, key: string, record: LeadRecord): Promise<void> {
  const count = createLeadCount(key, record)
  if (count === null) return
  const at = createReportEntryKey(count)
  const before = await readRecordIfReadable(store, "counted", at, v.unknown())
  const isCorrected = count.kind === "follow-up" && v.is(followUpSchema, before) && before.at < count.counted.at
  if (v.is(SCHEMAS[count.kind], before) && !isCorrected) return
  if (count.kind === "request" && (await isLeadHeldForReview(store, key))) return
  await store.put("counted", at, count.counted)
}

/** Whether a lead waits for a person. A lead in another collection too doesn't: its release was cut short. */
async function isLeadHeldForReview(store: LeadStore, key: string): Promise<boolean> {
  if (!(await hasStoredRecord(store, "held", key))) return false
  for (const collection of ["pending", "done", "dead"] as const)
    if (await hasStoredRecord(store, collection, key)) return false
  return true
}
