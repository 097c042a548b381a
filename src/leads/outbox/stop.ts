import * as v from "valibot"
import { storeId } from "../core/ids"
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

const stopNote = (value: unknown) => v.parse(v.nullable(stopSchema), value)

const key = (idSecret: string): string => storeId(idSecret, "health", "stop")

/**
 * What may be sent: `all`, `nothing` after the receiver answered 410, or `one` lead to see whether it still does.
 * Another receiver may get all. What cannot be read stops nothing.
 *
 * @throws StoreUnavailable
 */
export async function mayBeSent(ports: LeadPorts): Promise<"all" | "one" | "nothing"> {
  const { idSecret, receiver, now } = ports
  const stop = await readNote(ports, key(idSecret), stopNote)
  if (stop?.receiver !== receiver) return "all"
  return now().getTime() - Date.parse(stop.at) < PROBE_MS ? "nothing" : "one"
}

/** Stops all sending to the present receiver. @throws StoreUnavailable */
export const stopSending = ({ store, idSecret, receiver, now }: LeadPorts): Promise<void> =>
  store.put("health", key(idSecret), { receiver, at: now().toISOString() })

/** Starts sending again: the receiver has taken a lead, or a person says so. @throws StoreUnavailable */
export const startSending = ({ store, idSecret }: LeadPorts): Promise<void> => store.delete("health", key(idSecret))
