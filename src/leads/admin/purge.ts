import type { Concern } from "../core/alert-texts"
import type { LeadPorts } from "../core/ports"
import { FOUND_IN } from "../core/records"
import { applyRetention, type Position } from "../outbox/retention/retain"
import { RULES, forgetBad } from "../outbox/retention/rules"

const COLLECTIONS = Object.keys(RULES)
const START: Position = { [FOUND_IN]: COLLECTIONS[0] ?? "", key: "" }

/**
 * Looks at every record once, as the sweeps do a hundred at a time, and deletes what has reached its age.
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

/** False once a run has gone around and begun again with the first collection. */
const isBehind = (a: Position, b: Position): boolean => {
  const [indexOfA, indexOfB] = [COLLECTIONS.indexOf(a[FOUND_IN]), COLLECTIONS.indexOf(b[FOUND_IN])]
  return indexOfA > indexOfB || (indexOfA === indexOfB && a.key > b.key)
}

/** `not-bad`: nothing under this key could not be read. */
export type ClearResult = "cleared" | "not-bad"

/**
 * Deletes what stood in the store and could not be read, once a person has looked at it. The lead itself stays, and so do
 * the notes of its delivery.
 *
 * @throws StoreUnavailable
 */
export async function clearBad(ports: LeadPorts, key: string): Promise<ClearResult> {
  if (!(await ports.store.list("bad")).some(entry => entry.key === key)) return "not-bad"
  await forgetBad(ports, key)
  return "cleared"
}
