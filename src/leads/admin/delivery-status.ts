import type { Collection } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"

/**
 * The states of delivery: the collections in which a lead has a marker. The last three are about the email to the visitor,
 * which goes its own way, so that a lead may be in several states at once.
 */
export const DELIVERY_STATUSES = [
  "pending",
  "held",
  "dead",
  "bad",
  "done",
  "mail",
  "dead-mail",
  "mailed",
] as const satisfies readonly Collection[]
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** True while something is still to be sent, or a person is needed. */
export const isOpen = (state: DeliveryStatus): boolean => state !== "done" && state !== "mailed"

/** Says in which states the lead under a key is; in none once its time is over. @throws StoreUnavailable */
export async function deliveryStatuses({
  store,
}: Pick<LeadPorts, "store">): Promise<(key: string) => DeliveryStatus[]> {
  const collections = await Promise.all(
    DELIVERY_STATUSES.map(async state => ({ state, keys: new Set((await store.list(state)).map(({ key }) => key)) })),
  )
  return key => collections.filter(({ keys }) => keys.has(key)).map(({ state }) => state)
}
