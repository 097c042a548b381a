import type { Concern } from "../core/alert-texts"
import type { LeadPorts } from "../core/ports"
import { NONE } from "../outbox/last-run"
import { applyRetentionRules } from "../outbox/retention/retain"
import { deleteUnreadableRecord } from "../outbox/retention/rules"

/**
 * Applies the retention rules to every record once. A sweep does this for a hundred records at a time.
 *
 * @returns What people should be alerted to.
 * @throws StoreUnavailable
 */
export const applyAllRetentionRules = async (ports: LeadPorts): Promise<Concern[]> =>
  (await applyRetentionRules(ports, NONE, () => false, Infinity)).concerns

/**
 * Deletes an unreadable record once a person has looked at it. The lead and its delivery markers stay.
 *
 * @returns False when there's no unreadable record under this key.
 * @throws StoreUnavailable
 */
export async function clearUnreadableRecord(ports: LeadPorts, key: string): Promise<boolean> {
  if (!(await ports.store.list("bad")).some(entry => entry.key === key)) return false
  await deleteUnreadableRecord(ports, key)
  return true
}
