import { isMailedEvent } from "../core/event"
import { createWebhookDeliveryKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { createPendingDelivery, parseLeadRecord, pendingSchema, finishedSchema } from "../core/records"
import { resumeWebhookSending } from "../outbox/sending-state"
import { loadLeadDeliveryStatuses, type DeliveryStatus, listWebhookDeliveryRecords } from "./delivery-status"
import { readRecordIfReadable } from "../store/read-records"
import { readSavedLead } from "./saved-leads"
import { canWebhookReceiveLead, findWebhooksForLead } from "../outbox/routing"

/**
 * Makes the next sweep deliver a lead to each webhook and send its email, where these were given up or wait for a later
 * try. Also resumes sending if a receiver had stopped it by answering 410.
 *
 * @param again True to send it to the first webhook even if that has accepted it. The receiver may drop it, since the `webhook-id` is the same.
 * @throws StoreUnavailable
 */
export async function replayLeadDelivery(ports: LeadPorts, key: string, again = false): Promise<ReplayResult> {
  const states = (await loadLeadDeliveryStatuses(ports))(key)
  if (states.includes("held")) return "held"
  if ((await readSavedLead(ports, key))?.is !== "full") return "emptied"
  const how = await requeueUndeliveredLead(ports, key, states, again)
  if (how === "queued") await resumeWebhookSending(ports)
  const open = (await listWebhookDeliveryRecords(ports)).filter(({ lead, state }) => lead === key && state !== "done")
  const results = await Promise.all(open.map(({ webhook }) => replayLeadToWebhook(ports, webhook, key)))
  return results.includes("queued") ? "queued" : how
}

/** The collections for the two ways of delivery: to the first webhook, and by email to the visitor. */
const WAYS = [
  { waiting: "pending", dead: "dead" },
  { waiting: "mail", dead: "dead-mail" },
] as const

async function requeueUndeliveredLead(
  ports: LeadPorts,
  key: string,
  states: readonly DeliveryStatus[],
  again: boolean,
): Promise<ReplayResult> {
  const results: ReplayResult[] = []
  for (const { waiting, dead } of WAYS) {
    if (states.includes(dead)) await requeueDeadOrHeldLead(ports, dead, key)
    if (states.includes(dead)) results.push("queued")
    else if (states.includes(waiting)) results.push(await scheduleLeadDeliveryNow(ports, waiting, key))
  }
  const waits = states.includes("pending") || states.includes("dead")
  if (!waits && (again || !states.includes("done"))) {
    // Delete the delivery note first: nothing is sent while it exists.
    await ports.store.delete("done", key)
    await ports.store.create("pending", key, createPendingDelivery(ports.now()))
    results.push("queued")
  }
  return results.includes("queued") ? "queued" : (results[0] ?? "delivered")
}

/** Makes the next sweep deliver a held lead that a person found to be real. @throws StoreUnavailable */
export async function releaseHeldLead(ports: LeadPorts, key: string): Promise<ReplayResult> {
  if (!(await loadLeadDeliveryStatuses(ports))(key).includes("held")) return "not-held"
  if ((await readSavedLead(ports, key))?.is !== "full") return "emptied"
  await requeueDeadOrHeldLead(ports, "held", key)
  return "queued"
}

/**
 * Makes the next sweep deliver a dead or a held lead, with the same `webhook-id`. A held one is also mailed to the visitor and
 * goes to its other webhooks. After a crash halfway the lead is in both collections, so it isn't lost.
 *
 * @param from `dead-mail` sends only the email again.
 * @throws StoreUnavailable
 */
export async function requeueDeadOrHeldLead(
  { store, now }: Pick<LeadPorts, "store" | "now">,
  from: "dead" | "held" | "dead-mail",
  key: string,
): Promise<void> {
  if (from === "held") {
    const lead = parseLeadRecord(await store.get("lead", key))
    if (lead && isMailedEvent(lead.event)) await store.create("mail", key, createPendingDelivery(now()))
    for (const name of lead?.webhooks ?? [])
      await store.create("hook-pending", createWebhookDeliveryKey(name, key), createPendingDelivery(now()))
  }
  await store.create(from === "dead-mail" ? "mail" : "pending", key, createPendingDelivery(now()))
  await store.delete(from, key)
}

/**
 * - `queued`: the next sweep delivers it, with the same `webhook-id` as before.
 * - `delivered`: the receiver has it; use `again` to send it once more.
 * - `in-delivery`: another process is delivering it this minute.
 * - `held`: it waits for a person, who must release it instead. `not-held`: it can't be released, since it isn't held.
 * - `not-for-it`: it isn't allowed to go to the webhook, by its type, or since the visitor didn't agree to share it with
 *   the partner.
 * - `emptied`: its content was deleted, so there's nothing to send.
 */
export type ReplayResult = "queued" | "delivered" | "in-delivery" | "held" | "not-held" | "not-for-it" | "emptied"

/** Makes a waiting lead due at once. An unreadable marker is left to the sweep, which replaces it with one that's due. */
export async function scheduleLeadDeliveryNow(
  { store, now }: LeadPorts,
  collection: "pending" | "mail" | "hook-pending",
  key: string,
): Promise<ReplayResult> {
  const waiting = await readRecordIfReadable(store, collection, key, pendingSchema)
  if (waiting === null) return "queued"
  const at = now().toISOString()
  if ((waiting.leaseUntil ?? "") > at) return "in-delivery"
  const [entry] = await store.list(collection, 1, key)
  const newEntry = entry && (await store.claim(collection, entry, { ...waiting, dueAt: at }))
  return newEntry ? "queued" : "in-delivery"
}

/**
 * Makes the next sweep deliver a lead to one webhook after the first, even one that was added after the lead came. A lead
 * that may not go there is refused here, and checked again at delivery.
 *
 * @param again True to send it even if it was delivered.
 * @throws StoreUnavailable
 */
export async function replayLeadToWebhook(
  ports: LeadPorts,
  name: string,
  lead: string,
  again = false,
): Promise<ReplayResult> {
  const key = createWebhookDeliveryKey(name, lead)
  if ((await ports.store.list("held", 1, lead)).length > 0) return "held"
  if ((await readSavedLead(ports, lead))?.is !== "full") return "emptied"
  const how = await requeueLeadForWebhook(ports, name, { lead, key }, again)
  if (how === "queued") await resumeWebhookSending(ports, { name, receiver: "" })
  return how
}

async function requeueLeadForWebhook(
  ports: LeadPorts,
  name: string,
  { lead, key }: { lead: string; key: string },
  again: boolean,
): Promise<ReplayResult> {
  const { store, now } = ports
  const doneNote = await readRecordIfReadable(store, "hook-done", key, finishedSchema)
  if (doneNote && doneNote.undelivered === undefined && !again) return "delivered"
  if (doneNote === null && (await store.list("hook-pending", 1, key)).length > 0)
    return scheduleLeadDeliveryNow(ports, "hook-pending", key)
  const notedAs = await addWebhookToLead(ports, name, lead)
  if (notedAs !== "queued") return notedAs
  // Delete the delivery note first: nothing is sent while it exists.
  await store.delete("hook-done", key)
  await store.create("hook-pending", key, createPendingDelivery(now()))
  await store.delete("hook-dead", key)
  return "queued"
}

/** Adds a webhook to those that the lead is for, unless it may not have it. @throws StoreUnavailable */
async function addWebhookToLead(ports: LeadPorts, name: string, lead: string): Promise<ReplayResult> {
  const [entry] = await ports.store.list("lead", 1, lead)
  const savedLead = await readSavedLead(ports, lead)
  if (savedLead?.is !== "full" || !entry) return "emptied"
  const { record } = savedLead
  const sharedWith = record.sharedWith ?? (await findWebhooksForLead(ports, record.event)).sharedWith
  const after = { ...record, webhooks: [...new Set([...(record.webhooks ?? []), name])], sharedWith }
  const webhook = ports.webhooks.find(other => other.name === name)
  if (!webhook || !canWebhookReceiveLead(webhook, after)) return "not-for-it"
  if (record.webhooks?.includes(name)) return "queued"
  return (await ports.store.claim("lead", entry, after)) ? "queued" : "in-delivery"
}
