import { errorCode } from "./error-code"
import type { LeadEvent } from "./event"
import { deliverPending, keepLead, type Kept } from "./outbox"
import type { Call, LeadPorts } from "./ports"
import type { QuoteRecord } from "./records"
import { StoreUnavailable } from "./store/lead-store"

type Lead = {
  key: string
  publicId: string
  fingerprint: string
  event: LeadEvent
  /** The same event, told as the only copy. */
  unkept: LeadEvent
  quote: { key: string; record: QuoteRecord } | null
  /** Waits for a person instead of being delivered. */
  held: boolean
}

/**
 * - `kept` proven to be in the store; delivery goes on after the answer.
 * - `handed-over` not kept, but the marketers have it.
 * - `lost` neither: the visitor must be told.
 */
export type Taken = { how: "kept"; kept: Kept } | { how: "handed-over" } | { how: "lost" }

/** Keeps a lead and has it delivered once the visitor is answered; when the store is down, tries to hand it over at once. */
export async function takeLead(ports: LeadPorts, call: Call, lead: Lead): Promise<Taken> {
  const { key, publicId, fingerprint, event, quote } = lead
  const kind = event.type
  const record = { publicId, fingerprint, receivedAt: event.timestamp, event }
  const kept = await keepLead(ports, { key, record, quote, shelf: lead.held ? "held" : "pending" }).catch(unavailable)
  if (typeof kept === "object") {
    ports.log({ event: kept.fresh ? (lead.held ? "held" : "kept") : "repeated", id: key, kind })
    if (kept.entry) call.waitUntil(deliverNow(ports, kept.entry))
    return { how: "kept", kept }
  }

  ports.log({ event: "unavailable", id: key, kind, code: kept, alert: true })
  const delivery = await ports.deliver?.(lead.unkept, key)
  if (delivery?.outcome !== "delivered") return { how: "lost" }
  ports.log({ event: "handed-over", id: key, kind, ms: delivery.ms, alert: true })
  return { how: "handed-over" }
}

/** Delivery after the answer: a failure leaves the lead to the sweep. */
const deliverNow = (ports: LeadPorts, entry: { key: string; etag: string }): Promise<unknown> =>
  deliverPending(ports, entry).catch((error: unknown) =>
    ports.log({ event: "failed", id: entry.key, code: errorCode(error) }),
  )

/** The code of a store that is down. @throws any other error. */
export function unavailable(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.code
  throw error
}
