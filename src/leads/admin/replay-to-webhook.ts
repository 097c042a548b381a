import { webhookKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { doneMarker, newMarker } from "../core/records"
import { goesTo, routingOf } from "../outbox/routing"
import { startSending } from "../outbox/stop"
import { keptLead, unreadable } from "./kept-leads"
import { makeDue, type Requeued } from "./make-due"

/**
 * Has a lead delivered by the next sweep to one webhook after the first, whether it was kept for that one or not: so old
 * leads come to a webhook that was added since. Never what may not go there; the delivery looks at that once more.
 *
 * @param again Sends once more what was delivered.
 * @throws StoreUnavailable
 */
export async function replayToWebhook(ports: LeadPorts, name: string, lead: string, again = false): Promise<Requeued> {
  const key = webhookKey(name, lead)
  if ((await ports.store.list("held", 1, lead)).length > 0) return "held"
  if ((await keptLead(ports, lead))?.is !== "full") return "emptied"
  const how = await requeued(ports, name, { lead, key }, again)
  if (how === "queued") await startSending(ports, { name, receiver: "" })
  return how
}

async function requeued(
  ports: LeadPorts,
  name: string,
  { lead, key }: { lead: string; key: string },
  again: boolean,
): Promise<Requeued> {
  const { store, now } = ports
  const done = await store.get("hook-done", key).then(doneMarker).catch(unreadable)
  if (done && done.undelivered === undefined && !again) return "delivered"
  if (done === null && (await store.list("hook-pending", 1, key)).length > 0) return makeDue(ports, "hook-pending", key)
  const noted = await noteWebhook(ports, name, lead)
  if (noted !== "queued") return noted
  // The note of the delivery first: as long as it is there, nothing is sent.
  await store.delete("hook-done", key)
  await store.create("hook-pending", key, newMarker(now()))
  await store.delete("hook-dead", key)
  return "queued"
}

/** Adds a webhook to those that the lead is for, unless it may not have it. @throws StoreUnavailable */
async function noteWebhook(ports: LeadPorts, name: string, lead: string): Promise<Requeued> {
  const [entry] = await ports.store.list("lead", 1, lead)
  const kept = await keptLead(ports, lead)
  if (kept?.is !== "full" || !entry) return "emptied"
  const { record } = kept
  const sharedWith = record.sharedWith ?? (await routingOf(ports, record.event)).sharedWith
  const after = { ...record, webhooks: [...new Set([...(record.webhooks ?? []), name])], sharedWith }
  const webhook = ports.webhooks.find(known => known.name === name)
  if (!webhook || !goesTo(webhook, after)) return "not-for-it"
  if (record.webhooks?.includes(name)) return "queued"
  return (await ports.store.claim("lead", entry, after)) ? "queued" : "in-delivery"
}
