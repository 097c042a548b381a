import type { Concern } from "../core/alert-texts"
import type { LeadPorts } from "../core/ports"
import { FOUND_IN } from "../core/records"
import { applyRetention, type Position } from "../outbox/retention/retain"
import { RULES, forgetBad } from "../outbox/retention/rules"

const COLLECTIONS = Object.keys(RULES)
const START: Position = { [FOUND_IN]: COLLECTIONS[0] ?? "", key: "" }

/**
 * Applies the retention rules to every record once. A sweep does this for a hundred records at a time.
 *
 * @returns What people should be told.
 * @throws StoreUnavailable
 */
export async function purge(ports: LeadPorts): Promise<Concern[]> {
  const concerns: Concern[] = []
  let before: Position | null = null
  let position = START
  while (before === null || isBehind(position, before)) {
    before = position
    const retention = await applyRetention(ports, before, () => false)
    concerns.push(...retention.concerns)
    position = retention.examined
  }
  return concerns
}

/** False once a run has started again at the first collection. */
const isBehind = (a: Position, b: Position): boolean => {
  const [indexOfA, indexOfB] = [COLLECTIONS.indexOf(a[FOUND_IN]), COLLECTIONS.indexOf(b[FOUND_IN])]
  return indexOfA > indexOfB || (indexOfA === indexOfB && a.key > b.key)
}

/** `not-bad`: there's no unreadable record under this key. */
export type ClearResult = "cleared" | "not-bad"

/**
 * Deletes an unreadable record once a person has looked at it. The lead and its delivery markers stay.
 *
 * @throws StoreUnavailable
 */
export async function clearBad(ports: LeadPorts, key: string): Promise<ClearResult> {
  if (!(await ports.store.list("bad")).some(entry => entry.key === key)) return "not-bad"
  await forgetBad(ports, key)
  return "cleared"
}
