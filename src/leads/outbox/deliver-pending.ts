import type { AlertFacts, Concern } from "../core/alert-texts"
import { getErrorCode } from "../core/errors"
import { isUrgentLeadType, type LeadEvent } from "../core/event"
import { summariseLeadUrgency, type UrgencyInShort } from "../core/events/lead-urgency"
import type { Entry } from "../core/lead-store"
import type { Delivery, LeadPorts } from "../core/ports"
import { finishedSchema, type DeadMarker, type DoneMarker, type LeadRecord, type Marker } from "../core/records"
import { getDeliveryRetryDelay } from "../core/schedule"
import { readRecordIfReadable, readFullLead, readOrRepairPendingDelivery } from "../store/read-records"
import { createChannelConcern, createWebhookChannel, type Channel } from "./channel"

/** How long a delivery claims a lead. It's longer than any delivery takes, and ends the claim after a crash. */
const LEASE_MS = 60_000

/**
 * - `delivered`: the receiver accepted the lead. `repeated`: it had accepted it before.
 * - `withheld`: the lead isn't allowed to go to this receiver, even though it has a marker.
 * - `refused`: it will be tried again. `dead`: it was given up, and waits for a person.
 * - `gone`: the receiver wants no more leads, so nothing is sent any more.
 * - `waiting`: it isn't due, another process is delivering it, nothing is sent at present, or there's no lead (yet).
 */
export type DeliveryResult = "delivered" | "repeated" | "withheld" | "refused" | "dead" | "gone" | "waiting"

export type DeliveryReport = {
  how: DeliveryResult
  /** Since when the lead has waited; `null` if it no longer waits. */
  waitsSince: string | null
  concern: Concern | null
}

/**
 * Delivers one pending lead at once, unless the receiver wants none, and alerts people if they're needed.
 *
 * @param entry   The marker's version as it was created; a changed one is left alone.
 * @param channel The first webhook by default.
 * @throws StoreUnavailable at any step; the lead then stays pending.
 */
export async function deliverPendingLead(
  ports: LeadPorts,
  entry: Entry,
  channel = createWebhookChannel(ports),
): Promise<DeliveryResult> {
  const { how, concern } = await deliverOneLead(ports, channel, entry, await channel.mayBeSent())
  if (concern) await ports.alert(concern.kind, concern.facts)
  return how
}

/**
 * Delivers one pending lead at least once, and rarely twice: only one process can claim it, and the note of its delivery
 * is written before its marker is deleted.
 *
 * @param listedEntry The marker's version as listed or created; a changed one is left alone.
 * @param sending     What the channel's `mayBeSent` returned.
 * @param timeoutMs   Time limit of the delivery, if there's less time than usual.
 * @throws StoreUnavailable at any step; the lead then stays pending.
 */
export async function deliverOneLead(
  ports: LeadPorts,
  channel: Channel,
  listedEntry: Entry,
  sending: "all" | "one" | "nothing",
  timeoutMs?: number,
): Promise<DeliveryReport> {
  const { store } = ports
  const { send, collections } = channel
  const { key } = listedEntry
  const id = getDeliveryLeadKey(channel, key)
  const result = await readOrRepairPendingDelivery(ports, collections.waiting, listedEntry)
  if (!result) return { how: "waiting", waitsSince: null, concern: null }
  const { pending, entry } = result
  const concern = result.problem && createChannelConcern(channel, result.problem, { id: key })
  const waiting: DeliveryReport = { how: "waiting", waitsSince: pending.since, concern }
  const now = ports.now()
  const at = now.toISOString()
  if (pending.dueAt > at || (pending.leaseUntil ?? "") > at) return waiting

  const lead = await readFullLead(ports, id)
  if (lead === null) {
    // The process died before it wrote the lead, so nobody was promised anything, or the lead has been reduced, or the store
    // doesn't show it yet. Retention deletes a marker that stays alone for a day.
    return { ...waiting, waitsSince: null }
  }
  const hasRelated = await trySavingRelatedRecords(ports, channel, id, lead)
  const isForChannel = lead === "unreadable" || channel.mayHave(lead)
  if (isForChannel && (!send || sending === "nothing")) return waiting
  // An unreadable note counts as none: a second delivery does less harm than none.
  if ((await readRecordIfReadable(store, collections.done, key, finishedSchema)) !== null) {
    if (hasRelated) await store.delete(collections.waiting, key)
    return { how: "repeated", waitsSince: null, concern }
  }
  if (lead === "unreadable") return giveUpLeadDelivery(ports, channel, key, pending, null, null)
  if (!isForChannel || !send) return cancelForbiddenDelivery(ports, channel, key, pending, concern)
  const leaseUntil = new Date(now.getTime() + LEASE_MS).toISOString()
  const claimedEntry = await store.claim(collections.waiting, entry, { ...pending, leaseUntil })
  if (!claimedEntry) return waiting

  const delivery = await send(lead.event, id, timeoutMs)
  if (delivery.outcome === "early") {
    const dueAt = new Date(now.getTime() + (delivery.retryAfterMs ?? 0)).toISOString()
    await store.claim(collections.waiting, claimedEntry, { ...pending, dueAt })
    return waiting
  }
  ports.log({
    event: channel.logged.tried(delivery),
    ...{ id, kind: lead.event.type, webhook: channel.webhook, ...getReceiverAnswer(delivery), ms: delivery.ms },
    ...((delivery.outcome === "gone" || channel.isConfiguration(delivery)) && { alert: true }),
  })
  const urgency = summariseLeadUrgency(lead.event)
  if (delivery.outcome === "gone") {
    await channel.stop()
    await store.claim(collections.waiting, claimedEntry, pending)
    return { how: "gone", waitsSince: pending.since, concern: createChannelConcern(channel, "gone", { id, urgency }) }
  }
  if (sending === "one") await channel.start()
  if (delivery.outcome === "refused")
    return recordRefusedDelivery(ports, channel, claimedEntry, pending, delivery, lead.event)

  const note: DoneMarker = { since: pending.since, deliveredAt: ports.now().toISOString() }
  await store.put(collections.done, key, note)
  // Otherwise the marker stays, so that the sweep saves what is missing. It won't send the lead again.
  if (hasRelated) await store.delete(collections.waiting, key)
  return { how: "delivered", waitsSince: null, concern: getSetupConcern(channel, delivery, urgency) ?? concern }
}

const getDeliveryLeadKey = ({ prefix }: Channel, key: string): string => key.slice(prefix.length)

/** Ends the delivery of a lead to a receiver that isn't allowed to have it. */
async function cancelForbiddenDelivery(
  { store, log, now }: LeadPorts,
  channel: Channel,
  key: string,
  { since }: Marker,
  concern: Concern | null,
): Promise<DeliveryReport> {
  const note: DoneMarker = { since, deliveredAt: now().toISOString(), undelivered: "withheld" }
  await store.put(channel.collections.done, key, note)
  await store.delete(channel.collections.waiting, key)
  log({ event: "withheld", id: getDeliveryLeadKey(channel, key), webhook: channel.webhook })
  return { how: "withheld", waitsSince: null, concern }
}

async function recordRefusedDelivery(
  ports: LeadPorts,
  channel: Channel,
  claimedEntry: Entry,
  pending: Marker,
  delivery: Delivery,
  event: LeadEvent,
): Promise<DeliveryReport> {
  const failures = pending.failures + 1
  const wait = getDeliveryRetryDelay(failures, delivery.retryAfterMs, drawRandomFraction(ports))
  if (wait === null)
    return giveUpLeadDelivery(ports, channel, claimedEntry.key, { ...pending, failures }, delivery, event)
  const dueAt = new Date(ports.now().getTime() + wait).toISOString()
  await ports.store.claim(channel.collections.waiting, claimedEntry, { ...pending, failures, dueAt, leaseUntil: null })
  const urgent = createChannelConcern(channel, "urgent", {
    id: getDeliveryLeadKey(channel, claimedEntry.key),
    ...getReceiverAnswer(delivery),
  })
  return {
    how: "refused",
    waitsSince: pending.since,
    concern: isUrgentLeadType(event.type) ? urgent : getSetupConcern(channel, delivery, summariseLeadUrgency(event)),
  }
}

/** @param delivery The last try. It and `event` are `null` if the lead itself can't be read. */
async function giveUpLeadDelivery(
  ports: LeadPorts,
  channel: Channel,
  key: string,
  pending: Marker,
  delivery: Delivery | null,
  event: LeadEvent | null,
): Promise<DeliveryReport> {
  const { store, log, now } = ports
  const { collections, logged, alerts, webhook } = channel
  const lastStatus = delivery ? delivery.status : null
  const lastCode = delivery ? delivery.code : "unreadable"
  const dead: DeadMarker = { ...pending, leaseUntil: null, lastStatus, lastCode, diedAt: now().toISOString() }
  await store.put(collections.dead, key, dead)
  await store.delete(collections.waiting, key)
  const facts = { id: getDeliveryLeadKey(channel, key), ...getReceiverAnswer({ status: lastStatus, code: lastCode }) }
  log({ event: logged.dead, ...facts, webhook, alert: true })
  const concern = createChannelConcern(channel, delivery ? alerts.dead : "unreadable", {
    ...facts,
    urgency: event ? summariseLeadUrgency(event) : undefined,
  })
  return { how: "dead", waitsSince: null, concern }
}

/** Stores what belongs to the lead, if need be. True if all of it is stored; a failure doesn't delay the delivery. */
const trySavingRelatedRecords = (
  { log }: LeadPorts,
  channel: Channel,
  key: string,
  lead: LeadRecord | "unreadable",
): Promise<boolean> =>
  lead === "unreadable"
    ? Promise.resolve(true)
    : channel.keepRelated(lead.event, key).then(
        () => true,
        (error: unknown) => {
          log({ event: "failed", id: key, kind: lead.event.type, code: getErrorCode(error), alert: true })
          return false
        },
      )

const getSetupConcern = (channel: Channel, delivery: Delivery, urgency?: UrgencyInShort): Concern | null =>
  channel.isConfiguration(delivery)
    ? createChannelConcern(channel, channel.alerts.configuration, { ...getReceiverAnswer(delivery), urgency })
    : null

const getReceiverAnswer = ({
  status,
  code,
}: Pick<Delivery, "status" | "code">): Pick<AlertFacts, "status" | "code"> => ({
  status: status ?? undefined,
  code: code ?? undefined,
})

const drawRandomFraction = ({ random }: LeadPorts): number => Buffer.from(random(4)).readUInt32BE() / 2 ** 32
