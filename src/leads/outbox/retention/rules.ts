import * as v from "valibot"
import { createFailureLogger } from "../../core/log"
import { isMailedEvent, type LeadEvent } from "../../core/event"
import { summariseLeadUrgency } from "../../core/events/lead-urgency"
import type { Collection } from "../../core/lead-store"
import type { LeadPorts } from "../../core/ports"
import {
  FOUND_IN,
  createPendingDelivery,
  badSchema,
  failedSchema,
  finishedSchema,
  pendingSchema,
  quoteSchema,
  type BadRecord,
  type LeadRecord,
  type QuoteRecord,
  type ReducedLead,
} from "../../core/records"
import { saveLeadReportEntry } from "../../counts/count-records"
import { helpfulSchema } from "../../helpful/helpful-answers"
import { createQuoteRecordKey } from "../../store/find-quote"
import { hasStoredRecord, readFullLead, readStoredRecord } from "../../store/read-records"
import { getRemovedWebhookName, giveUpWebhookDelivery } from "../removed-webhooks"
import {
  DAYS,
  isOlderThan,
  isDeliveryWithoutLead,
  rewriteRecordIfUnchanged,
  createFailedDeliveryRewriter,
  createExpiryRule,
  createRetentionRule,
  type Judgement,
  type Rule,
} from "./rule"
import { uploadPartRule, uploadRule } from "./upload-rules"
import { checkOrRequeueWebhookDeliveries, webhookDeadRule } from "./webhook-rules"

/**
 * A lead loses its personal data after `retentionDays`, unless it still waits for a delivery or for a person. A lead
 * without any marker is queued for delivery again, to each webhook. So is an email without a marker, as long as its lead
 * is recent.
 */
const leadRule: Rule = async (ports, key) => {
  const { store, retentionDays } = ports
  const record = await readFullLead(ports, key)
  if (record === "unreadable") return deleteOrRequeueUnreadableLead(ports, key)
  if (!record) return null
  // A lead is counted when it comes, unless the process died or the store failed then. If counting fails here, the rest
  // goes on.
  await saveLeadReportEntry(store, key, record).catch(createFailureLogger(ports.log, { id: key }))
  if (!isOlderThan(ports, record.receivedAt, DAYS.orphan)) return null
  const quoteJudgement = await rebuildUnreadableQuote(ports, key, record)
  const webhooks = await checkOrRequeueWebhookDeliveries(ports, key, record)
  const judgement = webhooks.concern ? { concern: webhooks.concern } : quoteJudgement
  if (!isOlderThan(ports, record.receivedAt, DAYS.mailable)) await queueLeadEmailIfMissing(ports, key, record)
  const doneNote = await readStoredRecord(store, "done", key, finishedSchema)
  // The rule of the `done` collection sets the note aside, so the next run finds none here.
  if ("broken" in doneNote) return judgement
  if (doneNote.value) {
    if (webhooks.ended && isOlderThan(ports, record.receivedAt, retentionDays))
      await deleteLeadContent(ports, key, record)
    return judgement
  }
  return (await requeueLeadMissingFromQueue(ports, key, record.event)) ?? judgement
}

/**
 * An unreadable lead is never set aside, since its text is personal. If it was delivered, it's deleted when its time is
 * over. Otherwise it's queued again, and the next delivery marks it as dead, so that a person looks at it.
 */
async function deleteOrRequeueUnreadableLead(ports: LeadPorts, key: string): Promise<null> {
  const doneNote = await readStoredRecord(ports.store, "done", key, finishedSchema)
  if ("broken" in doneNote) return null
  if (!doneNote.value) await requeueLeadMissingFromQueue(ports, key, null)
  else if (isOlderThan(ports, doneNote.value.deliveredAt, ports.retentionDays)) {
    await ports.store.delete("lead", key)
    ports.log({ event: "reduced", id: key, kind: "unreadable" })
  }
  return null
}

/** @param event `null` if the lead can't be read. */
async function requeueLeadMissingFromQueue(
  ports: LeadPorts,
  key: string,
  event: LeadEvent | null,
): Promise<Judgement | null> {
  for (const collection of ["pending", "held", "dead"] as const)
    if (await hasStoredRecord(ports.store, collection, key)) return null
  await ports.store.create("pending", key, createPendingDelivery(ports.now()))
  ports.log({ event: "put-back", id: key, kind: event?.type ?? "unreadable", alert: true })
  return { concern: { kind: "put-back", facts: { id: key, urgency: event ? summariseLeadUrgency(event) : undefined } } }
}

/** Queues the email about a lead if it has no marker. That about a held lead is queued when a person releases it. */
async function queueLeadEmailIfMissing(ports: LeadPorts, key: string, { event }: LeadRecord): Promise<void> {
  if (!isMailedEvent(event)) return
  for (const collection of ["mailed", "mail", "dead-mail", "held"] as const)
    if (await hasStoredRecord(ports.store, collection, key)) return
  await ports.store.create("mail", key, createPendingDelivery(ports.now()))
  ports.log({ event: "put-back", id: key, kind: event.type, alert: true })
}

/** Rewrites an unreadable quote from its request, which contains a copy. */
async function rebuildUnreadableQuote(
  ports: LeadPorts,
  lead: string,
  { publicId, event }: LeadRecord,
): Promise<Judgement | null> {
  if (event.type !== "quote.requested.v1") return null
  const key = createQuoteRecordKey(ports.idSecret, publicId)
  const record: QuoteRecord = { id: publicId, lead, createdAt: event.timestamp, quote: event.data.quote }
  return createRetentionRule(
    "quote",
    quoteSchema,
    async () => null,
    () => rewriteRecordIfUnchanged(ports, "quote", key, record),
  )(ports, key)
}

/**
 * A quote is stored until 90 days after its last valid day; a quote that a person prices, for 120 days. An unreadable
 * quote stays until the rule for its request rewrites it, since a visitor was given its address.
 */
const quoteRule = createExpiryRule(
  "quote",
  quoteSchema,
  (ports, { quote, createdAt }) =>
    quote?.basis.validUntil
      ? isOlderThan(ports, quote.basis.validUntil, DAYS.afterValid)
      : isOlderThan(ports, createdAt, DAYS.unpriced),
  async () => undefined,
)

/**
 * Creates the rule for markers of leads that wait. A marker without a lead belongs to a submission that was never
 * accepted; the marker of a reduced lead has nothing to deliver. A lead for a webhook that the environment no longer
 * names is given up after its time. An unreadable marker is replaced by the delivery, or here if its webhook is no
 * longer named.
 */
const createPendingDeliveryRule =
  (collection: "pending" | "mail" | "hook-pending"): Rule =>
  async (ports, key) => {
    const isRemoved = getRemovedWebhookName(ports, key) !== null
    const result = await readStoredRecord(ports.store, collection, key, pendingSchema)
    if ("broken" in result) {
      if (isRemoved) await rewriteRecordIfUnchanged(ports, collection, key, createPendingDelivery(ports.now()))
      return null
    }
    if (!result.value || !isOlderThan(ports, result.value.since, DAYS.orphan)) return null
    if (await isDeliveryWithoutLead(ports, key)) await ports.store.delete(collection, key)
    else if (collection === "hook-pending" && isRemoved && isOlderThan(ports, result.value.since, DAYS.dead))
      return { purge: () => giveUpWebhookDelivery(ports, collection, key) }
    return null
  }

/**
 * Creates the rule for notes of deliveries. A note is needed as long as its lead is stored in full, since nothing else
 * says that the lead was delivered. An unreadable note is deleted: the lead is queued again, since sending it twice is
 * better than never.
 */
const createDeliveryNoteRule = (collection: "done" | "mailed" | "hook-done"): Rule =>
  createExpiryRule(
    collection,
    finishedSchema,
    async (ports, { deliveredAt }, key) =>
      isOlderThan(ports, deliveredAt, DAYS.done) && isDeliveryWithoutLead(ports, key),
  )

/** An unsent email isn't a lost lead: its marker is deleted without an alert, as soon as the lead is reduced. */
const deadMailRule: Rule = async (ports, key) => {
  if (await isDeliveryWithoutLead(ports, key)) await ports.store.delete("dead-mail", key)
  return null
}

const heldRule = createRetentionRule(
  "held",
  pendingSchema,
  async (ports, key, { since }) => {
    if (isOlderThan(ports, since, DAYS.orphan) && (await isDeliveryWithoutLead(ports, key)))
      await ports.store.delete("held", key)
    else if (isOlderThan(ports, since, DAYS.held)) return { purge: () => purgeUndeliveredLead(ports, "held", key) }
    return null
  },
  (ports, key) => rewriteRecordIfUnchanged(ports, "held", key, createPendingDelivery(ports.now())),
)

const deadRule = createRetentionRule(
  "dead",
  failedSchema,
  async (ports, key, { diedAt }) => {
    if (!isOlderThan(ports, diedAt, DAYS.dead)) return null
    const record = await readFullLead(ports, key)
    const waits =
      record !== null && record !== "unreadable" && !(await checkOrRequeueWebhookDeliveries(ports, key, record)).ended
    return waits ? null : { purge: () => purgeUndeliveredLead(ports, "dead", key) }
  },
  createFailedDeliveryRewriter("dead"),
)

/** An unreadable record of the `bad` collection itself is rewritten and stored for the same time. */
const badRule: Rule = async (ports, key) => {
  const result = await readStoredRecord(ports.store, "bad", key, badSchema)
  if ("broken" in result) {
    const replacement: BadRecord = { at: ports.now().toISOString(), [FOUND_IN]: "bad", text: result.broken }
    await rewriteRecordIfUnchanged(ports, "bad", key, replacement)
    return null
  }
  return result.value && isOlderThan(ports, result.value.at, DAYS.bad)
    ? { purge: () => deleteUnreadableRecord(ports, key) }
    : null
}

const countsRule = createExpiryRule("counts", v.object({ at: v.array(v.number()) }), (ports, { at }) =>
  isOlderThan(ports, new Date(at.at(-1) ?? 0).toISOString(), DAYS.counts),
)

/** A probe that's found here was left by a crash, so it's deleted whether it can be read or not. */
const probeRule: Rule = async (ports, key) => {
  const result = await readStoredRecord(ports.store, "probe", key, v.object({ at: v.string() }))
  const isDue = "broken" in result || (result.value && isOlderThan(ports, result.value.at, DAYS.orphan))
  if (isDue) await ports.store.delete("probe", key)
  return null
}

/** Answers about pages are in readers' own words, so they're deleted at the same age as a lead's personal data. */
const helpfulRule = createExpiryRule("helpful", helpfulSchema, (ports, { receivedAt }) =>
  isOlderThan(ports, receivedAt, ports.retentionDays),
)

/** The retention rule of each collection. `health` needs none, since its few notes are overwritten; `counted` stays. */
export const RULES = {
  lead: leadRule,
  quote: quoteRule,
  pending: createPendingDeliveryRule("pending"),
  done: createDeliveryNoteRule("done"),
  held: heldRule,
  dead: deadRule,
  bad: badRule,
  counts: countsRule,
  probe: probeRule,
  mail: createPendingDeliveryRule("mail"),
  mailed: createDeliveryNoteRule("mailed"),
  "dead-mail": deadMailRule,
  helpful: helpfulRule,
  "hook-done": createDeliveryNoteRule("hook-done"),
  "hook-pending": createPendingDeliveryRule("hook-pending"),
  "hook-dead": webhookDeadRule,
  document: uploadRule,
  "document-part": uploadPartRule,
} satisfies Partial<Record<Collection, Rule>>

/** Deletes what a lead says, then its marker: after a crash between the two, the marker still shows that it came. */
async function purgeUndeliveredLead(ports: LeadPorts, collection: "held" | "dead", key: string): Promise<void> {
  const record = await readFullLead(ports, key)
  if (record === "unreadable") await ports.store.delete("lead", key)
  else if (record) await deleteLeadContent(ports, key, record)
  await ports.store.delete(collection, key)
}

/** Deletes an unreadable record that a person has looked at. @returns False if there's none under this key. */
export async function clearUnreadableRecord(ports: Pick<LeadPorts, "store">, key: string): Promise<boolean> {
  if (!(await hasStoredRecord(ports.store, "bad", key))) return false
  await deleteUnreadableRecord(ports, key)
  return true
}

/** Deletes a record of the `bad` collection, and its quote if that is still unreadable. */
async function deleteUnreadableRecord({ store }: Pick<LeadPorts, "store">, key: string): Promise<void> {
  if ("broken" in (await readStoredRecord(store, "quote", key, quoteSchema))) await store.delete("quote", key)
  await store.delete("bad", key)
}

/**
 * Deletes what a lead says, so that only a note of when it came is left. The figures still count it.
 *
 * @throws StoreUnavailable. Then nothing was deleted.
 */
export async function deleteLeadContent(
  { store, now, log }: Pick<LeadPorts, "store" | "now" | "log">,
  key: string,
  record: LeadRecord,
): Promise<void> {
  const { publicId, fingerprint, receivedAt, event } = record
  const reducedLead: ReducedLead = {
    publicId,
    fingerprint,
    receivedAt,
    type: event.type,
    reducedAt: now().toISOString(),
  }
  await saveLeadReportEntry(store, key, record)
  await store.put("lead", key, reducedLead)
  log({ event: "reduced", id: key, kind: event.type })
}
