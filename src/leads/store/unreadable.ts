import * as v from "valibot"
import { errorCode } from "../core/error-code"
import type { LeadPorts } from "../core/ports"
import { badRecord, type BadRecord } from "../core/records"
import { UnreadableRecord, type LeadStore, type Shelf } from "../core/lead-store"

/** A record as `parse` reads it, or the text of one that is no JSON or of another shape. */
export type Readable<T> = { value: T } | { broken: string }

/** @throws StoreUnavailable when the store did not answer at all. */
export async function readable<T>(
  store: LeadStore,
  shelf: Shelf,
  key: string,
  parse: (value: unknown) => T,
): Promise<Readable<T>> {
  try {
    const value = await store.get(shelf, key)
    try {
      return { value: parse(value) }
    } catch (error) {
      if (error instanceof v.ValiError) return { broken: JSON.stringify(value) }
      throw error
    }
  } catch (error) {
    if (error instanceof UnreadableRecord) return { broken: error.text }
    throw error
  }
}

/**
 * Copies to the `bad` shelf what could not be read, for a person to look at. Never for a lead, whose text is personal.
 *
 * @returns False when the very same was set aside before, so that people are told of it once.
 * @throws StoreUnavailable
 */
export async function setAside(
  { store, now, log }: Pick<LeadPorts, "store" | "now" | "log">,
  shelf: Shelf,
  key: string,
  text: string,
): Promise<boolean> {
  const bad: BadRecord = { at: now().toISOString(), shelf, text }
  if (!(await store.create("bad", key, bad))) {
    const before = await readable(store, "bad", key, badRecord)
    if ("value" in before && before.value?.shelf === shelf && before.value.text === text) return false
    await store.put("bad", key, bad)
  }
  log({ event: "quarantined", id: key, kind: shelf, alert: true })
  return true
}

/**
 * A note of the `health` shelf; `null` when there is none. One that cannot be read is as good as none, whatever becomes
 * of it: it is set aside, people are told, and whoever writes it next writes it anew.
 *
 * @throws StoreUnavailable when the store did not answer at all.
 */
export async function readNote<T>(
  ports: Pick<LeadPorts, "store" | "now" | "log" | "alert">,
  key: string,
  parse: (value: unknown) => T | null,
): Promise<T | null> {
  const found = await readable(ports.store, "health", key, parse)
  if (!("broken" in found)) return found.value
  try {
    const isNews = await setAside(ports, "health", key, found.broken)
    await ports.store.delete("health", key)
    if (isNews) await ports.alert("unreadable", { id: key })
  } catch (error) {
    ports.log({ event: "failed", id: key, code: errorCode(error), alert: true })
  }
  return null
}
