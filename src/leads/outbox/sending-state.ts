import * as v from "valibot"
import { createHashKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { readMonitoringRecord } from "../store/read-records"

/** How long after an answer of 410 one lead is sent to the receiver, to see whether it still wants none. */
const PROBE_MS = 24 * 60 * 60_000

const stopSchema = v.object({
  /** The receiver that answered 410. */
  receiver: v.string(),
  /** When the receiver last answered 410. */
  at: v.string(),
})

/** A webhook after the first. Left out, it's the first. */
type Receiver = { name: string; receiver: string }

const createStopNoteKey = ({ idSecret }: LeadPorts, webhook?: Receiver): string =>
  createHashKey(idSecret, "health", "stop", ...(webhook ? [webhook.name] : []))

/**
 * What may be sent: `all`, `nothing` after the receiver answered 410, or `one` lead a day later, to see whether it still
 * does. A receiver at a new address gets all. An unreadable note doesn't stop sending.
 *
 * @throws StoreUnavailable
 */
export async function getWebhookSendingState(ports: LeadPorts, webhook?: Receiver): Promise<"all" | "one" | "nothing"> {
  const stop = await readMonitoringRecord(ports, createStopNoteKey(ports, webhook), stopSchema)
  if (stop?.receiver !== (webhook ?? ports).receiver) return "all"
  // A note from the far future was written by a clock that was ahead.
  return Math.abs(ports.now().getTime() - Date.parse(stop.at)) < PROBE_MS ? "nothing" : "one"
}

/** Stops all sending to the present receiver. @throws StoreUnavailable */
export const stopWebhookSending = (ports: LeadPorts, webhook?: Receiver): Promise<void> =>
  ports.store.put("health", createStopNoteKey(ports, webhook), {
    receiver: (webhook ?? ports).receiver,
    at: ports.now().toISOString(),
  })

/** Starts sending again, since the receiver has accepted a lead or a person wants it. @throws StoreUnavailable */
export const resumeWebhookSending = (ports: LeadPorts, webhook?: Receiver): Promise<void> =>
  ports.store.delete("health", createStopNoteKey(ports, webhook))
