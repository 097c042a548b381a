import * as v from "valibot"
import { logFailure } from "../../core/log"
import { isMailed } from "../../core/event"
import type { Collection } from "../../core/lead-store"
import type { LeadPorts } from "../../core/ports"
import {
  FOUND_IN,
  createMarker,
  parseBadRecord,
  parseDeadMarker,
  parseDoneMarker,
  parseMarker,
  parseQuoteRecord,
  type BadRecord,
  type LeadRecord,
  type QuoteRecord,
  type ReducedLead,
} from "../../core/records"
import { keepCount } from "../../counts/count-records"
import { parseHelpfulRecord } from "../../helpful/helpful-answers"
import { createQuoteKey } from "../../store/find-quote"
import { isThere, readLead, readRecord } from "../../store/read-records"
import { getRemovedWebhook, giveUpFor } from "../removed-webhooks"
import {
  DAYS,
  isOlder,
  isWithoutLead,
  rewrite,
  rewriteDead,
  createExpiryRule,
  createRule,
  type Judgement,
  type Rule,
} from "./rule"
import { checkWaitingWebhooks, webhookDeadRule } from "./webhook-rules"

/**
 * A lead loses its personal data after `retentionDays`, unless it still waits for a delivery or for a person. One that has
 * no note of either kind is put back to be delivered, to each webhook. So is an email without a note, before its lead is old.
 */
const leadRule: Rule = async (ports, key) => {
  const { store, retentionDays } = ports
  const record = await readLead(ports, key)
  if (record === "unreadable") return handleUnreadableLead(ports, key)
  if (!record) return null
  // It's counted as it comes, unless the process died or the store failed then. Nothing else waits for the figures.
  await keepCount(store, key, record).catch(logFailure(ports.log, { id: key }))
  if (!isOlder(ports, record.receivedAt, DAYS.orphan)) return null
  const quoteJudgement = await rebuildQuote(ports, key, record)
  const webhooks = await checkWaitingWebhooks(ports, key, record)
  const judgement = webhooks.concern ? { concern: webhooks.concern } : quoteJudgement
  if (!isOlder(ports, record.receivedAt, DAYS.mailable)) await putMailBack(ports, key, record)
  const doneNote = await readRecord(store, "done", key, parseDoneMarker)
  // The rule of that collection sets it aside, so the next run finds no note here.
  if ("broken" in doneNote) return judgement
  if (doneNote.value) {
    if (webhooks.ended && isOlder(ports, record.receivedAt, retentionDays)) await reduce(ports, key, record)
    return judgement
  }
  return (await putBack(ports, key, record.event.type)) ?? judgement
}

/**
 * A lead that cannot be read is never set aside, since its text is personal. Delivered, it goes when its time is over;
 * without a note it is put back, and the next delivery marks it as dead, so that a person looks at it.
 */
async function handleUnreadableLead(ports: LeadPorts, key: string): Promise<null> {
  const doneNote = await readRecord(ports.store, "done", key, parseDoneMarker)
  if ("broken" in doneNote) return null
  if (!doneNote.value) await putBack(ports, key, "unreadable")
  else if (isOlder(ports, doneNote.value.deliveredAt, ports.retentionDays)) {
    await ports.store.delete("lead", key)
    ports.log({ event: "reduced", id: key, kind: "unreadable" })
  }
  return null
}

/** Queues a lead for delivery if it has no marker. */
async function putBack(ports: LeadPorts, key: string, kind: string): Promise<Judgement | null> {
  for (const collection of ["pending", "held", "dead"] as const)
    if (await isThere(ports.store, collection, key)) return null
  await ports.store.create("pending", key, createMarker(ports.now()))
  ports.log({ event: "put-back", id: key, kind, alert: true })
  return { concern: { kind: "put-back", facts: { id: key } } }
}

/** The note of an email may have been lost when the lead came. A held lead is mailed when a person releases it. */
async function putMailBack(ports: LeadPorts, key: string, { event }: LeadRecord): Promise<void> {
  if (!isMailed(event)) return
  for (const collection of ["mailed", "mail", "dead-mail", "held"] as const)
    if (await isThere(ports.store, collection, key)) return
  await ports.store.create("mail", key, createMarker(ports.now()))
  ports.log({ event: "put-back", id: key, kind: event.type, alert: true })
}

/** Rewrites an unreadable quote from its request, which has a copy. */
async function rebuildQuote(
  ports: LeadPorts,
  lead: string,
  { publicId, event }: LeadRecord,
): Promise<Judgement | null> {
  if (event.type !== "quote.requested.v1") return null
  const key = createQuoteKey(ports.idSecret, publicId)
  const record: QuoteRecord = { id: publicId, lead, createdAt: event.timestamp, quote: event.data.quote }
  return createRule(
    "quote",
    parseQuoteRecord,
    async () => null,
    () => rewrite(ports, "quote", key, record),
  )(ports, key)
}

/**
 * A quote can be read until 90 days after its last valid day; one that a person prices, for as long as that usually is.
 * One that cannot be read is left until its request is looked at: a visitor was given its address.
 */
const quoteRule = createExpiryRule(
  "quote",
  parseQuoteRecord,
  (ports, { quote, createdAt }) =>
    quote?.basis.validUntil
      ? isOlder(ports, quote.basis.validUntil, DAYS.afterValid)
      : isOlder(ports, createdAt, DAYS.unpriced),
  async () => undefined,
)

/**
 * A marker without a lead is of a submission that was never accepted; one of a reduced lead has nothing to deliver. What
 * waits for a webhook that the environment no longer names is given up after its time. An unreadable marker is replaced by
 * the delivery, unless nothing is delivered to its webhook any more.
 */
const createWaitingRule =
  (collection: "pending" | "mail" | "hook-pending"): Rule =>
  async (ports, key) => {
    const isRemoved = getRemovedWebhook(ports, key) !== null
    const result = await readRecord(ports.store, collection, key, parseMarker)
    if ("broken" in result) {
      if (isRemoved) await rewrite(ports, collection, key, createMarker(ports.now()))
      return null
    }
    if (!result.value || !isOlder(ports, result.value.since, DAYS.orphan)) return null
    if (await isWithoutLead(ports, key)) await ports.store.delete(collection, key)
    else if (collection === "hook-pending" && isRemoved && isOlder(ports, result.value.since, DAYS.dead))
      return { purge: () => giveUpFor(ports, collection, key) }
    return null
  }

/**
 * The note of a delivery is needed for as long as the lead is there in full, since it alone says so. One that cannot be
 * read proves nothing: without it the lead is put back, and sent again rather than never.
 */
const createDoneRule = (collection: "done" | "mailed" | "hook-done"): Rule =>
  createExpiryRule(
    collection,
    parseDoneMarker,
    async (ports, { deliveredAt }, key) => isOlder(ports, deliveredAt, DAYS.done) && isWithoutLead(ports, key),
  )

/** An email that could not be sent is no lost lead: its note goes without a word, as soon as the lead is reduced. */
const deadMailRule: Rule = async (ports, key) => {
  if (await isWithoutLead(ports, key)) await ports.store.delete("dead-mail", key)
  return null
}

const heldRule = createRule(
  "held",
  parseMarker,
  async (ports, key, { since }) =>
    isOlder(ports, since, DAYS.held) ? { purge: () => purgeLead(ports, "held", key) } : null,
  (ports, key) => rewrite(ports, "held", key, createMarker(ports.now())),
)

const deadRule = createRule(
  "dead",
  parseDeadMarker,
  async (ports, key, { diedAt }) => {
    if (!isOlder(ports, diedAt, DAYS.dead)) return null
    const record = await readLead(ports, key)
    const waits = record !== null && record !== "unreadable" && !(await checkWaitingWebhooks(ports, key, record)).ended
    return waits ? null : { purge: () => purgeLead(ports, "dead", key) }
  },
  rewriteDead("dead"),
)

/** A record of this collection that is unreadable itself is rewritten and kept for the same time. */
const badRule: Rule = async (ports, key) => {
  const result = await readRecord(ports.store, "bad", key, parseBadRecord)
  if ("broken" in result) {
    const replacement: BadRecord = { at: ports.now().toISOString(), [FOUND_IN]: "bad", text: result.broken }
    await rewrite(ports, "bad", key, replacement)
    return null
  }
  return result.value && isOlder(ports, result.value.at, DAYS.bad) ? { purge: () => forgetBad(ports, key) } : null
}

const parseCallCounts = (value: unknown) => v.parse(v.nullable(v.object({ at: v.array(v.number()) })), value)

const countsRule = createExpiryRule("counts", parseCallCounts, (ports, { at }) =>
  isOlder(ports, new Date(at.at(-1) ?? 0).toISOString(), DAYS.counts),
)

/** A crash left it, so it's deleted whether it can be read or not. */
const probeRule: Rule = async (ports, key) => {
  const result = await readRecord(ports.store, "probe", key, value =>
    v.parse(v.nullable(v.object({ at: v.string() })), value),
  )
  const isDue = "broken" in result || (result.value && isOlder(ports, result.value.at, DAYS.orphan))
  if (isDue) await ports.store.delete("probe", key)
  return null
}

/** What readers say of pages asks for no personal data, but is in their own words, so it goes when a lead's do. */
const helpfulRule = createExpiryRule("helpful", parseHelpfulRecord, (ports, { receivedAt }) =>
  isOlder(ports, receivedAt, ports.retentionDays),
)

/** What is done with a record of each collection. `health` has a handful of notes that are written over; `counted` stays. */
export const RULES = {
  lead: leadRule,
  quote: quoteRule,
  pending: createWaitingRule("pending"),
  done: createDoneRule("done"),
  held: heldRule,
  dead: deadRule,
  bad: badRule,
  counts: countsRule,
  probe: probeRule,
  mail: createWaitingRule("mail"),
  mailed: createDoneRule("mailed"),
  "dead-mail": deadMailRule,
  helpful: helpfulRule,
  "hook-done": createDoneRule("hook-done"),
  "hook-pending": createWaitingRule("hook-pending"),
  "hook-dead": webhookDeadRule,
} satisfies Partial<Record<Collection, Rule>>

/** The lead first: a crash between the two leaves a marker that says that something was here. */
async function purgeLead(ports: LeadPorts, collection: "held" | "dead", key: string): Promise<void> {
  const record = await readLead(ports, key)
  if (record === "unreadable") await ports.store.delete("lead", key)
  else if (record) await reduce(ports, key, record)
  await ports.store.delete(collection, key)
}

/** Deletes a record of the `bad` collection, and its quote if that is still unreadable. */
export async function forgetBad({ store }: Pick<LeadPorts, "store">, key: string): Promise<void> {
  if ("broken" in (await readRecord(store, "quote", key, parseQuoteRecord))) await store.delete("quote", key)
  await store.delete("bad", key)
}

/**
 * Leaves of a lead only that it came, and when; the figures count it as before.
 *
 * @throws StoreUnavailable, and then nothing of it is gone.
 */
export async function reduce(
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
  await keepCount(store, key, record)
  await store.put("lead", key, reducedLead)
  log({ event: "reduced", id: key, kind: event.type })
}
