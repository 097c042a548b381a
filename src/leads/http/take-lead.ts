import { deliverPendingLead } from "../outbox/deliver-pending"
import { StoreUnavailable } from "../core/errors"
import { createFailureLogger } from "../core/log"
import { type LeadEvent, isMailedEvent } from "../core/event"
import { summariseLeadUrgency } from "../core/events/lead-urgency"
import { alertIfScheduledRunOverdue } from "../outbox/last-run"
import { waitWithTimeout } from "../core/keep-within"
import { saveUnsubscribeOrCorrection } from "../outbox/keep-related"
import { createEmailChannel, createWebhookChannel, type Channel } from "../outbox/channel"
import { saveLeadReportEntry } from "../counts/count-records"
import type { Call, LeadPorts, Delivery, Webhook } from "../core/ports"
import {
  type LeadRecord,
  type QuoteRecord,
  parseSavedLead,
  createPendingDelivery,
  type ReducedLead,
} from "../core/records"
import type { Entry } from "../core/lead-store"
import { createWebhookDeliveryKey, isOfficeEmailName } from "../core/ids"
import { findStoredLeadByKey } from "../core/lead-key"
import { findWebhooksForLead } from "../outbox/routing"

/** Pauses in milliseconds before each further try to store what belongs to a lead. Netlify ends a function after 60 s. */
const PAUSES_MS = [1_000, 4_000, 10_000, 10_000]

type Lead = {
  key: string
  publicId: string
  /** Tells a repeat from another lead under the same key. By default the key, if that describes the lead fully. */
  fingerprint?: string
  event: LeadEvent
  /** The event that's sent if the lead can't be stored, so that this is the only copy. By default `event`. */
  unkept?: LeadEvent
  quote?: { key: string; record: QuoteRecord } | null
  /** True if the lead waits for a person instead of being delivered. */
  held?: boolean
  /** True if the event is of no use unless it's stored, so that it's never sent directly. */
  mustBeKept?: boolean
}

/**
 * - `kept`: the lead is in the store, from now or before, with everything that belongs to it. It's delivered after the
 *   answer.
 * - `other-body`: another lead has this key. Nothing of this one is stored.
 * - `handed-over`: not stored, but the first webhook has it. What belongs to it is stored unless `relatedKept` is false;
 *   then that's tried again after the answer.
 * - `lost`: none of these, or something that belongs to the lead isn't stored yet. The visitor must be asked to try
 *   again.
 */
export type LeadOutcome =
  | { how: "kept"; kept: SavedLead }
  | { how: "other-body" }
  | { how: "handed-over"; relatedKept: boolean }
  | { how: "lost" }

/**
 * Stores a lead and what belongs to it, and delivers it after the visitor is answered. While the store is down, the lead
 * is sent to the first webhook at once, and if that accepts it, to the others after the answer. What belongs to a lead
 * is stored after the lead itself, since only storing the lead shows whether its key is free. If the process dies
 * between the two, the delivery stores the rest.
 */
export async function saveAndDeliverLead(ports: LeadPorts, call: Call, lead: Lead): Promise<LeadOutcome> {
  const {
    key,
    publicId,
    fingerprint = key,
    event,
    unkept = event,
    quote = null,
    held = false,
    mustBeKept = false,
  } = lead
  const kind = event.type
  const record = { publicId, fingerprint, receivedAt: event.timestamp, event }
  const keeping = saveNewLead(ports, { key, record, quote, collection: held ? "held" : "pending" })
  const savedLead = await waitWithTimeout(ports.limits.keepMs, keeping).catch(getStoreUnavailableCode)
  if (typeof savedLead === "object") {
    ports.log({ event: savedLead.fresh ? (held ? "held" : "kept") : "repeated", id: key, kind })
    const isOther = savedLead.record.fingerprint !== fingerprint
    // A lead that was reduced since needs nothing more.
    const isRelatedKept =
      isOther ||
      !("event" in savedLead.record) ||
      (await trySavingUnsubscribeOrCorrection(ports, key, savedLead.record.event))
    if (held && savedLead.fresh) call.waitUntil(ports.alert("held", { id: key, urgency: summariseLeadUrgency(event) }))
    if (savedLead.entry)
      call.waitUntil(deliverAfterAnswer(ports, savedLead.entry).then(() => alertIfScheduledRunOverdue(ports)))
    if (savedLead.fresh && !held) call.waitUntil(countLeadAfterAnswer(ports, key, record))
    if (savedLead.mail) call.waitUntil(deliverAfterAnswer(ports, savedLead.mail, createEmailChannel(ports)))
    for (const webhook of ports.webhooks) {
      const entry = savedLead.further.get(webhook.name)
      if (entry) call.waitUntil(deliverAfterAnswer(ports, entry, createWebhookChannel(ports, webhook)))
    }
    for (const name of savedLead.unmarked) call.waitUntil(retryCreatingWebhookDelivery(ports, key, name))
    if (isOther) return { how: "other-body" }
    return isRelatedKept ? { how: "kept", kept: savedLead } : { how: "lost" }
  }

  ports.log({ event: "unavailable", id: key, kind, code: savedLead, alert: true })
  call.waitUntil(ports.alert("store-down", { code: savedLead, urgency: summariseLeadUrgency(event) }))
  const direct = mustBeKept ? null : await deliverDirectly(ports, key, unkept)
  if (!direct) return { how: "lost" }
  ports.log({ event: "handed-over", id: key, kind, webhook: direct.webhook, ms: direct.ms, alert: true })
  if (!held) call.waitUntil(countLeadAfterAnswer(ports, key, record))
  call.waitUntil(
    sendLeadToFurtherWebhooks(ports, key, unkept, direct.webhook).catch(
      createFailureLogger(ports.log, { id: key, alert: true }),
    ),
  )
  const isRelatedKept = await trySavingUnsubscribeOrCorrection(ports, key, unkept, ports.limits.lastTryMs)
  if (!isRelatedKept) call.waitUntil(retryUnsubscribeOrCorrection(ports, key, unkept))
  return { how: "handed-over", relatedKept: isRelatedKept }
}

/**
 * Sends a lead that couldn't be stored to the first webhook. On a site without one, to the first address of the office whose mail
 * server accepts it. `webhook` is the name of that address. @returns `null` if nobody has it.
 */
async function deliverDirectly(
  { deliver, webhooks, isEmailOnly, limits }: LeadPorts,
  key: string,
  event: LeadEvent,
): Promise<{ webhook: string | undefined; ms: number } | null> {
  const offices = isEmailOnly ? webhooks.filter(({ name }) => isOfficeEmailName(name)) : []
  for (const way of [{ name: undefined, deliver }, ...offices]) {
    const delivery = await way.deliver?.(event, key, limits.afterKeepingMs / Math.max(1, offices.length))
    if (delivery?.outcome === "delivered") return { webhook: way.name, ms: delivery.ms }
  }
  return null
}

/** Stores what belongs to a lead within `ms`, with a second try if the first one fails. True if it's stored. */
async function trySavingUnsubscribeOrCorrection(
  ports: LeadPorts,
  key: string,
  event: LeadEvent,
  ms = ports.limits.afterKeepingMs,
): Promise<boolean> {
  const retrySavingRelatedRecords = (error: unknown) => {
    getStoreUnavailableCode(error)
    return saveUnsubscribeOrCorrection(ports, event)
  }
  const failure = await waitWithTimeout(
    ms,
    saveUnsubscribeOrCorrection(ports, event).catch(retrySavingRelatedRecords),
  ).then(() => null, getStoreUnavailableCode)
  if (failure !== null) ports.log({ event: "failed", id: key, kind: event.type, code: failure, alert: true })
  return failure === null
}

/** Does `work` after each pause until it resolves to true. Resolves to false if it never does. */
async function retryWithPauses(ports: LeadPorts, work: () => Promise<boolean>): Promise<boolean> {
  for (const ms of PAUSES_MS) {
    await ports.pause(ms)
    if (await work()) return true
  }
  return false
}

/** Retries until the store is up again, since only the marketers have a copy. Alerts people if it stays down. */
async function retryUnsubscribeOrCorrection(ports: LeadPorts, key: string, event: LeadEvent): Promise<void> {
  if (!(await retryWithPauses(ports, () => trySavingUnsubscribeOrCorrection(ports, key, event))))
    await ports.alert("not-remembered", { id: key })
}

/** Delivers a lead after the answer. If that fails, the sweep does it. */
const deliverAfterAnswer = (ports: LeadPorts, entry: Entry, channel?: Channel): Promise<unknown> =>
  deliverPendingLead(ports, entry, channel).catch(createFailureLogger(ports.log, { id: entry.key }))

/** Counts a lead after the answer. If that fails, the sweep does it. */
const countLeadAfterAnswer = ({ store, log }: LeadPorts, key: string, record: LeadRecord): Promise<unknown> =>
  saveLeadReportEntry(store, key, record).catch(createFailureLogger(log, { id: key }))

/** The code of a `StoreUnavailable` error. @throws any other error. */
export function getStoreUnavailableCode(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.code
  throw error
}

type LeadToSave = {
  key: string
  record: LeadRecord
  quote: { key: string; record: QuoteRecord } | null
  /** A held lead waits for a person and is not delivered. */
  collection: "pending" | "held"
}

type SavedLead = {
  /** False if a lead was stored under this key before. Then `record` is that lead, or its reduced form. */
  fresh: boolean
  record: LeadRecord | ReducedLead
  /** The marker, if this call made it and so has to deliver the lead; otherwise `null`. */
  entry: Entry | null
  /** The marker of the email to the visitor, likewise. */
  mail: Entry | null
  /** The markers for the webhooks after the first, likewise, by name. */
  further: ReadonlyMap<string, Entry>
  /** Names of the webhooks after the first whose marker couldn't be written yet. `retryCreatingWebhookDelivery` writes it. */
  unmarked: readonly string[]
}

const NOTHING_MADE = { entry: null, mail: null, further: new Map<string, Entry>(), unmarked: [] }

/**
 * Stores a lead so that it can't be forgotten: the marker first, then the quote, and the lead last. So every stored lead
 * has had a marker. A crash leaves at most a marker without a lead, and its visitor was promised nothing. The lead lists
 * the webhooks after the first that it's for, so that a missing marker can be recognised, and so can a wrong one.
 *
 * @throws StoreUnavailable if the store hasn't confirmed the lead. It may be stored even so.
 */
async function saveNewLead(ports: LeadPorts, { quote, collection, ...keep }: LeadToSave): Promise<SavedLead> {
  const { store, now } = ports
  const { event } = keep.record
  const [{ key, value }, routing] = await Promise.all([
    findStoredLeadByKey(store, keep.key),
    ports.webhooks.length > 0 ? findWebhooksForLead(ports, event) : null,
  ])
  const before = parseSavedLead(value)
  if (before) return { ...NOTHING_MADE, fresh: false, record: before }

  const record = routing ? { ...keep.record, ...routing } : keep.record
  const isPending = collection === "pending"
  const further = new Map<string, Entry>()
  const unmarkedWebhooks: string[] = []
  const [marker, mail] = await Promise.all([
    store.create(collection, key, createPendingDelivery(now())),
    // If this marker can't be written, the email is sent late, once the retention sweep notices. The lead doesn't wait
    // for that.
    isPending && isMailedEvent(event)
      ? store.create("mail", key, createPendingDelivery(now())).catch(() => null)
      : null,
    ...(isPending ? (record.webhooks ?? []) : []).map(name =>
      store.create("hook-pending", createWebhookDeliveryKey(name, key), createPendingDelivery(now())).then(
        entry => void (entry && further.set(name, entry)),
        (error: unknown) => {
          // Without a webhook nothing else says at once that the lead must be sent.
          if (ports.isEmailOnly) throw error
          unmarkedWebhooks.push(name)
        },
      ),
    ),
  ])
  const markers = { entry: isPending ? marker : null, mail, further, unmarked: unmarkedWebhooks }
  if (quote) await store.create("quote", quote.key, quote.record)
  if (await store.create("lead", key, record)) return { ...markers, fresh: true, record }

  const winner = parseSavedLead(await store.get("lead", key))
  if (!winner) throw new StoreUnavailable("lead-vanished")
  return { ...markers, fresh: false, record: winner }
}

/** Pauses in milliseconds before each try of a delivery, which may take 10 s. */
const DELIVERY_PAUSES_MS = [0, 1_000, 4_000]

/**
 * Writes the marker for a webhook after the first that couldn't be written when the lead was stored. A day later the
 * retention sweep finds it if it's still missing. Never throws.
 */
const retryCreatingWebhookDelivery = (ports: LeadPorts, key: string, webhook: string): Promise<boolean> =>
  retryWithPauses(ports, () =>
    ports.store.create("hook-pending", createWebhookDeliveryKey(webhook, key), createPendingDelivery(ports.now())).then(
      () => true,
      (error: unknown) => {
        createFailureLogger(ports.log, { id: key, webhook, alert: true })(error)
        return false
      },
    ),
  )

/**
 * Sends a lead that couldn't be stored to its webhooks after the first, in a few tries within seconds. The first webhook
 * or `already` has it, so a failure loses nothing, but people are alerted. If the request that the lead follows can't be
 * read, nothing is sent, since it isn't known who may have it. Never throws.
 */
async function sendLeadToFurtherWebhooks(ports: LeadPorts, key: string, event: LeadEvent, already?: string) {
  const routing = await findWebhooksForLead(ports, event).catch(() => null)
  const sendToFurtherWebhook = async ({ name, deliver, kinds }: Webhook): Promise<void> => {
    const isUnknown = routing === null && (kinds === null || kinds.includes(event.type))
    if (!isUnknown && !routing?.webhooks.includes(name)) return
    let delivery: Delivery | null = null
    for (const ms of isUnknown || !deliver ? [] : DELIVERY_PAUSES_MS) {
      if (ms > 0) await ports.pause(ms)
      delivery = (await deliver?.(event, key)) ?? null
      if (delivery?.outcome !== "refused") break
    }
    const facts = { id: key, webhook: name, status: delivery?.status ?? undefined, code: delivery?.code ?? undefined }
    if (delivery?.outcome === "delivered") ports.log({ event: "handed-over", ...facts, kind: event.type, alert: true })
    else await ports.alert("handed-to-first", { ...facts, urgency: summariseLeadUrgency(event) })
  }
  await Promise.all(ports.webhooks.filter(({ name }) => name !== already).map(sendToFurtherWebhook))
}
