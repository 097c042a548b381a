import type { IsoDate } from "../../domain/iso-date"
import type { LeadStore, Entry } from "../core/lead-store"
import {
  parsePageViewKeyDay,
  getPageViewKeyPrefix,
  getPageViewId,
  createPageViewTotalKey,
  type View,
  type ViewTotal,
  viewSchema,
  totalSchema,
} from "./view-record"
import { mapInBatches, readRecordIfReadable, readStoredRecord, setUnreadableRecordAside } from "../store/read-records"
import { createFailureLogger } from "../core/log"
import type { LeadPorts } from "../core/ports"

/** How many visits saw a variant on one day. `page` is the address of the test's control. */
export type VariantViews = { page: string; variant: string; day: IsoDate; count: number }

/**
 * Loads the views from `from` to `until`, both inclusive, by page, variant and day. It counts views that the sweep has
 * added to totals and views that it hasn't added yet. A day without views has no entry, and an unreadable total counts
 * as none.
 *
 * @throws StoreUnavailable
 */
export async function loadPageViewTotals(store: LeadStore, from: IsoDate, until: IsoDate): Promise<VariantViews[]> {
  const isKeyInRange = (key: string) => {
    const day = parsePageViewKeyDay(key)
    return day !== null && from <= day && day <= until
  }
  // Totals are read first: a view that the sweep adds to a total meanwhile is only deleted by a later run, so it's
  // still found below.
  const keys = (await store.list("view-totals")).map(({ key }) => key).filter(isKeyInRange)
  const totals = await readPageViewTotals(store, keys)
  const views = (await store.list("views")).map(({ key }) => key).filter(isKeyInRange)

  const totalsByGroup = new Map<string, VariantViews>()
  for (const [key, { day, page, variant, count }] of totals)
    totalsByGroup.set(getPageViewKeyPrefix(key), { day, page, variant, count })
  for (const [group, viewKeys] of groupPageViewKeys(views)) {
    const total = totals.get(createPageViewTotalKey(group))
    const groupView: View | null = total ?? (await readFirstReadablePageView(store, viewKeys))
    if (!groupView) continue
    const { day, page, variant } = groupView
    const countedIds = new Set(total?.counted)
    const fresh = viewKeys.filter(view => !countedIds.has(getPageViewId(view))).length
    totalsByGroup.set(group, { day, page, variant, count: (total?.count ?? 0) + fresh })
  }
  const getViewsSortKey = ({ page, variant, day }: VariantViews) => JSON.stringify([page, variant, day])
  return [...totalsByGroup.values()].sort((a, b) => (getViewsSortKey(a) < getViewsSortKey(b) ? -1 : 1))
}

async function readPageViewTotals(store: LeadStore, keys: readonly string[]): Promise<Map<string, ViewTotal>> {
  const totals = await mapInBatches(keys, async key => {
    const total = await readRecordIfReadable(store, "view-totals", key, totalSchema)
    return total && ([key, total] as const)
  })
  return new Map(totals.filter(total => total !== null))
}

function groupPageViewKeys(keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const key of keys) groups.set(getPageViewKeyPrefix(key), [...(groups.get(getPageViewKeyPrefix(key)) ?? []), key])
  return groups
}

/** Reads what the views of a group share, from the first readable one. @throws StoreUnavailable */
async function readFirstReadablePageView(store: LeadStore, keys: readonly string[]): Promise<View | null> {
  for (const key of keys) {
    const view = await readRecordIfReadable(store, "views", key, viewSchema)
    if (view) return view
  }
  return null
}

type TotalPorts = Pick<LeadPorts, "store" | "now" | "log">

/**
 * Adds new views to the totals of their days, and deletes views that a total already includes.
 *
 * A view is deleted only after a stored total was read that names it, so one run later than the run that counted it.
 * Even if a run is cut off between two writes, no view is lost or counted twice. A total is replaced only if it's still
 * the version that was listed before the views, so only one of two simultaneous runs changes it. A failure affects only
 * its own group, whose views are counted next time.
 *
 * @param isOver Returns true once no more work may begin.
 */
export async function addPageViewsToTotals(ports: TotalPorts, isOver: () => boolean): Promise<void> {
  const { store, log } = ports
  const fail = createFailureLogger(log, { kind: "views" })
  const addAllGroupsToTotals = async () => {
    const totals = new Map((await store.list("view-totals")).map(entry => [entry.key, entry]))
    const views = (await store.list("views")).map(({ key }) => key)
    for (const [group, keys] of groupPageViewKeys(views)) {
      if (isOver()) return
      await updatePageViewTotal(
        ports,
        createPageViewTotalKey(group),
        totals.get(createPageViewTotalKey(group)),
        keys,
      ).catch(fail)
    }
  }
  await addAllGroupsToTotals().catch(fail)
}

/**
 * @param entry  The group's total, when there was one before the views were listed.
 * @param keys   The group's views.
 */
async function updatePageViewTotal(
  ports: TotalPorts,
  key: string,
  entry: Entry | undefined,
  keys: readonly string[],
): Promise<void> {
  const { store } = ports
  const before = entry ? await readListedPageViewTotal(ports, key) : null
  const countedIds = new Set(before?.counted)
  const isViewCounted = (view: string) => countedIds.has(getPageViewId(view))
  const fresh = keys.filter(view => !isViewCounted(view))
  const groupView = fresh.length > 0 ? (before ?? (await readFirstReadablePageView(store, fresh))) : null
  if (groupView) {
    const { day, page, variant } = groupView
    const total: ViewTotal = {
      day,
      page,
      variant,
      count: (before?.count ?? 0) + fresh.length,
      counted: keys.map(getPageViewId),
    }
    if (entry) await store.claim("view-totals", entry, total)
    else await store.create("view-totals", key, total)
  }
  for (const view of keys.filter(isViewCounted)) await store.delete("views", view)
}

/** A total that can't be read is set aside for a person, and counting starts again. */
async function readListedPageViewTotal(ports: TotalPorts, key: string): Promise<ViewTotal | null> {
  const result = await readStoredRecord(ports.store, "view-totals", key, totalSchema)
  if ("value" in result) return result.value
  await setUnreadableRecordAside(ports, "view-totals", key, result.broken)
  return null
}
