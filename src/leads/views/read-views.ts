import type { LeadStore } from "../core/lead-store"
import { readable } from "../store/read-records"
import { groupOf, viewRecord, viewTotal, type View, type ViewTotal } from "./view-record"

/** Keys of views by the group that they are of. */
export function viewsByGroup(keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const key of keys) groups.set(groupOf(key), [...(groups.get(groupOf(key)) ?? []), key])
  return groups
}

/** The day, page and variant that a group's views have in common: as the first that can be read says it. @throws StoreUnavailable */
export async function readFirstView(store: LeadStore, keys: readonly string[]): Promise<View | null> {
  for (const key of keys) {
    const found = await readable(store, "views", key, viewRecord)
    if ("value" in found && found.value) return found.value
  }
  return null
}

/** A total; `null` where there is none, and the text of one that can't be read. @throws StoreUnavailable */
export async function readTotal(store: LeadStore, key: string): Promise<ViewTotal | null | { broken: string }> {
  const found = await readable(store, "view-totals", key, viewTotal)
  return "broken" in found ? found : found.value
}
