import { createHash } from "node:crypto"
import * as v from "valibot"
import { isDay, type IsoDate } from "../../domain/iso-date"

/** What's counted: a request for a quote, and that its offer was accepted. */
export type CountedKind = "request" | "acceptance"

const text = v.nullable(v.string())
const wholeCents = v.nullable(v.pipe(v.number(), v.safeInteger()))

/** What's known of a request for the figures; `null` is not known, or none. No personal data. */
const requestSchema = v.object({
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

/** An offer that was accepted; whatever else is known of it is in the count of its request. */
const acceptanceSchema = v.object({ feeCents: wholeCents })
export type AcceptanceCount = v.InferOutput<typeof acceptanceSchema>

/** Of a record that can't be read: its key still says that it came, and when. */
const UNKNOWN_REQUEST = Object.fromEntries(Object.keys(requestSchema.entries).map(key => [key, null])) as Record<
  keyof RequestCount,
  null
>
const UNKNOWN_ACCEPTANCE: AcceptanceCount = { feeCents: null }

/** Readers of what the store gave. @throws when a record has another shape. */
export const requestCount = (value: unknown): RequestCount | null => v.parse(v.nullable(requestSchema), value)
export const acceptanceCount = (value: unknown): AcceptanceCount | null => v.parse(v.nullable(acceptanceSchema), value)

/** The same; what has another shape is counted as known by nothing but its key. */
export const asRequest = (value: unknown): RequestCount => (v.is(requestSchema, value) ? value : UNKNOWN_REQUEST)
export const asAcceptance = (value: unknown): AcceptanceCount =>
  v.is(acceptanceSchema, value) ? value : UNKNOWN_ACCEPTANCE

/** What the key of a count says: so a report reads only what it needs. */
export type CountKey = {
  kind: CountedKind
  /** When the request came or the offer was accepted: a day of Sydney's clock. */
  on: IsoDate
  /** Of the request, in the key of its acceptance too. */
  request: string
}

const STARTS = { request: "r", acceptance: "a" } as const satisfies Record<CountedKind, string>

const KEY = /^([ra])(\d{4})(\d{2})(\d{2})([A-Za-z0-9_-]{17})$/

/** Names the request with this key in the store: a hash, so that the `webhook-id` isn't in the figures. */
export const requestName = (leadKey: string): string =>
  createHash("sha256").update(leadKey).digest("base64url").slice(0, 17)

/** The key of a count in the `counted` collection. */
export const countKey = ({ kind, on, request }: CountKey): string => STARTS[kind] + on.replaceAll("-", "") + request

/** What a key says; `null` for one that is none of a count. */
export function readCountKey(key: string): CountKey | null {
  const [, start, year, month, day, request = ""] = KEY.exec(key) ?? []
  const on = `${year}-${month}-${day}`
  if (start === undefined || !isDay(on)) return null
  return { kind: start === STARTS.request ? "request" : "acceptance", on, request }
}
