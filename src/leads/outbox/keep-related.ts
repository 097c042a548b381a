import { correctLead } from "./correct-lead"
import type { LeadEvent } from "../core/event"
import type { LeadPorts } from "../core/ports"
import { keepUnsubscribed } from "../store/unsubscribed"

type Keeping = Pick<LeadPorts, "store" | "idSecret" | "now">

/**
 * Keeps what a lead has us keep besides itself: that an address wants no more email, or what an asker corrected. It is
 * told from the event alone, so that whoever delivers the lead makes up for a process that died before it was done. Doing
 * it again, even after a later change, does no harm.
 *
 * @throws StoreUnavailable
 */
export async function keepRelated(ports: Keeping, event: LeadEvent): Promise<void> {
  if (event.type === "subscription.ended.v1") await keepUnsubscribed(ports, event.data.email)
  if (event.type !== "lead.changed.v1") return
  const { requestWebhookId, change, contact } = event.data
  await correctLead(ports, requestWebhookId, { change, ...contact }, event.timestamp)
}
