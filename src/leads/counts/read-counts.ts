import type { IsoDate } from "../../domain/iso-date"
import { UnreadableRecord } from "../core/errors"
import { inTurn } from "../core/in-turn"
import type { LeadStore } from "../core/lead-store"
import { readLead } from "../store/read-records"
import { countOf, type Count } from "./count-of"
import {
  asAcceptance,
  asRequest,
  countKey,
  readCountKey,
  requestName,
  type AcceptanceCount,
  type CountKey,
  type RequestCount,
} from "./count-record"
import { isHeld } from "./keep-count"

/** Requests of some days, and acceptances since the first of them, each once. */
export type Counts = {
  requests: (RequestCount & { name: string })[]
  /** Only those whose request is counted, whenever it came. `name` is the request's. */
  acceptances: (AcceptanceCount & { name: string; on: IsoDate })[]
}

/** Both included. */
type Days = { from: IsoDate; until: IsoDate }

/** What was counted when leads came, or by a sweep since. @throws StoreUnavailable */
export const keptCounts = async (store: LeadStore, days: Days): Promise<Counts> =>
  pick(store, await keysIn(store), [], days)

/**
 * The same, and leads that are still kept in full and weren't counted yet: those from before there were counts, and those
 * whose count failed. Reads every lead that isn't a counted request, so it's for a person who can wait.
 *
 * @throws StoreUnavailable
 */
export async function allCounts(store: LeadStore, days: Days): Promise<Counts> {
  const [kept, leads] = await Promise.all([keysIn(store), store.list("lead")])
  const counted = new Set(kept.map(nameOf))
  const others = leads.filter(({ key }) => !counted.has(nameOf({ kind: "request", request: requestName(key) })))
  const uncounted = await inTurn(others, async ({ key }) => {
    const record = await readLead({ store }, key)
    const count = record === null || record === "unreadable" ? null : countOf(key, record)
    if (count === null || counted.has(nameOf(count))) return null
    return count.kind === "request" && (await isHeld(store, key)) ? null : count
  })
  return pick(
    store,
    kept,
    uncounted.filter(count => count !== null),
    days,
  )
}

const nameOf = ({ kind, request }: Pick<CountKey, "kind" | "request">): string => `${kind} ${request}`

const keysIn = async (store: LeadStore): Promise<CountKey[]> =>
  (await store.list("counted")).map(({ key }) => readCountKey(key)).filter(key => key !== null)

/**
 * Of two counts of the same the first one: an offer that was accepted, withdrawn and accepted again was accepted once, and
 * a request may be counted twice when the store failed as it came.
 */
function first<T extends CountKey>(counts: readonly T[]): T[] {
  const firsts = new Map<string, T>()
  for (const count of counts) {
    const before = firsts.get(nameOf(count))
    if (before === undefined || count.on < before.on) firsts.set(nameOf(count), count)
  }
  return [...firsts.values()]
}

async function pick(
  store: LeadStore,
  kept: readonly CountKey[],
  uncounted: readonly Count[],
  { from, until }: Days,
): Promise<Counts> {
  const all = first<CountKey & { counted?: unknown }>([...kept, ...uncounted])
  const requests = all.filter(({ kind }) => kind === "request")
  const known = new Set(requests.map(({ request }) => request))
  const acceptances = all.filter(({ kind, request, on }) => kind === "acceptance" && known.has(request) && on >= from)
  const counted = async (count: CountKey & { counted?: unknown }): Promise<unknown> =>
    count.counted ?? (await store.get("counted", countKey(count)).catch(nothingIfUnreadable))
  return {
    requests: await inTurn(
      requests.filter(({ on }) => on >= from && on <= until),
      async count => ({ ...asRequest(await counted(count)), name: count.request }),
    ),
    acceptances: await inTurn(acceptances, async count => ({
      ...asAcceptance(await counted(count)),
      name: count.request,
      on: count.on,
    })),
  }
}

/** @throws whatever else it was. */
function nothingIfUnreadable(error: unknown): null {
  if (error instanceof UnreadableRecord) return null
  throw error
}
