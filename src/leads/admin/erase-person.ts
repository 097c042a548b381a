import { isUrgent } from "../core/event"
import type { LeadStore } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { parseDoneMarker, parseMarker, type LeadRecord } from "../core/records"
import { keepRelated } from "../outbox/keep-related"
import { reduce } from "../outbox/retention/rules"
import { createQuoteKey } from "../store/find-quote"
import { readIfReadable } from "../store/read-records"
import {
  isOpen,
  DELIVERY_STATUSES,
  listDeliveryStatuses,
  type DeliveryStatus,
  WEBHOOK_COLLECTIONS,
  listWebhookMarkers,
  type WebhookMarker,
} from "./delivery-status"
import { findLeadsAbout } from "./find-person"

/** What happened to one lead. */
export type ErasedLead = {
  id: string
  kind: string
  receivedAt: string
  /**
   * - `erased` only a note that the lead came is left.
   * - `kept` an unsubscribe that the receiver hasn't accepted yet. It must be delivered first.
   */
  how: "erased" | "kept"
  /** Whether the receiver has the lead, and so must erase it too. */
  receiver: Receipt
  /** The same for each webhook after the first, if the lead was for any. */
  webhooks?: Readonly<Record<string, Receipt>>
}

type Receipt = "has it" | "may have it" | "never got it"

/** The leads, and how many unreadable records contained the address. */
export type Erasure = { leads: ErasedLead[]; unreadable: number }

/**
 * Answers a request for erasure: reduces every lead about the address to a marker, deletes its quotes and stops its
 * deliveries. A record that someone wants no email is not erased.
 *
 * @param isDry True to report what would be done, without doing it.
 * @throws StoreUnavailable; what was done until then stays done, and another run continues from there.
 */
export async function erasePerson(ports: LeadPorts, email: string, isDry: boolean): Promise<Erasure> {
  const [about, getStatuses, markers] = await Promise.all([
    findLeadsAbout(ports, email),
    listDeliveryStatuses(ports),
    listWebhookMarkers(ports),
  ])
  const leads: ErasedLead[] = []
  for (const { key, record } of about.full) {
    const states = getStatuses(key)
    const own = markers.filter(({ lead }) => lead === key)
    const isOpenSomewhere = !states.includes("done") || own.some(({ state }) => state !== "done")
    const mustBeTold = isUrgent(record.event.type) && isOpenSomewhere
    const { type: kind } = record.event
    leads.push({
      id: key,
      kind,
      receivedAt: record.receivedAt,
      how: mustBeTold ? "kept" : "erased",
      receiver: await getReceiver(ports, key, record, states),
      ...(await listReceivers(ports, record, states, own)),
    })
    if (isDry || mustBeTold) continue
    await ports.store.delete("quote", createQuoteKey(ports.idSecret, record.publicId))
    // A reduced lead no longer says what else must be saved.
    if (isUrgent(record.event.type)) await keepRelated(ports, record.event)
    // The lead first: a marker without a lead delivers nothing, and the sweep deletes it.
    await reduce(ports, key, record)
    for (const state of states.filter(isOpen)) await ports.store.delete(state, key)
    await deleteOpen(ports, own)
  }
  for (const { key } of isDry ? [] : about.unreadable) {
    await ports.store.delete("lead", key)
    for (const state of DELIVERY_STATUSES.filter(isOpen)) await ports.store.delete(state, key)
    await deleteOpen(
      ports,
      markers.filter(({ lead }) => lead === key),
    )
  }
  return { leads, unreadable: about.unreadable.length }
}

/** Whether the first webhook has the lead. */
async function getReceiver(
  { store }: LeadPorts,
  key: string,
  { receivedAt }: LeadRecord,
  states: readonly DeliveryStatus[],
): Promise<Receipt> {
  if (states.includes("done")) return "has it"
  if (states.includes("held")) return "never got it"
  return states.includes("pending") ? getWaitingReceipt(store, "pending", key, receivedAt) : "may have it"
}

/**
 * Whether a webhook that a lead waits for may have it: a delivery that got no answer, is under way or came before a
 * replay may have arrived all the same.
 */
async function getWaitingReceipt(
  store: LeadStore,
  collection: "pending" | "hook-pending",
  key: string,
  receivedAt: string,
): Promise<Receipt> {
  const marker = await readIfReadable(store, collection, key, parseMarker)
  const isFirst = marker !== null && Date.parse(marker.since) - Date.parse(receivedAt) < 60_000
  return isFirst && marker.failures === 0 && marker.leaseUntil === null ? "never got it" : "may have it"
}

async function listReceivers(
  { store }: LeadPorts,
  { receivedAt, webhooks = [] }: LeadRecord,
  states: readonly DeliveryStatus[],
  own: readonly WebhookMarker[],
): Promise<Pick<ErasedLead, "webhooks">> {
  const names = [...new Set([...webhooks, ...own.map(({ webhook }) => webhook)])]
  const getWebhookReceipt = async (name: string): Promise<Receipt> => {
    const hookMarker = own.find(({ webhook }) => webhook === name)
    // A held lead hasn't been sent to anyone.
    if (!hookMarker) return states.includes("held") ? "never got it" : "may have it"
    const { state, key } = hookMarker
    if (state === "pending") return getWaitingReceipt(store, "hook-pending", key, receivedAt)
    if (state === "dead") return "may have it"
    const note = await readIfReadable(store, "hook-done", key, parseDoneMarker)
    if (note?.undelivered === "withheld") return "never got it"
    return note?.undelivered === "given-up" ? "may have it" : "has it"
  }
  const receivers = await Promise.all(names.map(async name => [name, await getWebhookReceipt(name)] as const))
  return receivers.length > 0 ? { webhooks: Object.fromEntries(receivers) } : {}
}

async function deleteOpen({ store }: LeadPorts, markers: readonly WebhookMarker[]): Promise<void> {
  for (const { state, key } of markers) if (state !== "done") await store.delete(WEBHOOK_COLLECTIONS[state], key)
}
