import type { Concern } from "../core/alert-texts"
import { parseReminderName, parseWebhookDeliveryKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import type { DoneMarker } from "../core/records"

/** Collections of leads that a webhook after the first hasn't accepted. */
export const OPEN = ["hook-pending", "hook-dead"] as const

/** The name of the webhook whose marker has this key, if the environment no longer names it; otherwise `null`. */
export function getRemovedWebhookName({ webhooks }: Pick<LeadPorts, "webhooks">, key: string): string | null {
  const marked = parseWebhookDeliveryKey(key)?.webhook
  const name = marked === undefined ? undefined : (parseReminderName(marked) ?? marked)
  return name === undefined || webhooks.some(webhook => webhook.name === name) ? null : name
}

/** Finds leads that wait for a webhook which the environment no longer names. @throws StoreUnavailable */
export async function countLeadsForRemovedWebhooks(ports: Pick<LeadPorts, "store" | "webhooks">): Promise<Concern[]> {
  const entries = (await Promise.all(OPEN.map(collection => ports.store.list(collection)))).flat()
  const names = entries.flatMap(({ key }) => getRemovedWebhookName(ports, key) ?? [])
  return [...new Set(names)].map(webhook => ({
    kind: "removed-webhook",
    facts: { webhook, count: names.filter(name => name === webhook).length },
  }))
}

/**
 * Gives up delivering a lead to a webhook after the first. A note records this, so that the lead isn't queued again.
 *
 * @param key The key of the lead's marker for that webhook.
 * @throws StoreUnavailable
 */
export async function giveUpWebhookDelivery(
  { store, now }: Pick<LeadPorts, "store" | "now">,
  collection: (typeof OPEN)[number],
  key: string,
): Promise<void> {
  const at = now().toISOString()
  const note: DoneMarker = { since: at, deliveredAt: at, undelivered: "given-up" }
  await store.put("hook-done", key, note)
  await store.delete(collection, key)
}
