import type { LeadEvent } from "../leads/core/event"
import { createPublicId } from "../leads/core/ids"
import { createLeadKey } from "../leads/core/lead-key"
import { createPendingDelivery } from "../leads/core/records"
import type { LeadTestHarness } from "../harness/lead-test-harness"

/** @returns the lead's key. */
export async function seedLead(
  { ports }: LeadTestHarness,
  event: LeadEvent,
  state: "pending" | "held" | "dead" | "done" = "pending",
): Promise<string> {
  const { store, idSecret, random, now } = ports
  const key = createLeadKey(idSecret, event.type, createPublicId(random))
  const since = now().toISOString()
  await store.put("lead", key, { publicId: event.data.id, fingerprint: "f", receivedAt: since, event })
  const markers = {
    pending: createPendingDelivery(now()),
    held: createPendingDelivery(now()),
    dead: { ...createPendingDelivery(now()), failures: 9, lastStatus: 500, lastCode: null, diedAt: since },
    done: { since, deliveredAt: since },
  }
  await store.put(state, key, markers[state])
  return key
}
