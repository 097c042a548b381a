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
 * A lead loses its personal data after `retentionDays`, unless it still waits for a delivery or for a person. A lead
 * without any marker is queued for delivery again, to each webhook. So is an email without a marker, as long as its lead
 * is recent.
 */
const leadRule: Rule = async (ports, key) => {
  const { store, retentionDays } = ports
  const record = await readLead(ports, key)
  if (record === "unreadable") return handleUnreadableLead(ports, key)
  if (!record) return null
  // A lead is counted when it comes, unless the process died or the store failed then. If counting fails here, the rest
  // goes on.
  await keepCount(store, key, record).catch(logFailure(ports.log, { id: key }))
  if (!isOlder(ports, record.receivedAt, DAYS.orphan)) return null
  const quoteJudgement = await rebuildQuote(ports, key, record)
  const webhooks = await checkWaitingWebhooks(ports, key, record)
  const judgement = webhooks.concern ? { concern: webhooks.concern } : quoteJudgement
  if (!isOlder(ports, record.receivedAt, DAYS.mailable)) await putMailBack(ports, key, record)
  const doneNote = await readRecord(store, "done", key, parseDoneMarker)
  // The rule of the `done` collection sets the note aside, so the next run finds none here.
  if ("broken" in doneNote) return judgement
  if (doneNote.value) {
    if (webhooks.ended && isOlder(ports, record.receivedAt, retentionDays)) await reduce(ports, key, record)
    return judgement
  }
  return (await putBack(ports, key, record.event.type)) ?? judgement
}

/**
 * An unreadable lead is never set aside, since its text is personal. If it was delivered, it's deleted when its time is
 * over. Otherwise it's queued again, and the next delivery marks it as dead, so that a person looks at it.
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

/**
 * Queues the email about a lead if it has no marker, which may have been lost when the lead came. The email about a held
 * lead is queued when a person releases it.
 */
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
 * A quote is stored until 90 days after its last valid day; a quote that a person prices, for 120 days. An unreadable
 * quote stays until the rule for its request rewrites it, since a visitor was given its address.
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
 * Creates the rule for markers of leads that wait. A marker without a lead belongs to a submission that was never
 * accepted; the marker of a reduced lead has nothing to deliver. A lead for a webhook that the environment no longer
 * names is given up after its time. An unreadable marker is replaced by the delivery, or here if its webhook is no
 * longer named.
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
 * Creates the rule for notes of deliveries. A note is needed as long as its lead is stored in full, since nothing else
 * says that the lead was delivered. An unreadable note is deleted: the lead is queued again, since sending it twice is
 * better than never.
 */
const createDoneRule = (collection: "done" | "mailed" | "hook-done"): Rule =>
  createExpiryRule(
    collection,
    parseDoneMarker,
    async (ports, { deliveredAt }, key) => isOlder(ports, deliveredAt, DAYS.done) && isWithoutLead(ports, key),
  )

/**
 * An email that couldn't be sent isn't a lost lead: its marker is deleted without an alert, as soon as the lead is
 * reduced.
 */
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

/** An unreadable record of the `bad` collection itself is rewritten and stored for the same time. */
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

/** A probe that's found here was left by a crash, so it's deleted whether it can be read or not. */
const probeRule: Rule = async (ports, key) => {
  const result = await readRecord(ports.store, "probe", key, value =>
    v.parse(v.nullable(v.object({ at: v.string() })), value),
  )
  const isDue = "broken" in result || (result.value && isOlder(ports, result.value.at, DAYS.orphan))
  if (isDue) await ports.store.delete("probe", key)
  return null
}

/**
 * What readers say about pages asks for no personal data, but is in their own words. So it's deleted at the same age as
 * a lead's personal data.
 */
const helpfulRule = createExpiryRule("helpful", parseHelpfulRecord, (ports, { receivedAt }) =>
  isOlder(ports, receivedAt, ports.retentionDays),
)

/**
 * The retention rule of each collection. `health` has none, since its few notes are overwritten. `counted` has none,
 * since it stays.
 */
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

/**
 * Deletes what a lead says, and its marker. The lead goes first: after a crash between the two, the marker still shows
 * that something was here.
 */
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
 * Deletes what a lead says, so that only a note of when it came is left. The figures still count it.
 *
 * @throws StoreUnavailable. Then nothing was deleted.
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
