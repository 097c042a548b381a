import * as v from "valibot"
import type { Quote } from "../../domain/quote/quote-types"
import type { LeadEvent } from "./event"

/**
 * Records are written by this code only, so a reader checks the frame and takes the payload as it was written.
 * A payload that changes its shape gets a new event type.
 */
const createPayloadSchema = <T>() => v.custom<T>(value => typeof value === "object" && value !== null)

const leadSchema = v.object({
  /** The reference that the visitor sees. */
  publicId: v.string(),
  /** HMAC of what was sent: tells a repeat from another body under the same key. */
  fingerprint: v.string(),
  receivedAt: v.string(),
  event: createPayloadSchema<LeadEvent>(),
  /** Of a request: when its asker last changed what, by the name of the detail; `withdraw` too. ISO 8601 in UTC. */
  changedAt: v.optional(v.record(v.string(), v.string())),
  /** Names of the webhooks after the first that it goes to, decided when it came. */
  webhooks: v.optional(v.array(v.string())),
  /** Slug of the partner that the visitor agreed to share the request with; `null` for none. Of what followed it, the same. */
  sharedWith: v.optional(v.nullable(v.string())),
})

/** In the `lead` collection: the submission, with personal data, as it is delivered. */
export type LeadRecord = v.InferOutput<typeof leadSchema>

/** What is left of a lead after its retention time: that it came, and when. No personal data. */
const reducedSchema = v.object({
  publicId: v.string(),
  fingerprint: v.string(),
  receivedAt: v.string(),
  /** Type of the event that was here. */
  type: v.string(),
  reducedAt: v.string(),
})

export type ReducedLead = v.InferOutput<typeof reducedSchema>

const quoteSchema = v.object({
  id: v.string(),
  /** Key of the request in the `lead` collection. */
  lead: v.string(),
  createdAt: v.string(),
  /** `null`: a person prices it. */
  quote: v.nullable(createPayloadSchema<Quote>()),
})

/** In the `quote` collection: the answer, without personal data. */
export type QuoteRecord = v.InferOutput<typeof quoteSchema>

const markerSchema = v.object({
  since: v.string(),
  /** Deliveries that failed so far. */
  failures: v.number(),
  /** Not tried before, ISO 8601 in UTC; such times compare as strings. */
  dueAt: v.string(),
  /** Someone is delivering it until this time. */
  leaseUntil: v.nullable(v.string()),
})

/** In the `pending` collection and its like: when to deliver a lead. */
export type Marker = v.InferOutput<typeof markerSchema>

/** A lead that is due at once. */
export function createMarker(now: Date): Marker {
  const since = now.toISOString()
  return { since, failures: 0, dueAt: since, leaseUntil: null }
}

const deadSchema = v.object({
  ...markerSchema.entries,
  lastStatus: v.nullable(v.number()),
  lastCode: v.nullable(v.string()),
  diedAt: v.string(),
})

/** In the `dead` collection: how the last try ended. */
export type DeadMarker = v.InferOutput<typeof deadSchema>

const doneSchema = v.looseObject({
  deliveredAt: v.string(),
  /** Set when it ended without a delivery: the webhook may not have it, or never accepted it. */
  undelivered: v.optional(v.picklist(["withheld", "given-up"])),
})

/** In the `done` collection. */
export type DoneMarker = { since: string; deliveredAt: string; undelivered?: "withheld" | "given-up" }

/** What the store calls the collection in which a record was found. Older records use this name, so it can't change. */
export const FOUND_IN = "shelf"

const badSchema = v.object({
  at: v.string(),
  /** Missing from older records. */
  [FOUND_IN]: v.optional(v.string()),
  text: v.string(),
})

/** In the `bad` collection: what was found under this key and could not be read. */
export type BadRecord = v.InferOutput<typeof badSchema>

/** Readers of what the store gave; `null` stays `null`. @throws when a record has another shape. */
export const parseQuoteRecord = (value: unknown): QuoteRecord | null => v.parse(v.nullable(quoteSchema), value)
export const parseMarker = (value: unknown): Marker | null => v.parse(v.nullable(markerSchema), value)
export const parseDoneMarker = (value: unknown): Pick<DoneMarker, "deliveredAt" | "undelivered"> | null =>
  v.parse(v.nullable(doneSchema), value)
export const parseBadRecord = (value: unknown): BadRecord | null => v.parse(v.nullable(badSchema), value)
export const parseDeadMarker = (value: unknown): DeadMarker | null => v.parse(v.nullable(deadSchema), value)

/** A lead in full; `null` as well once it was reduced. @throws when a record has another shape. */
export const parseLeadRecord = (value: unknown): LeadRecord | null =>
  v.is(reducedSchema, value) ? null : v.parse(v.nullable(leadSchema), value)

/** A lead in full or what is left of it; `null` when there is neither. @throws when a record has another shape. */
export const parseSavedLead = (value: unknown): LeadRecord | ReducedLead | null =>
  parseReducedLead(value) ?? parseLeadRecord(value)

/** What is left of a lead that was reduced; `null` for anything else. */
export const parseReducedLead = (value: unknown): ReducedLead | null => (v.is(reducedSchema, value) ? value : null)
