import type { Concern } from "../../core/alert-texts"
import { createWebhookKey } from "../../core/ids"
import type { LeadPorts } from "../../core/ports"
import { parseDeadMarker, parseDoneMarker, createMarker, type LeadRecord } from "../../core/records"
import { isThere, readRecord } from "../../store/read-records"
import { giveUpFor } from "../removed-webhooks"
import { DAYS, isOlder, isWithoutLead, rewriteDead, createRule } from "./rule"

/** Whether no webhook after the first waits for a lead any more, and what people should be told. */
type WaitingState = { ended: boolean; concern?: Concern }

/**
 * How it is with the webhooks after the first that a lead was kept for. One that has no marker of it gets one, unless the
 * lead is held: then it gets one when a person releases it.
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
    // The rule of that collection deletes a note that cannot be read, and then this one finds none.
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
