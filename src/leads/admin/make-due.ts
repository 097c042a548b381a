import type { LeadPorts } from "../core/ports"
import { marker } from "../core/records"
import { unreadable } from "./kept-leads"

/**
 * - `queued` the next sweep delivers it, with the same `webhook-id` as before.
 * - `delivered` the receiver has it; it is sent again only when that is asked for.
 * - `in-delivery` someone is delivering it this minute.
 * - `held` waits for a person: it is released, not replayed. `not-held` the other way round.
 * - `not-for-it` the webhook may not have it: by its kinds, or since the visitor did not agree to share it with the partner.
 * - `emptied` nothing of it is left to be sent.
 */
export type Requeued = "queued" | "delivered" | "in-delivery" | "held" | "not-held" | "not-for-it" | "emptied"

/** What cannot be read is left to the sweep, which makes it anew and due. */
export async function makeDue(
  { store, now }: LeadPorts,
  collection: "pending" | "mail" | "hook-pending",
  key: string,
): Promise<Requeued> {
  const waiting = await store.get(collection, key).then(marker).catch(unreadable)
  if (waiting === null) return "queued"
  const at = now().toISOString()
  if ((waiting.leaseUntil ?? "") > at) return "in-delivery"
  const [entry] = await store.list(collection, 1, key)
  const claimed = entry && (await store.claim(collection, entry, { ...waiting, dueAt: at }))
  return claimed ? "queued" : "in-delivery"
}
