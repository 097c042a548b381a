import type { LeadPorts } from "../core/ports"
import { forgetBad } from "../outbox/retention/rules"

/** `not-bad`: nothing under this key could not be read. */
export type Cleared = "cleared" | "not-bad"

/**
 * Deletes what stood in the store and could not be read, once a person has looked at it. The lead itself stays, and so do
 * the notes of its delivery.
 *
 * @throws StoreUnavailable
 */
export async function clearBad(ports: LeadPorts, key: string): Promise<Cleared> {
  if (!(await ports.store.list("bad")).some(listed => listed.key === key)) return "not-bad"
  await forgetBad(ports, key)
  return "cleared"
}
