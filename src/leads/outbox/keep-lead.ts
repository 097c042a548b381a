import { StoreUnavailable } from "../core/errors"
import { isMailed } from "../core/event"
import { keepWithin } from "../core/keep-within"
import { keptUnder } from "../core/lead-key"
import type { Entry } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { keptRecord, newMarker, type LeadRecord, type QuoteRecord, type ReducedLead } from "../core/records"

type Keep = {
  key: string
  record: LeadRecord
  quote: { key: string; record: QuoteRecord } | null
  /** A held lead waits for a person and is not delivered. */
  collection: "pending" | "held"
}

export type Kept = {
  /** False when the same key was kept before; then `record` is that one, or what is left of it. */
  fresh: boolean
  record: LeadRecord | ReducedLead
  /** The marker, for whoever made it to deliver; `null` when that is someone else's task. */
  entry: Entry | null
  /** The same for the email to the visitor. */
  mail: Entry | null
}

/**
 * Keeps a lead so that it cannot be forgotten: the marker first, then the quote, and the lead last. So a lead that is
 * there always has had a marker, and a crash before leaves only a marker without a lead, which nobody was promised.
 *
 * @throws StoreUnavailable when it is not proven within `limits.keepMs` that the lead is kept. It may be kept all the same.
 */
export function keepLead(ports: LeadPorts, keep: Keep): Promise<Kept> {
  return keepWithin(ports.limits.keepMs, prove(ports, keep))
}

async function prove({ store, now }: LeadPorts, { record, quote, collection, ...keep }: Keep): Promise<Kept> {
  const { key, value } = await keptUnder(store, keep.key)
  const before = keptRecord(value)
  if (before) return { fresh: false, record: before, entry: null, mail: null }

  const mailed = collection === "pending" && isMailed(record.event)
  const [made, mail] = await Promise.all([
    store.create(collection, key, newMarker(now())),
    // Without its note an email comes late, when the retention misses it. The lead does not wait for that.
    mailed ? store.create("mail", key, newMarker(now())).catch(() => null) : null,
  ])
  const entry = collection === "pending" ? made : null
  if (quote) await store.create("quote", quote.key, quote.record)
  if (await store.create("lead", key, record)) return { fresh: true, record, entry, mail }

  const winner = keptRecord(await store.get("lead", key))
  if (!winner) throw new StoreUnavailable("lead-vanished")
  return { fresh: false, record: winner, entry, mail }
}
