import * as v from "valibot"
import { FOLLOW_UPS } from "../../domain/lead/follow-up"
import type { Quote } from "../../domain/quote/quote-types"
import type { LeadEvent } from "./event"
import { CLOCK_MS, LONGEST_WAIT_MS } from "./schedule"

/**
 * Only this code writes records, so readers check a record's own fields but not the payload inside. When the shape of a
 * payload changes, it gets a new event type.
 */
const createUncheckedPayloadSchema = <T>() => v.custom<T>(value => typeof value === "object" && value !== null)

const fullLeadSchema = v.object({
  /** The id in the addresses that the visitor was given. */
  publicId: v.string(),
  /** HMAC of the submission, which tells a repeat from a different submission under the same key. */
  fingerprint: v.string(),
  receivedAt: v.string(),
  event: createUncheckedPayloadSchema<LeadEvent>(),
  /** When the sender of a request last changed each detail, or withdrew it (`withdraw`). ISO 8601 in UTC. */
  changedAt: v.optional(v.record(v.string(), v.string())),
  /** When a change last gave the request another email address: the last three times, oldest first. ISO 8601 in UTC. */
  emailChangedAt: v.optional(v.array(v.string())),
  /**
   * What was done through the emails about changes to a request, `at` a time: the change that came at `from` and all later
   * ones were undone, or, unless `undone`, old links were stopped. ISO 8601 in UTC.
   */
  settled: v.optional(v.array(v.object({ from: v.string(), at: v.string(), undone: v.boolean() }))),
  /** Names of the webhooks after the first that the lead goes to, decided when it came. */
  webhooks: v.optional(v.array(v.string())),
  /** What the office recorded last about a request or message, and when. ISO 8601 in UTC. */
  followUp: v.optional(v.object({ what: v.picklist(FOLLOW_UPS), at: v.string() })),
  /** Slug of the partner that the visitor agreed to share the request, and what follows it, with; `null` for none. */
  sharedWith: v.optional(v.nullable(v.string())),
})

/** In the `lead` collection: the submission, with personal data, as it is delivered. */
export type LeadRecord = v.InferOutput<typeof fullLeadSchema>

type Settled = Pick<LeadRecord, "settled">

/** Whether the change of a request that came at `time` was undone. */
export const isChangeUndone = ({ settled = [] }: Settled, time: string): boolean =>
  settled.some(({ from, at, undone }) => undone && from <= time && time < at)

/** Whether the email about the change that came at `time` is void, since the one about an earlier change was used later. */
export const isChangeNoticeVoid = ({ settled = [] }: Settled, time: string): boolean =>
  settled.some(({ from, at }) => from < time && time < at)

/** The most changes of a request's email address in 24 hours, since the address from before is emailed about each. */
export const MOST_EMAIL_CHANGES = 3

/** In milliseconds. */
const A_DAY = 24 * 60 * 60_000

/** Whether a request's email address can't be changed again yet. A time from a clock that was ahead counts for nothing. */
export const isEmailChangedTooOften = ({ emailChangedAt = [] }: LeadRecord, now: Date): boolean =>
  emailChangedAt.filter(at => Math.abs(now.getTime() - Date.parse(at)) < A_DAY).length >= MOST_EMAIL_CHANGES

/** When the sender withdrew a request; `undefined` if they didn't, or if that was undone. */
export function getWithdrawnAt(record: LeadRecord): string | undefined {
  const at = record.changedAt?.withdraw
  return at === undefined || isChangeUndone(record, at) ? undefined : at
}

/** What is left of a lead after its retention time: that it came, and when. No personal data. */
const reducedLeadSchema = v.object({
  publicId: v.string(),
  fingerprint: v.string(),
  receivedAt: v.string(),
  /** Type of the event that was deleted. */
  type: v.string(),
  reducedAt: v.string(),
})

export type ReducedLead = v.InferOutput<typeof reducedLeadSchema>

export const quoteSchema = v.object({
  id: v.string(),
  /** Key of the request in the `lead` collection. */
  lead: v.string(),
  createdAt: v.string(),
  /** `null`: a person prices it. */
  quote: v.nullable(createUncheckedPayloadSchema<Quote>()),
  /** When the client last stopped all older links to change the enquiry. ISO 8601 in UTC. */
  linksSince: v.optional(v.string()),
})

/** In the `quote` collection: the answer to a request, without personal data. */
export type QuoteRecord = v.InferOutput<typeof quoteSchema>

export const pendingSchema = v.object({
  since: v.string(),
  /** How many deliveries have failed so far. */
  failures: v.number(),
  /** Earliest time of the next try, ISO 8601 in UTC. Such times can be compared as strings. */
  dueAt: v.string(),
  /** Until when a running delivery has claimed the lead; `null` if none has. */
  leaseUntil: v.nullable(v.string()),
})

/** In the `pending`, `held`, `mail` and `hook-pending` collections: since when a lead waits, and when to deliver it. */
export type Marker = v.InferOutput<typeof pendingSchema>

/** Creates the marker of a lead that's due at once. */
export function createPendingDelivery(now: Date): Marker {
  const since = now.toISOString()
  return { since, failures: 0, dueAt: since, leaseUntil: null }
}

/**
 * Sets the times of a marker right that a clock ahead of ours wrote: the lead is due now, and has waited since now at the
 * earliest. `null` if there's nothing to set right.
 */
export function repairFutureTimes(marker: Marker, now: Date): Marker | null {
  const isAfter = (time: string | null, ms: number): boolean => time !== null && Date.parse(time) > now.getTime() + ms
  const isAhead =
    isAfter(marker.since, CLOCK_MS) || isAfter(marker.leaseUntil, CLOCK_MS) || isAfter(marker.dueAt, LONGEST_WAIT_MS)
  const at = now.toISOString()
  return isAhead ? { ...marker, since: marker.since < at ? marker.since : at, dueAt: at, leaseUntil: null } : null
}

export const failedSchema = v.object({
  ...pendingSchema.entries,
  lastStatus: v.nullable(v.number()),
  lastCode: v.nullable(v.string()),
  diedAt: v.string(),
})

/** In the `dead` collection: how the last try ended. */
export type DeadMarker = v.InferOutput<typeof failedSchema>

export const finishedSchema = v.looseObject({
  deliveredAt: v.string(),
  /** Set if the lead wasn't delivered. `withheld`: it isn't allowed to go there. `given-up`: it was never accepted. */
  undelivered: v.optional(v.picklist(["withheld", "given-up"])),
})

/** In the `done` collection: when a lead was delivered. */
export type DoneMarker = { since: string; deliveredAt: string; undelivered?: "withheld" | "given-up" }

/** Name of the field that says in which collection a record was found. Older records have it, so it can't change. */
export const FOUND_IN = "shelf"

export const badSchema = v.object({
  at: v.string(),
  /** Missing from older records. */
  [FOUND_IN]: v.optional(v.string()),
  text: v.string(),
})

/** In the `bad` collection: what was found under this key and could not be read. */
export type BadRecord = v.InferOutput<typeof badSchema>

export const leadSchema = v.union([reducedLeadSchema, fullLeadSchema])

/**
 * Parses a lead that's stored in full or was reduced; `null` if there's neither. @throws if a record has another shape.
 */
export const parseSavedLead = (value: unknown): LeadRecord | ReducedLead | null =>
  v.parse(v.nullable(leadSchema), value)

/** Parses a lead that's stored in full; `null` for a reduced one too. @throws if a record has another shape. */
export function parseLeadRecord(value: unknown): LeadRecord | null {
  const lead = parseSavedLead(value)
  return lead && "event" in lead ? lead : null
}
