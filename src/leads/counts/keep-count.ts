import type { LeadStore } from "../core/lead-store"
import type { LeadRecord } from "../core/records"
import { isThere, readable } from "../store/read-records"
import { countOf } from "./count-of"
import { acceptanceCount, countKey, requestCount } from "./count-record"

/**
 * Keeps what is counted of a lead, without personal data, so that the figures stay when the lead goes. Nothing for a kind
 * that isn't counted, and for a request as long as it's held as possible junk. Doing it again changes nothing.
 *
 * @throws StoreUnavailable
 */
export async function keepCount(store: LeadStore, key: string, record: LeadRecord): Promise<void> {
  const count = countOf(key, record)
  if (count === null) return
  const at = countKey(count)
  const found = await readable(store, "counted", at, count.kind === "request" ? requestCount : acceptanceCount)
  if ("value" in found && found.value !== null) return
  if (count.kind === "request" && (await isHeld(store, key))) return
  await store.put("counted", at, count.counted)
}

/** Whether a lead waits for a person to say that it's real. A release that was cut short leaves it in two collections. */
export async function isHeld(store: LeadStore, key: string): Promise<boolean> {
  if (!(await isThere(store, "held", key))) return false
  for (const collection of ["pending", "done", "dead"] as const) if (await isThere(store, collection, key)) return false
  return true
}
