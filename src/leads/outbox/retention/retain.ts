import type { Concern } from "../../core/alert-texts"
import type { Collection } from "../../core/lead-store"
import { logFailure } from "../../core/log"
import type { LeadPorts } from "../../core/ports"
import { FOUND_IN } from "../../core/records"
import type { LastRun } from "../last-run"
import type { Judgement } from "./rule"
import { RULES } from "./rules"

const MOST_EXAMINED = 100
const AT_ONCE = 3

/** The collection and the key that were looked at last; the next run goes on behind it, round and round. */
export type Examined = LastRun["examined"]

type Retained = { examined: Examined; concerns: Concern[] }

const COLLECTIONS = Object.keys(RULES) as (keyof typeof RULES & Collection)[]

/**
 * Looks at up to 100 records and does with each what its collection's rule says. What was never delivered is deleted only
 * after people were told: as long as nobody can be told, it stays.
 *
 * @param isOver True once no more work may be taken.
 */
export async function applyRetention(ports: LeadPorts, from: Examined, isOver: () => boolean): Promise<Retained> {
  const concerns: Concern[] = []
  const doomed: (() => Promise<void>)[] = []
  let examined = from
  let left = MOST_EXAMINED

  const judgeAll = async (collection: (typeof COLLECTIONS)[number], keys: string[]) => {
    for (let key = keys.shift(); key && !isOver(); key = keys.shift()) {
      examined = { [FOUND_IN]: collection, key }
      const judgement: Judgement | null = await RULES[collection](ports, key).catch((error: unknown) => {
        logFailure(ports.log, { id: key })(error)
        return null
      })
      if (judgement?.concern) concerns.push(judgement.concern)
      if (judgement?.purge) doomed.push(judgement.purge)
    }
  }

  const first = Math.max(
    0,
    COLLECTIONS.findIndex(collection => collection === from[FOUND_IN]),
  )
  for (const collection of [...COLLECTIONS.slice(first), ...COLLECTIONS.slice(0, first)]) {
    if (left === 0 || isOver()) break
    const after = collection === examined[FOUND_IN] ? examined.key : ""
    const keys = (await ports.store.list(collection)).map(({ key }) => key).sort()
    const turn = keys.filter(key => key > after).slice(0, left)
    left -= turn.length
    await Promise.all(Array.from({ length: AT_ONCE }, () => judgeAll(collection, turn)))
    if (left > 0 && !isOver())
      examined = {
        [FOUND_IN]: COLLECTIONS[(COLLECTIONS.indexOf(collection) + 1) % COLLECTIONS.length] ?? collection,
        key: "",
      }
  }

  if (doomed.length > 0 && (await ports.alert("purge", { count: doomed.length }))) {
    for (const purge of doomed) await purge().catch(logFailure(ports.log, { alert: true }))
    ports.log({ event: "purged", count: doomed.length, alert: true })
  }
  return { examined, concerns }
}
