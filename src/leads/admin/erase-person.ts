import { isUrgentLeadType } from "../core/event"
import type { Collection } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { finishedSchema, pendingSchema, type LeadRecord } from "../core/records"
import { saveUnsubscribeOrCorrection } from "../outbox/keep-related"
import { deleteLeadContent } from "../outbox/retention/rules"
import { createQuoteRecordKey } from "../store/find-quote"
import { readRecordIfReadable } from "../store/read-records"
import { deleteUpload } from "../store/uploads"
import {
  isDeliveryOpen,
  DELIVERY_STATUSES,
  loadLeadDeliveryStatuses,
  type DeliveryStatus,
  WEBHOOK_COLLECTIONS,
  listWebhookDeliveryRecords,
  type WebhookMarker,
} from "./delivery-status"
import { findLeadsByEmailAddress } from "./find-person"

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

/**
 * Answers a request for erasure: reduces every lead about the address to a marker, deletes its quotes and files, and stops
 * its deliveries. A record that someone wants no email is not erased.
 *
 * @param isDry True to report what would be done, without doing it.
 * @returns The leads, and how many unreadable records contained the address.
 * @throws StoreUnavailable; what was done until then stays done, and another run continues from there.
 */
export async function erasePersonalData(ports: LeadPorts, email: string, isDry: boolean) {
  const [about, getStatuses, markers] = await Promise.all([
    findLeadsByEmailAddress(ports, email),
    loadLeadDeliveryStatuses(ports),
    listWebhookDeliveryRecords(ports),
  ])
  const leads: ErasedLead[] = []
  for (const { key, record } of about.full) {
    const states = getStatuses(key)
    const own = markers.filter(({ lead }) => lead === key)
    const first = (["done", "pending", "dead"] as const).find(state => states.includes(state))
    const isOpenSomewhere = !states.includes("done") || own.some(({ state }) => state !== "done")
    const mustBeTold = isUrgentLeadType(record.event.type) && isOpenSomewhere
    const { type: kind } = record.event
    leads.push({
      id: key,
      kind,
      receivedAt: record.receivedAt,
      how: mustBeTold ? "kept" : "erased",
      receiver: await checkWebhookGotLead(ports, record, states, first && { state: first, collection: first, key }),
      ...(await checkWhichWebhooksGotLead(ports, record, states, own)),
    })
    if (isDry || mustBeTold) continue
    await deleteUpload(ports, key)
    await ports.store.delete("quote", createQuoteRecordKey(ports.idSecret, record.publicId))
    // A reduced lead no longer says what else must be saved.
    if (isUrgentLeadType(record.event.type)) await saveUnsubscribeOrCorrection(ports, record.event)
    // The lead first: a marker without a lead delivers nothing, and the sweep deletes it.
    await deleteLeadContent(ports, key, record)
    for (const state of states.filter(isDeliveryOpen)) await ports.store.delete(state, key)
    await deleteOpenWebhookDeliveries(ports, own)
  }
  for (const { key } of isDry ? [] : about.unreadable) {
    await deleteUpload(ports, key)
    await ports.store.delete("lead", key)
    for (const state of DELIVERY_STATUSES.filter(isDeliveryOpen)) await ports.store.delete(state, key)
    await deleteOpenWebhookDeliveries(
      ports,
      markers.filter(({ lead }) => lead === key),
    )
  }
  return { leads, unreadable: about.unreadable.length }
}

/** Whether a webhook has a lead, by its marker there. A held lead hasn't been sent to anyone. */
async function checkWebhookGotLead(
  { store }: LeadPorts,
  { receivedAt }: LeadRecord,
  states: readonly DeliveryStatus[],
  marker: (Pick<WebhookMarker, "state" | "key"> & { collection: Collection }) | undefined,
): Promise<Receipt> {
  if (!marker) return states.includes("held") ? "never got it" : "may have it"
  const { state, collection, key } = marker
  if (state === "dead") return "may have it"
  if (state === "pending") {
    const waiting = await readRecordIfReadable(store, collection, key, pendingSchema)
    const isFirst = waiting !== null && Date.parse(waiting.since) - Date.parse(receivedAt) < 60_000
    // A try without an answer may have arrived all the same.
    return isFirst && waiting.failures === 0 && waiting.leaseUntil === null ? "never got it" : "may have it"
  }
  const note = await readRecordIfReadable(store, collection, key, finishedSchema)
  if (note?.undelivered === "withheld") return "never got it"
  return note?.undelivered === "given-up" ? "may have it" : "has it"
}

async function checkWhichWebhooksGotLead(
  ports: LeadPorts,
  record: LeadRecord,
  states: readonly DeliveryStatus[],
  own: readonly WebhookMarker[],
): Promise<Pick<ErasedLead, "webhooks">> {
  const names = [...new Set([...(record.webhooks ?? []), ...own.map(({ webhook }) => webhook)])]
  const receivers = await Promise.all(
    names.map(async name => {
      const marker = own.find(({ webhook }) => webhook === name)
      const entry = marker && { ...marker, collection: WEBHOOK_COLLECTIONS[marker.state] }
      return [name, await checkWebhookGotLead(ports, record, states, entry)] as const
    }),
  )
  return receivers.length > 0 ? { webhooks: Object.fromEntries(receivers) } : {}
}

async function deleteOpenWebhookDeliveries({ store }: LeadPorts, markers: readonly WebhookMarker[]): Promise<void> {
  for (const { state, key } of markers) if (state !== "done") await store.delete(WEBHOOK_COLLECTIONS[state], key)
}
