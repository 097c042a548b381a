import { isMailed } from "../core/event"
import { webhookKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { newMarker, leadRecord } from "../core/records"
import { startSending } from "../outbox/stop"
import { deliveryStatuses, type DeliveryStatus } from "./delivery-status"
import { keptLead } from "./kept-leads"
import { makeDue, type Requeued } from "./make-due"
import { replayToWebhook } from "./replay-to-webhook"
import { webhookMarkers } from "./webhook-status"

/**
 * Has a lead delivered by the next sweep, to each webhook, and its email sent, where they were given up or wait for a later
 * try. Also starts the sending again, if a receiver that wanted no more had stopped it.
 *
 * @param again Sends once more to the first webhook what that has taken. The receiver may drop it, since the `webhook-id` is the same.
 * @throws StoreUnavailable
 */
export async function replay(ports: LeadPorts, key: string, again = false): Promise<Requeued> {
  const states = (await deliveryStatuses(ports))(key)
  if (states.includes("held")) return "held"
  if ((await keptLead(ports, key))?.is !== "full") return "emptied"
  const how = await putBack(ports, key, states, again)
  if (how === "queued") await startSending(ports)
  const open = (await webhookMarkers(ports)).filter(({ lead, state }) => lead === key && state !== "done")
  const hows = await Promise.all(open.map(({ webhook }) => replayToWebhook(ports, webhook, key)))
  return hows.includes("queued") ? "queued" : how
}

/** To the marketers, and by email to the visitor. */
const WAYS = [
  { waiting: "pending", dead: "dead" },
  { waiting: "mail", dead: "dead-mail" },
] as const

async function putBack(
  ports: LeadPorts,
  key: string,
  states: readonly DeliveryStatus[],
  again: boolean,
): Promise<Requeued> {
  const hows: Requeued[] = []
  for (const { waiting, dead } of WAYS) {
    if (states.includes(dead)) await requeue(ports, dead, key)
    if (states.includes(dead)) hows.push("queued")
    else if (states.includes(waiting)) hows.push(await makeDue(ports, waiting, key))
  }
  const waits = states.includes("pending") || states.includes("dead")
  if (!waits && (again || !states.includes("done"))) {
    // The note of the delivery first: as long as it is there, nothing is sent.
    await ports.store.delete("done", key)
    await ports.store.create("pending", key, newMarker(ports.now()))
    hows.push("queued")
  }
  return hows.includes("queued") ? "queued" : (hows[0] ?? "delivered")
}

/** Has a held lead delivered by the next sweep: a person has found it to be real. @throws StoreUnavailable */
export async function release(ports: LeadPorts, key: string): Promise<Requeued> {
  if (!(await deliveryStatuses(ports))(key).includes("held")) return "not-held"
  if ((await keptLead(ports, key))?.is !== "full") return "emptied"
  await requeue(ports, "held", key)
  return "queued"
}

/**
 * Has a dead or a held lead delivered by the next sweep, with the same `webhook-id`; a held one is now mailed to the visitor
 * as well, and goes to the other webhooks that it was kept for. A crash in between leaves it in both collections, and so not lost.
 *
 * @param from `dead-mail` has only the email sent again.
 * @throws StoreUnavailable
 */
export async function requeue(
  { store, now }: Pick<LeadPorts, "store" | "now">,
  from: "dead" | "held" | "dead-mail",
  key: string,
): Promise<void> {
  if (from === "held") {
    const lead = leadRecord(await store.get("lead", key))
    if (lead && isMailed(lead.event)) await store.create("mail", key, newMarker(now()))
    for (const name of lead?.webhooks ?? []) await store.create("hook-pending", webhookKey(name, key), newMarker(now()))
  }
  await store.create(from === "dead-mail" ? "mail" : "pending", key, newMarker(now()))
  await store.delete(from, key)
}
