import type { Concern } from "../../core/alert-texts"
import { createWebhookKey } from "../../core/ids"
import type { LeadPorts } from "../../core/ports"
import { parseDeadMarker, parseDoneMarker, createMarker, type LeadRecord } from "../../core/records"
import { isThere, readRecord } from "../../store/read-records"
import { giveUpFor } from "../removed-webhooks"
import { DAYS, isOlder, isWithoutLead, rewriteDead, createRule } from "./rule"

/** `ended` is true if no webhook after the first waits for a lead any more. `concern` is what to alert people to. */
type WaitingState = { ended: boolean; concern?: Concern }

/**
 * Checks whether the webhooks after the first have got a lead that's for them. A webhook without a marker for the lead
 * gets one, unless the lead is held: then it gets one when a person releases the lead.
 *
 * @throws StoreUnavailable
 */
export async function checkWaitingWebhooks(ports: LeadPorts, key: string, record: LeadRecord): Promise<WaitingState> {
  const state: WaitingState = { ended: true }
  for (const webhook of record.webhooks ?? []) {
    const own = createWebhookKey(webhook, key)
    const note = await readRecord(ports.store, "hook-done", own, parseDoneMarker)
    if ("value" in note && note.value) continue
    state.ended = false
    // The rule of the `hook-done` collection deletes an unreadable note, so the next run finds none here.
    if ("broken" in note || (await isWaitingFor(ports, key, own))) continue
    await ports.store.create("hook-pending", own, createMarker(ports.now()))
    ports.log({ event: "put-back", id: key, kind: record.event.type, webhook, alert: true })
    state.concern ??= { kind: "put-back", facts: { id: key, webhook } }
  }
  return state
}

async function isWaitingFor(ports: LeadPorts, key: string, own: string): Promise<boolean> {
  if (await isThere(ports.store, "held", key)) return true
  return (await isThere(ports.store, "hook-pending", own)) || isThere(ports.store, "hook-dead", own)
}

/** Only delivery to this webhook is given up. The lead itself is kept for as long as its own rule says. */
export const webhookDeadRule = createRule(
  "hook-dead",
  parseDeadMarker,
  async (ports, key, { diedAt }) => {
    if (isOlder(ports, diedAt, DAYS.dead)) return { purge: () => giveUpFor(ports, "hook-dead", key) }
    if (isOlder(ports, diedAt, DAYS.orphan) && (await isWithoutLead(ports, key)))
      await ports.store.delete("hook-dead", key)
    return null
  },
  rewriteDead("hook-dead"),
)
