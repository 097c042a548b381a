import { errorCode } from "../core/errors"
import type { Entry } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { setAside } from "../store/read-records"
import { readFirstView, readTotal, viewsByGroup } from "./read-views"
import { idOf, totalKey, type ViewTotal } from "./view-record"

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
  const fail = (error: unknown) => log({ event: "failed", kind: "views", code: errorCode(error) })
  try {
    const totals = new Map((await store.list("view-totals")).map(entry => [entry.key, entry]))
    const views = (await store.list("views")).map(({ key }) => key)
    for (const [group, keys] of viewsByGroup(views)) {
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
  const before = listed ? await readListed(ports, key) : null
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
async function readListed(ports: TotalPorts, key: string): Promise<ViewTotal | null> {
  const found = await readTotal(ports.store, key)
  if (!found || !("broken" in found)) return found
  await setAside(ports, "view-totals", key, found.broken)
  return null
}
