import type { Concern } from "../../core/alert-texts"
import { parseWebhookKey, createWebhookKey } from "../../core/ids"
import type { LeadPorts } from "../../core/ports"
import { parseDeadMarker, parseDoneMarker, parseMarker, createMarker, type LeadRecord } from "../../core/records"
import { isThere, readRecord } from "../../store/read-records"
import { giveUpFor } from "../removed-webhooks"
import { DAYS, isOlder, isWithoutLead, rewrite, rewriteDead, createRule, type Rule } from "./rule"

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

const isRemoved = ({ webhooks }: LeadPorts, key: string): boolean => {
  const name = parseWebhookKey(key)?.webhook
  return !webhooks.some(webhook => webhook.name === name)
}

/**
 * As for the first webhook, except that what waits for a webhook which the environment no longer names is given up after
 * its time. The delivery replaces unreadable markers; those of removed webhooks are replaced here.
 */
const waitingRule: Rule = async (ports, key) => {
  const result = await readRecord(ports.store, "hook-pending", key, parseMarker)
  if ("broken" in result) {
    if (isRemoved(ports, key)) await rewrite(ports, "hook-pending", key, createMarker(ports.now()))
    return null
  }
  if (!result.value || !isOlder(ports, result.value.since, DAYS.orphan)) return null
  if (await isWithoutLead(ports, key)) {
    await ports.store.delete("hook-pending", key)
    return null
  }
  const isOver = isRemoved(ports, key) && isOlder(ports, result.value.since, DAYS.dead)
  return isOver ? { purge: () => giveUpFor(ports, "hook-pending", key) } : null
}

/** The lead goes to nobody else by this, so only the webhook is given up; the lead keeps to its own time. */
const deadRule = createRule(
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

/** What is done with the markers of the webhooks after the first, but for those of what was taken. */
export const WEBHOOK_RULES = { "hook-pending": waitingRule, "hook-dead": deadRule }
