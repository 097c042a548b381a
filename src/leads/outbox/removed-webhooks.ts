import type { Concern } from "../core/alert-texts"
import { parseWebhookKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import type { DoneMarker } from "../core/records"

/** Collections of leads that a webhook after the first hasn't accepted. */
export const OPEN = ["hook-pending", "hook-dead"] as const

/** Finds leads that wait for a webhook which the environment no longer names. @throws StoreUnavailable */
export async function checkRemovedWebhooks({
  store,
  webhooks,
}: Pick<LeadPorts, "store" | "webhooks">): Promise<Concern[]> {
  const counts = new Map<string, number>()
  for (const entries of await Promise.all(OPEN.map(collection => store.list(collection))))
    for (const { key } of entries) {
      const name = parseWebhookKey(key)?.webhook
      if (name !== undefined && !webhooks.some(webhook => webhook.name === name))
        counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  return [...counts].map(([webhook, count]) => ({ kind: "removed-webhook", facts: { webhook, count } }))
}

/**
 * Gives up delivering a lead to a webhook after the first. A note records it, so that the lead isn't queued again.
 *
 * @param key Of its marker.
 * @throws StoreUnavailable
 */
export async function giveUpFor(
  { store, now }: Pick<LeadPorts, "store" | "now">,
  collection: (typeof OPEN)[number],
  key: string,
): Promise<void> {
  const at = now().toISOString()
  const note: DoneMarker = { since: at, deliveredAt: at, undelivered: "given-up" }
  await store.put("hook-done", key, note)
  await store.delete(collection, key)
}
