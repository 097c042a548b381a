import { isPublicId } from "../../domain/paths"
import { isStoreId } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { keptLeads } from "./kept-leads"
import { whereabouts } from "./delivery-status"

/**
 * Keys of the leads that a person means: one for a `webhook-id`, and for the reference that a visitor was given all that
 * have it, such as the request, its acceptance and its changes. Empty when nothing is known of it.
 *
 * @throws StoreUnavailable
 */
export async function leadsOf(ports: LeadPorts, id: string): Promise<string[]> {
  if (isStoreId(id)) {
    const isThere = (await ports.store.list("lead")).some(({ key }) => key === id)
    return isThere || (await whereabouts(ports))(id).length > 0 ? [id] : []
  }
  if (!isPublicId(id)) return []
  const leads = await keptLeads(ports)
  return leads.filter(lead => lead.is !== "unreadable" && lead.record.publicId === id).map(({ key }) => key)
}
