import { newMarker } from "../outbox/keep-lead"
import type { LeadPorts } from "../core/ports"
import { leadRecord, marker, type LeadRecord, type Marker } from "../core/records"
import type { Entry, Shelf } from "../core/lead-store"
import { readable, setAside } from "./unreadable"

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
export async function readMarker(ports: LeadPorts, shelf: Shelf, entry: Entry): Promise<Read | null> {
  const { store, now } = ports
  const found = await readable(store, shelf, entry.key, marker)
  if (!("broken" in found)) return found.value && { pending: found.value, entry, wasBroken: false }

  await setAside(ports, shelf, entry.key, found.broken)
  const pending = newMarker(now())
  const claimed = await store.claim(shelf, entry, pending)
  return claimed && { pending, entry: claimed, wasBroken: true }
}

/** The lead of a marker; `null` when it is not there (yet), or was reduced. @throws StoreUnavailable */
export async function readLead(
  { store }: Pick<LeadPorts, "store">,
  key: string,
): Promise<LeadRecord | "unreadable" | null> {
  const found = await readable(store, "lead", key, leadRecord)
  return "broken" in found ? "unreadable" : found.value
}
