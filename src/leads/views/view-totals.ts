import type { IsoDate } from "../../domain/iso-date"
import { inTurn } from "../core/in-turn"
import type { LeadStore } from "../core/lead-store"
import { readFirstView, readTotal, viewsByGroup } from "./read-views"
import { dayOf, groupOf, idOf, totalKey, type View, type ViewTotal } from "./view-record"

/** How many visits of a day saw a variant of the page under test whose control is at `page`. */
export type VariantViews = { page: string; variant: string; day: IsoDate; count: number }

/**
 * The views of the days from `from` to `until`, both inclusive, by page, variant and day: those that the sweep has added up
 * and those that it has not. A day without views has no line, and a total that can't be read counts for nothing.
 *
 * @throws StoreUnavailable
 */
export async function viewTotals(store: LeadStore, from: IsoDate, until: IsoDate): Promise<VariantViews[]> {
  const isAsked = (key: string) => {
    const day = dayOf(key)
    return day !== null && from <= day && day <= until
  }
  // The totals first: a view that is added up meanwhile stays for a run of the sweep, and is found below.
  const keys = (await store.list("view-totals")).map(({ key }) => key).filter(isAsked)
  const totals = await readTotals(store, keys)
  const views = (await store.list("views")).map(({ key }) => key).filter(isAsked)

  const found = new Map<string, VariantViews>()
  for (const [key, { day, page, variant, count }] of totals) found.set(groupOf(key), { day, page, variant, count })
  for (const [group, seen] of viewsByGroup(views)) {
    const total = totals.get(totalKey(group))
    const named: View | null = total ?? (await readFirstView(store, seen))
    if (!named) continue
    const { day, page, variant } = named
    const counted = new Set(total?.counted)
    const fresh = seen.filter(view => !counted.has(idOf(view))).length
    found.set(group, { day, page, variant, count: (total?.count ?? 0) + fresh })
  }
  const orderOf = ({ page, variant, day }: VariantViews) => JSON.stringify([page, variant, day])
  return [...found.values()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

async function readTotals(store: LeadStore, keys: readonly string[]): Promise<Map<string, ViewTotal>> {
  const read = await inTurn(keys, async key => ({ key, total: await readTotal(store, key) }))
  return new Map(read.flatMap(({ key, total }) => (total && !("broken" in total) ? [[key, total] as const] : [])))
}
