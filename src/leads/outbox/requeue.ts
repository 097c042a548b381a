import { isMailed } from "../core/mailed-event"
import { newMarker } from "./keep-lead"
import type { LeadPorts } from "../core/ports"
import { leadRecord } from "../core/records"

/**
 * Has a dead or a held lead delivered by the next sweep, with the same `webhook-id`; a held one is now mailed to the visitor
 * as well. A crash in between leaves it on both shelves, and so not lost.
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
  }
  await store.create(from === "dead-mail" ? "mail" : "pending", key, newMarker(now()))
  await store.delete(from, key)
}
