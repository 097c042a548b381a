import * as v from "valibot"
import { getErrorCode, UnreadableRecord } from "../core/errors"
import type { LeadStore, Collection, Entry } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import {
  badSchema,
  FOUND_IN,
  leadSchema,
  pendingSchema,
  createPendingDelivery,
  repairFutureTimes,
  type BadRecord,
  type LeadRecord,
  type Marker,
} from "../core/records"

const AT_ONCE = 8

/**
 * Runs `work` on all `items`, eight at a time so that a large store isn't flooded. Results are in the order of `items`.
 */
export async function mapInBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  return results
}

/** A parsed record, or the text of one that isn't JSON or has another shape. */
export type Readable<T> = { value: T } | { broken: string }

/** Reads a record; `null` if there's none. @throws StoreUnavailable when the store did not answer at all. */
export async function readStoredRecord<T>(
  store: LeadStore,
  collection: Collection,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<Readable<T | null>> {
  let value: unknown
  try {
    value = await store.get(collection, key)
    return { value: value === null ? null : v.parse(schema, value) }
  } catch (error) {
    if (error instanceof UnreadableRecord) return { broken: error.text }
    if (error instanceof v.ValiError) return { broken: JSON.stringify(value) }
    throw error
  }
}

/** Reads a record; `null` if there's none or it's unreadable. @throws StoreUnavailable if the store didn't answer. */
export async function readRecordIfReadable<T>(
  store: LeadStore,
  collection: Collection,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  const result = await readStoredRecord(store, collection, key, schema)
  return "value" in result ? result.value : null
}

/** True if a record exists, readable or not. @throws StoreUnavailable */
export async function hasStoredRecord(store: LeadStore, collection: Collection, key: string): Promise<boolean> {
  const result = await readStoredRecord(store, collection, key, v.unknown())
  return "broken" in result || result.value !== null
}

/**
 * Copies an unreadable record to the `bad` collection, for a person to look at. Never used for a lead, whose text is
 * personal.
 *
 * @returns False when the same text was set aside before, so that people are alerted only once.
 * @throws StoreUnavailable
 */
export async function setUnreadableRecordAside(
  { store, now, log }: Pick<LeadPorts, "store" | "now" | "log">,
  collection: Collection,
  key: string,
  text: string,
): Promise<boolean> {
  const bad: BadRecord = { at: now().toISOString(), [FOUND_IN]: collection, text }
  if (!(await store.create("bad", key, bad))) {
    const before = await readStoredRecord(store, "bad", key, badSchema)
    if ("value" in before && before.value?.[FOUND_IN] === collection && before.value.text === text) return false
    await store.put("bad", key, bad)
  }
  log({ event: "quarantined", id: key, kind: collection, alert: true })
  return true
}

/**
 * Reads a note of the `health` collection; `null` if there's none. An unreadable note counts as none: it's set aside,
 * people are alerted, and the next write replaces it.
 *
 * @throws StoreUnavailable when the store did not answer at all.
 */
export async function readMonitoringRecord<T>(
  ports: Pick<LeadPorts, "store" | "now" | "log" | "alert">,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  const result = await readStoredRecord(ports.store, "health", key, schema)
  if (!("broken" in result)) return result.value
  try {
    const isNews = await setUnreadableRecordAside(ports, "health", key, result.broken)
    await ports.store.delete("health", key)
    if (isNews) await ports.alert("unreadable", { id: key })
  } catch (error) {
    ports.log({ event: "failed", id: key, code: getErrorCode(error), alert: true })
  }
  return null
}

/**
 * Reads the marker of a pending lead; `null` if it's gone or was changed. An unreadable marker is copied to the `bad`
 * collection and replaced, and one with times in the future is set right, so that its lead is delivered like any other.
 *
 * @returns `problem` is the kind of alert about a marker that had to be replaced.
 * @throws StoreUnavailable
 */
export async function readOrRepairPendingDelivery(ports: LeadPorts, collection: Collection, entry: Entry) {
  const { store, now } = ports
  const result = await readStoredRecord(store, collection, entry.key, pendingSchema)
  const replaceMarker = async (pending: Marker, problem: "unreadable" | "clock-ahead") => {
    const newEntry = await store.claim(collection, entry, pending)
    return newEntry && { pending, entry: newEntry, problem }
  }
  if ("broken" in result) {
    await setUnreadableRecordAside(ports, collection, entry.key, result.broken)
    return replaceMarker(createPendingDelivery(now()), "unreadable")
  }
  if (!result.value) return null
  const repaired = repairFutureTimes(result.value, now())
  return repaired ? replaceMarker(repaired, "clock-ahead") : { pending: result.value, entry, problem: null }
}

/** Reads the lead with this key; `null` if it isn't there (yet), or was reduced. @throws StoreUnavailable */
export async function readFullLead(
  { store }: Pick<LeadPorts, "store">,
  key: string,
): Promise<LeadRecord | "unreadable" | null> {
  const result = await readStoredRecord(store, "lead", key, leadSchema)
  if ("broken" in result) return "unreadable"
  return result.value && "event" in result.value ? result.value : null
}
