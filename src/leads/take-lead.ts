import { deliverPending } from "./deliver-pending"
import { errorCode } from "./error-code"
import type { LeadEvent } from "./event"
import { watchSweep } from "./health/last-run"
import { mailLane, type Lane } from "./lane"
import { keepLead, type Kept } from "./outbox"
import type { Call, LeadPorts } from "./ports"
import type { QuoteRecord } from "./records"
import { StoreUnavailable, type Entry } from "./store/lead-store"

/** The visitor has waited for the store already. */
const HAND_OVER_MS = 2_000

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
    if (lead.held && kept.fresh) call.waitUntil(ports.alert("held", { id: key }))
    if (kept.entry) call.waitUntil(deliverNow(ports, kept.entry).then(() => watchSweep(ports)))
    if (kept.mail) call.waitUntil(deliverNow(ports, kept.mail, mailLane(ports)))
    return { how: "kept", kept }
  }

  ports.log({ event: "unavailable", id: key, kind, code: kept, alert: true })
  call.waitUntil(ports.alert("store-down", { code: kept }))
  const delivery = await ports.deliver?.(lead.unkept, key, HAND_OVER_MS)
  if (delivery?.outcome !== "delivered") return { how: "lost" }
  ports.log({ event: "handed-over", id: key, kind, ms: delivery.ms, alert: true })
  return { how: "handed-over" }
}

/** Delivery after the answer: a failure leaves the lead to the sweep. */
const deliverNow = (ports: LeadPorts, entry: Entry, lane?: Lane): Promise<unknown> =>
  deliverPending(ports, entry, lane).catch((error: unknown) =>
    ports.log({ event: "failed", id: entry.key, code: errorCode(error) }),
  )

/** The code of a store that is down. @throws any other error. */
export function unavailable(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.code
  throw error
}
