import type { IsoDate } from "../../domain/iso-date"
import { mapInTurn } from "../core/map-in-turn"
import type { LeadStore, Entry } from "../core/lead-store"
import {
  parseKeyDay,
  getGroup,
  getViewId,
  createTotalKey,
  type View,
  type ViewTotal,
  parseViewRecord,
  parseViewTotal,
} from "./view-record"
import { readIfReadable, readRecord, setAside } from "../store/read-records"
import { logFailure } from "../core/log"
import type { LeadPorts } from "../core/ports"

/** How many visits of a day saw a variant of the page under test whose control is at `page`. */
export type VariantViews = { page: string; variant: string; day: IsoDate; count: number }

/**
 * The views of the days from `from` to `until`, both inclusive, by page, variant and day: those that the sweep has added up
 * and those that it has not. A day without views has no line, and a total that can't be read counts for nothing.
 *
 * @throws StoreUnavailable
 */
export async function loadViewTotals(store: LeadStore, from: IsoDate, until: IsoDate): Promise<VariantViews[]> {
  const isInRange = (key: string) => {
    const day = parseKeyDay(key)
    return day !== null && from <= day && day <= until
  }
  // The totals first: a view that is added up meanwhile stays for a run of the sweep, and is found below.
  const keys = (await store.list("view-totals")).map(({ key }) => key).filter(isInRange)
  const totals = await readTotals(store, keys)
  const views = (await store.list("views")).map(({ key }) => key).filter(isInRange)

  const totalsByGroup = new Map<string, VariantViews>()
  for (const [key, { day, page, variant, count }] of totals)
    totalsByGroup.set(getGroup(key), { day, page, variant, count })
  for (const [group, viewKeys] of groupViewKeys(views)) {
    const total = totals.get(createTotalKey(group))
    const groupView: View | null = total ?? (await readFirstView(store, viewKeys))
    if (!groupView) continue
    const { day, page, variant } = groupView
    const countedIds = new Set(total?.counted)
    const fresh = viewKeys.filter(view => !countedIds.has(getViewId(view))).length
    totalsByGroup.set(group, { day, page, variant, count: (total?.count ?? 0) + fresh })
  }
  const getSortKey = ({ page, variant, day }: VariantViews) => JSON.stringify([page, variant, day])
  return [...totalsByGroup.values()].sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1))
}

async function readTotals(store: LeadStore, keys: readonly string[]): Promise<Map<string, ViewTotal>> {
  const totals = await mapInTurn(keys, async key => {
    const total = await readIfReadable(store, "view-totals", key, parseViewTotal)
    return total && ([key, total] as const)
  })
  return new Map(totals.filter(total => total !== null))
}

/** Keys of views by the group that they are of. */
function groupViewKeys(keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const key of keys) groups.set(getGroup(key), [...(groups.get(getGroup(key)) ?? []), key])
  return groups
}

/** The day, page and variant that a group's views have in common: as the first that can be read says it. @throws StoreUnavailable */
async function readFirstView(store: LeadStore, keys: readonly string[]): Promise<View | null> {
  for (const key of keys) {
    const view = await readIfReadable(store, "views", key, parseViewRecord)
    if (view) return view
  }
  return null
}

type TotalPorts = Pick<LeadPorts, "store" | "now" | "log">

/**
 * Adds the views that were kept to the totals of their days, and deletes those that a total has.
 *
 * A view is deleted only when a total was read that names it, so on a later run than the one that counted it: whatever is
 * cut off between two writes, no view is lost and none counted twice. A total is written only over the version that was
 * listed before the views were, so that of two runs at once one changes it. A failure stops no other group, and
 * nothing else: what was not counted now is next time.
 *
 * @param isOver True once no more work may be taken.
 */
export async function totalViews(ports: TotalPorts, isOver: () => boolean): Promise<void> {
  const { store, log } = ports
  const fail = logFailure(log, { kind: "views" })
  const totalAll = async () => {
    const totals = new Map((await store.list("view-totals")).map(entry => [entry.key, entry]))
    const views = (await store.list("views")).map(({ key }) => key)
    for (const [group, keys] of groupViewKeys(views)) {
      if (isOver()) return
      await totalGroup(ports, createTotalKey(group), totals.get(createTotalKey(group)), keys).catch(fail)
    }
  }
  await totalAll().catch(fail)
}

/**
 * @param entry  The group's total, when there was one before the views were listed.
 * @param keys   The group's views.
 */
async function totalGroup(
  ports: TotalPorts,
  key: string,
  entry: Entry | undefined,
  keys: readonly string[],
): Promise<void> {
  const { store } = ports
  const before = entry ? await readListedTotal(ports, key) : null
  const countedIds = new Set(before?.counted)
  const isCounted = (view: string) => countedIds.has(getViewId(view))
  const fresh = keys.filter(view => !isCounted(view))
  const groupView = fresh.length > 0 ? (before ?? (await readFirstView(store, fresh))) : null
  if (groupView) {
    const { day, page, variant } = groupView
    const total: ViewTotal = {
      day,
      page,
      variant,
      count: (before?.count ?? 0) + fresh.length,
      counted: keys.map(getViewId),
    }
    if (entry) await store.claim("view-totals", entry, total)
    else await store.create("view-totals", key, total)
  }
  for (const view of keys.filter(isCounted)) await store.delete("views", view)
}

/** A total that can't be read is set aside for a person, and counting starts again. */
async function readListedTotal(ports: TotalPorts, key: string): Promise<ViewTotal | null> {
  const result = await readRecord(ports.store, "view-totals", key, parseViewTotal)
  if ("value" in result) return result.value
  await setAside(ports, "view-totals", key, result.broken)
  return null
}
