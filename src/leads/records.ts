import * as v from "valibot"
import type { Quote } from "../domain/quote/quote-types"
import type { LeadEvent } from "./event"

/**
 * Records are written by this code only, so a reader checks the frame and takes the payload as it was written.
 * A payload that changes its shape gets a new event type.
 */
const payload = <T>() => v.custom<T>(value => typeof value === "object" && value !== null)

const leadSchema = v.object({
  /** The reference that the visitor sees. */
  publicId: v.string(),
  /** HMAC of what was sent: tells a repeat from another body under the same key. */
  fingerprint: v.string(),
  receivedAt: v.string(),
  event: payload<LeadEvent>(),
})

/** On the `lead` shelf: the submission, with personal data, as it is delivered. */
export type LeadRecord = v.InferOutput<typeof leadSchema>

const quoteSchema = v.object({
  id: v.string(),
  /** Key of the request on the `lead` shelf. */
  lead: v.string(),
  createdAt: v.string(),
  /** `null`: a person prices it. */
  quote: v.nullable(payload<Quote>()),
})

/** On the `quote` shelf: the answer, without personal data. */
export type QuoteRecord = v.InferOutput<typeof quoteSchema>

const markerSchema = v.object({
  since: v.string(),
  /** Deliveries that failed so far. */
  failures: v.number(),
  /** Not tried before, ISO 8601 in UTC; such times compare as strings. */
  dueAt: v.string(),
  /** While in the future, somebody is delivering it. */
  leaseUntil: v.nullable(v.string()),
})

/** On the `pending` shelf: when to deliver a lead. */
export type Marker = v.InferOutput<typeof markerSchema>

/** Readers of what the store gave; `null` stays `null`. @throws when a record has another shape. */
export const leadRecord = (value: unknown): LeadRecord | null => v.parse(v.nullable(leadSchema), value)
export const quoteRecord = (value: unknown): QuoteRecord | null => v.parse(v.nullable(quoteSchema), value)
export const marker = (value: unknown): Marker | null => v.parse(v.nullable(markerSchema), value)
