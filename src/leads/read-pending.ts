import * as v from "valibot"
import { newMarker } from "./outbox"
import type { LeadPorts } from "./ports"
import { leadRecord, marker, type BadRecord, type LeadRecord, type Marker } from "./records"
import { UnreadableRecord, type Entry, type Shelf } from "./store/lead-store"

type Read = {
  pending: Marker
  /** Version of the marker as it is now. */
  entry: Entry
  wasBroken: boolean
}

/**
 * The marker of a pending lead, or `null` when it is gone or changed. One that cannot be read is put on the `bad` shelf
 * and made anew, so that its lead is delivered like any other.
 *
 * @throws StoreUnavailable
 */
export async function readMarker({ store, now, log }: LeadPorts, shelf: Shelf, entry: Entry): Promise<Read | null> {
  const found = await readable(async () => marker(await store.get(shelf, entry.key)))
  if (!("broken" in found)) return found.value && { pending: found.value, entry, wasBroken: false }

  log({ event: "quarantined", id: entry.key, alert: true })
  const bad: BadRecord = { at: now().toISOString(), text: found.broken }
  await store.put("bad", entry.key, bad)
  const pending = newMarker(now())
  const claimed = await store.claim(shelf, entry, pending)
  return claimed && { pending, entry: claimed, wasBroken: true }
}

/** The lead of a marker; `null` when it is not there (yet), or was reduced. @throws StoreUnavailable */
export async function readLead({ store }: LeadPorts, key: string): Promise<LeadRecord | "unreadable" | null> {
  const found = await readable(async () => leadRecord(await store.get("lead", key)))
  return "broken" in found ? "unreadable" : found.value
}

/** What `read` gives, or the text of a record that is no JSON or of another shape. */
async function readable<T>(read: () => Promise<T>): Promise<{ value: T } | { broken: string }> {
  try {
    return { value: await read() }
  } catch (error) {
    if (error instanceof UnreadableRecord) return { broken: error.text }
    if (error instanceof v.ValiError) return { broken: JSON.stringify(error.issues.map(({ input }) => input)) }
    throw error
  }
}
