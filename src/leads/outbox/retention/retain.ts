import type { Concern } from "../../core/alert-texts"
import type { Collection } from "../../core/lead-store"
import { createFailureLogger } from "../../core/log"
import type { LeadPorts } from "../../core/ports"
import { FOUND_IN } from "../../core/records"
import { NONE, type LastRun } from "../last-run"
import type { Judgement } from "./rule"
import { RULES } from "./rules"

const MOST_EXAMINED = 100
const AT_ONCE = 3

/** The collection and key that were checked last. The next run continues after them, or begins again at the end. */
type Position = LastRun["examined"]

type Extent = { from?: Position | undefined; isOver?: () => boolean; most?: number }

const COLLECTIONS = Object.keys(RULES) as (keyof typeof RULES & Collection)[]

/**
 * Applies the retention rules to up to `most` records, beginning after `from`. An undelivered lead is deleted only after
 * people were alerted: as long as no alert can be sent, it stays.
 *
 * @param isOver Returns true once no more work may begin.
 */
export async function applyRetentionRules(
  ports: LeadPorts,
  { from = NONE, isOver = () => false, most = MOST_EXAMINED }: Extent = {},
) {
  const concerns: Concern[] = []
  const purges: (() => Promise<void>)[] = []
  let position = from
  let remaining = most

  const applyRuleToRecords = async (collection: (typeof COLLECTIONS)[number], keys: string[]) => {
    for (let key = keys.shift(); key && !isOver(); key = keys.shift()) {
      position = { [FOUND_IN]: collection, key }
      const judgement: Judgement | null = await RULES[collection](ports, key).catch((error: unknown) => {
        createFailureLogger(ports.log, { id: key })(error)
        return null
      })
      if (judgement?.concern) concerns.push(judgement.concern)
      if (judgement?.purge) purges.push(judgement.purge)
    }
  }

  const first = Math.max(
    0,
    COLLECTIONS.findIndex(collection => collection === from[FOUND_IN]),
  )
  for (const collection of [...COLLECTIONS.slice(first), ...COLLECTIONS.slice(0, first)]) {
    if (remaining === 0 || isOver()) break
    const after = collection === position[FOUND_IN] ? position.key : ""
    const keys = (await ports.store.list(collection)).map(({ key }) => key).sort()
    const turn = keys.filter(key => key > after).slice(0, remaining)
    remaining -= turn.length
    await Promise.all(Array.from({ length: AT_ONCE }, () => applyRuleToRecords(collection, turn)))
    if (remaining > 0 && !isOver())
      position = {
        [FOUND_IN]: COLLECTIONS[(COLLECTIONS.indexOf(collection) + 1) % COLLECTIONS.length] ?? collection,
        key: "",
      }
  }

  if (purges.length > 0 && (await ports.alert("purge", { count: purges.length }))) {
    for (const purge of purges) await purge().catch(createFailureLogger(ports.log, { alert: true }))
    ports.log({ event: "purged", count: purges.length, alert: true })
  }
  return { examined: position, concerns }
}
