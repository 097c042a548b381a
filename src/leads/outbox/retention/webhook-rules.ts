import type { Concern } from "../../core/alert-texts"
import { summariseLeadUrgency } from "../../core/events/lead-urgency"
import { createWebhookDeliveryKey } from "../../core/ids"
import type { LeadPorts } from "../../core/ports"
import { failedSchema, finishedSchema, createPendingDelivery, type LeadRecord } from "../../core/records"
import { hasStoredRecord, readStoredRecord } from "../../store/read-records"
import { giveUpWebhookDelivery } from "../removed-webhooks"
import { DAYS, isOlderThan, isDeliveryWithoutLead, createFailedDeliveryRewriter, createRetentionRule } from "./rule"

/** `ended` is true if no webhook after the first waits for a lead any more. `concern` is what to alert people to. */
type WaitingState = { ended: boolean; concern?: Concern }

/**
 * Checks whether the webhooks after the first have got a lead that's for them. A webhook without a marker for the lead
 * gets one, unless the lead is held: then it gets one when a person releases the lead.
 *
 * @throws StoreUnavailable
 */
export async function checkOrRequeueWebhookDeliveries(
  ports: LeadPorts,
  key: string,
  record: LeadRecord,
): Promise<WaitingState> {
  const state: WaitingState = { ended: true }
  for (const webhook of record.webhooks ?? []) {
    const own = createWebhookDeliveryKey(webhook, key)
    const note = await readStoredRecord(ports.store, "hook-done", own, finishedSchema)
    if ("value" in note && note.value) continue
    state.ended = false
    // The rule of the `hook-done` collection deletes an unreadable note, so the next run finds none here.
    if ("broken" in note || (await isLeadWaitingForWebhook(ports, key, own))) continue
    await ports.store.create("hook-pending", own, createPendingDelivery(ports.now()))
    ports.log({ event: "put-back", id: key, kind: record.event.type, webhook, alert: true })
    const urgency = summariseLeadUrgency(record.event)
    state.concern ??= { kind: "put-back", facts: { id: key, webhook, urgency } }
  }
  return state
}

async function isLeadWaitingForWebhook(ports: LeadPorts, key: string, own: string): Promise<boolean> {
  if (await hasStoredRecord(ports.store, "held", key)) return true
  return (await hasStoredRecord(ports.store, "hook-pending", own)) || hasStoredRecord(ports.store, "hook-dead", own)
}

/** Only delivery to this webhook is given up. The lead itself is kept for as long as its own rule says. */
export const webhookDeadRule = createRetentionRule(
  "hook-dead",
  failedSchema,
  async (ports, key, { diedAt }) => {
    if (isOlderThan(ports, diedAt, DAYS.dead)) return { purge: () => giveUpWebhookDelivery(ports, "hook-dead", key) }
    if (isOlderThan(ports, diedAt, DAYS.orphan) && (await isDeliveryWithoutLead(ports, key)))
      await ports.store.delete("hook-dead", key)
    return null
  },
  createFailedDeliveryRewriter("hook-dead"),
)
