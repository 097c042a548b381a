import type { IsoDate } from "../../domain/iso-date"
import { mapInTurn } from "../core/in-turn"
import type { LeadStore, Entry } from "../core/lead-store"
import { parseKeyDay, groupOf, idOf, totalKey, type View, type ViewTotal, viewRecord, viewTotal } from "./view-record"
import { readRecord, setAside } from "../store/read-records"
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
  const isAsked = (key: string) => {
    const day = parseKeyDay(key)
    return day !== null && from <= day && day <= until
  }
  // The totals first: a view that is added up meanwhile stays for a run of the sweep, and is found below.
  const keys = (await store.list("view-totals")).map(({ key }) => key).filter(isAsked)
  const totals = await readTotals(store, keys)
  const views = (await store.list("views")).map(({ key }) => key).filter(isAsked)

  const found = new Map<string, VariantViews>()
  for (const [key, { day, page, variant, count }] of totals) found.set(groupOf(key), { day, page, variant, count })
  for (const [group, seen] of groupViewKeys(views)) {
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
  const read = await mapInTurn(keys, async key => ({ key, total: await readTotal(store, key) }))
  return new Map(read.flatMap(({ key, total }) => (total && !("broken" in total) ? [[key, total] as const] : [])))
}

/** Keys of views by the group that they are of. */
export function groupViewKeys(keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const key of keys) groups.set(groupOf(key), [...(groups.get(groupOf(key)) ?? []), key])
  return groups
}

/** The day, page and variant that a group's views have in common: as the first that can be read says it. @throws StoreUnavailable */
export async function readFirstView(store: LeadStore, keys: readonly string[]): Promise<View | null> {
  for (const key of keys) {
    const found = await readRecord(store, "views", key, viewRecord)
    if ("value" in found && found.value) return found.value
  }
  return null
}

/** A total; `null` where there is none, and the text of one that can't be read. @throws StoreUnavailable */
export async function readTotal(store: LeadStore, key: string): Promise<ViewTotal | null | { broken: string }> {
  const found = await readRecord(store, "view-totals", key, viewTotal)
  return "broken" in found ? found : found.value
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
  try {
    const totals = new Map((await store.list("view-totals")).map(entry => [entry.key, entry]))
    const views = (await store.list("views")).map(({ key }) => key)
    for (const [group, keys] of groupViewKeys(views)) {
      if (isOver()) return
      await totalGroup(ports, totalKey(group), totals.get(totalKey(group)), keys).catch(fail)
    }
  } catch (error) {
    fail(error)
  }
}

/**
 * @param listed The group's total, when there was one before the views were listed.
 * @param keys   The group's views.
 */
async function totalGroup(
  ports: TotalPorts,
  key: string,
  listed: Entry | undefined,
  keys: readonly string[],
): Promise<void> {
  const { store } = ports
  const before = listed ? await readListedTotal(ports, key) : null
  const counted = new Set(before?.counted)
  const isCounted = (view: string) => counted.has(idOf(view))
  const fresh = keys.filter(view => !isCounted(view))
  const named = fresh.length > 0 ? (before ?? (await readFirstView(store, fresh))) : null
  if (named) {
    const { day, page, variant } = named
    const total: ViewTotal = {
      day,
      page,
      variant,
      count: (before?.count ?? 0) + fresh.length,
      counted: keys.map(idOf),
    }
    if (listed) await store.claim("view-totals", listed, total)
    else await store.create("view-totals", key, total)
  }
  for (const view of keys.filter(isCounted)) await store.delete("views", view)
}

/** A total that can't be read is set aside for a person, and begun anew. */
async function readListedTotal(ports: TotalPorts, key: string): Promise<ViewTotal | null> {
  const found = await readTotal(ports.store, key)
  if (!found || !("broken" in found)) return found
  await setAside(ports, "view-totals", key, found.broken)
  return null
}
