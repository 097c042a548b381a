import { deliverPending } from "../outbox/deliver-pending"
import { errorCode, StoreUnavailable } from "../core/errors"
import type { LeadEvent } from "../core/event"
import { urgencyFact } from "../core/events/lead-urgency"
import { watchSweep } from "../outbox/last-run"
import { keepWithin } from "../core/keep-within"
import { keepRelated } from "../outbox/keep-related"
import { emailChannel, furtherChannel, type Channel } from "../outbox/channel"
import { keepLead, type Kept } from "../outbox/keep-lead"
import { handOver, markLater } from "../outbox/further-webhooks"
import { keepCount } from "../counts/keep-count"
import type { Call, LeadPorts } from "../core/ports"
import type { LeadRecord, QuoteRecord } from "../core/records"
import type { Entry } from "../core/lead-store"

/**
 * Pauses in milliseconds before each further try to keep what belongs to a lead that was handed over. Netlify ends a
 * function after 60 s.
 */
const PAUSES_MS = [1_000, 4_000, 10_000, 10_000]

type Lead = {
  key: string
  publicId: string
  fingerprint: string
  event: LeadEvent
  /** The same event as it's sent if this is the only copy. */
  unkept: LeadEvent
  quote: { key: string; record: QuoteRecord } | null
  /** Waits for a person instead of being delivered. */
  held: boolean
}

/**
 * - `kept` proven to be in the store, now or before, with all that belongs to it; delivery goes on after the answer.
 * - `other-body` the key is another lead's. Nothing of this one is kept.
 * - `handed-over` not kept, but the marketers have it. What belongs to it is kept unless `relatedKept` is false; then it
 *   is tried again after the answer.
 * - `lost` none of these, or not yet all that belongs to it: the visitor must be told to try again.
 */
export type LeadOutcome =
  { how: "kept"; kept: Kept } | { how: "other-body" } | { how: "handed-over"; relatedKept: boolean } | { how: "lost" }

/**
 * Keeps a lead and what belongs to it, and has it delivered once the visitor is answered; when the store is down, tries to
 * hand it over to the first webhook at once, and to the others after the answer, if that one has it. What belongs to it comes after the lead, since only that tells whether the key is free; the
 * delivery makes up for a process that dies between the two.
 */
export async function takeLead(ports: LeadPorts, call: Call, lead: Lead): Promise<LeadOutcome> {
  const { key, publicId, fingerprint, event, quote } = lead
  const kind = event.type
  const record = { publicId, fingerprint, receivedAt: event.timestamp, event }
  const kept = await keepLead(ports, { key, record, quote, collection: lead.held ? "held" : "pending" }).catch(
    unavailable,
  )
  if (typeof kept === "object") {
    ports.log({ event: kept.fresh ? (lead.held ? "held" : "kept") : "repeated", id: key, kind })
    const isOther = kept.record.fingerprint !== fingerprint
    // Of a lead that was reduced since, nothing is left to be done.
    const related = isOther || !("event" in kept.record) || (await relatedKept(ports, key, kept.record.event))
    if (lead.held && kept.fresh) call.waitUntil(ports.alert("held", { id: key, ...urgencyFact(event) }))
    if (kept.entry) call.waitUntil(deliverNow(ports, kept.entry).then(() => watchSweep(ports)))
    if (kept.fresh && !lead.held) call.waitUntil(count(ports, key, record))
    if (kept.mail) call.waitUntil(deliverNow(ports, kept.mail, emailChannel(ports)))
    for (const webhook of ports.webhooks) {
      const entry = kept.further.get(webhook.name)
      if (entry) call.waitUntil(deliverNow(ports, entry, furtherChannel(ports, webhook)))
    }
    if (kept.unmarked.length > 0) call.waitUntil(markLater(ports, key, kept.unmarked))
    if (isOther) return { how: "other-body" }
    return related ? { how: "kept", kept } : { how: "lost" }
  }

  ports.log({ event: "unavailable", id: key, kind, code: kept, alert: true })
  call.waitUntil(ports.alert("store-down", { code: kept }))
  const delivery = await ports.deliver?.(lead.unkept, key, ports.limits.afterKeepingMs)
  if (delivery?.outcome !== "delivered") return { how: "lost" }
  ports.log({ event: "handed-over", id: key, kind, ms: delivery.ms, alert: true })
  if (!lead.held) call.waitUntil(count(ports, key, record))
  call.waitUntil(
    handOver(ports, key, lead.unkept).catch((error: unknown) =>
      ports.log({ event: "failed", id: key, code: errorCode(error), alert: true }),
    ),
  )
  const related = await relatedKept(ports, key, lead.unkept, ports.limits.lastTryMs)
  if (!related) call.waitUntil(keepRelatedLater(ports, key, lead.unkept))
  return { how: "handed-over", relatedKept: related }
}

/** Whether what belongs to a lead is kept within `ms`, in a second try if need be. */
async function relatedKept(
  ports: LeadPorts,
  key: string,
  event: LeadEvent,
  ms = ports.limits.afterKeepingMs,
): Promise<boolean> {
  const again = (error: unknown) => {
    unavailable(error)
    return keepRelated(ports, event)
  }
  const failure = await keepWithin(ms, keepRelated(ports, event).catch(again)).then(() => null, unavailable)
  if (failure !== null) ports.log({ event: "failed", id: key, kind: event.type, code: failure, alert: true })
  return failure === null
}

/** The only copy is with the marketers: tries until the store is up again, and tells people when it stays down. */
async function keepRelatedLater(ports: LeadPorts, key: string, event: LeadEvent): Promise<void> {
  for (const ms of PAUSES_MS) {
    await ports.pause(ms)
    if (await relatedKept(ports, key, event)) return
  }
  await ports.alert("not-remembered", { id: key })
}

/** Delivery after the answer: a failure leaves the lead to the sweep. */
const deliverNow = (ports: LeadPorts, entry: Entry, channel?: Channel): Promise<unknown> =>
  deliverPending(ports, entry, channel).catch((error: unknown) =>
    ports.log({ event: "failed", id: entry.key, code: errorCode(error) }),
  )

/** Counts a lead after the answer: a failure leaves it to the sweep. */
const count = ({ store, log }: LeadPorts, key: string, record: LeadRecord): Promise<unknown> =>
  keepCount(store, key, record).catch((error: unknown) => log({ event: "failed", id: key, code: errorCode(error) }))

/** The code of a store that is down. @throws any other error. */
export function unavailable(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.code
  throw error
}
