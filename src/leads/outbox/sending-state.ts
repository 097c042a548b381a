import * as v from "valibot"
import { createStoreId } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { readNote } from "../store/read-records"

/** A receiver that wants no more is asked again with one lead after this long. */
const PROBE_MS = 24 * 60 * 60_000

const stopSchema = v.object({
  /** The receiver that answered 410. */
  receiver: v.string(),
  /** When it did so last. */
  at: v.string(),
})

const parseStopNote = (value: unknown) => v.parse(v.nullable(stopSchema), value)

/** The receiver of a webhook; `name` is `null` for the first webhook. */
export type Receiver = { name: string | null; receiver: string }

/** The receiver of the first webhook. */
export const getFirstReceiver = ({ receiver }: LeadPorts): Receiver => ({ name: null, receiver })

const createKey = (idSecret: string, { name }: Receiver): string =>
  createStoreId(idSecret, "health", "stop", ...(name === null ? [] : [name]))

/**
 * What may be sent: `all`, `nothing` after the receiver answered 410, or `one` lead to see whether it still does.
 * A changed receiver gets all. An unreadable note stops nothing.
 *
 * @throws StoreUnavailable
 */
export async function getSendingState(
  ports: LeadPorts,
  to = getFirstReceiver(ports),
): Promise<"all" | "one" | "nothing"> {
  const stop = await readNote(ports, createKey(ports.idSecret, to), parseStopNote)
  if (stop?.receiver !== to.receiver) return "all"
  return ports.now().getTime() - Date.parse(stop.at) < PROBE_MS ? "nothing" : "one"
}

/** Stops all sending to the present receiver. @throws StoreUnavailable */
export const stopSending = (ports: LeadPorts, to = getFirstReceiver(ports)): Promise<void> =>
  ports.store.put("health", createKey(ports.idSecret, to), { receiver: to.receiver, at: ports.now().toISOString() })

/** Starts sending again: the receiver has taken a lead, or a person says so. @throws StoreUnavailable */
export const startSending = (ports: LeadPorts, to = getFirstReceiver(ports)): Promise<void> =>
  ports.store.delete("health", createKey(ports.idSecret, to))
