import * as v from "valibot"
import { storeId } from "../../core/ids"
import { keepWithin } from "../../core/keep-within"
import type { Call, LeadPorts } from "../../core/ports"

const WINDOW_MS = 60 * 60_000
const MOST_KEPT = 30

const countsSchema = v.nullable(v.object({ at: v.array(v.number()) }))

/**
 * When the same thing came before within the last hour, this time included, as milliseconds since 1970. Kept on the
 * `counts` shelf under an HMAC of `parts` and the day, so that the record tells nothing and is of no use tomorrow.
 * Two that come at the same moment may not see each other. A store that fails or dawdles has seen nothing.
 */
export async function recentCalls(
  ports: LeadPorts,
  call: Call,
  ...parts: readonly string[]
): Promise<readonly number[]> {
  const { store, idSecret, limits } = ports
  const now = ports.now()
  const key = storeId(idSecret, "counts", now.toISOString().slice(0, 10), ...parts)
  const counted = store.get("counts", key).then(kept => v.parse(countsSchema, kept)?.at ?? [])
  // The store must not delay an answer for the sake of a count.
  const before = await keepWithin(limits.countMs, counted).catch(() => [])
  const at = [...before, now.getTime()].filter(time => time > now.getTime() - WINDOW_MS).slice(-MOST_KEPT)
  call.waitUntil(store.put("counts", key, { at }).catch(() => undefined))
  return at
}
