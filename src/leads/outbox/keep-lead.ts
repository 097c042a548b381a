import { StoreUnavailable } from "../core/errors"
import { isMailed } from "../core/event"
import { webhookKey } from "../core/ids"
import { keepWithin } from "../core/keep-within"
import { keptUnder } from "../core/lead-key"
import type { Entry } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { keptRecord, newMarker, type LeadRecord, type QuoteRecord, type ReducedLead } from "../core/records"
import { routingOf } from "./routing"

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
  /** The same for the webhooks after the first, by their names. */
  further: ReadonlyMap<string, Entry>
  /** Those of them whose marker could not be written: `markLater` is whose task that is. */
  unmarked: readonly string[]
}

const NOTHING_MADE = { entry: null, mail: null, further: new Map<string, Entry>(), unmarked: [] }

/**
 * Keeps a lead so that it cannot be forgotten: the marker first, then the quote, and the lead last. So a lead that is
 * there always has had a marker, and a crash before leaves only a marker without a lead, which nobody was promised. The
 * lead names the webhooks after the first that it is for, so that a marker which is missing can be told, and so can one
 * that should not be there.
 *
 * @throws StoreUnavailable when it is not proven within `limits.keepMs` that the lead is kept. It may be kept all the same.
 */
export function keepLead(ports: LeadPorts, keep: Keep): Promise<Kept> {
  return keepWithin(ports.limits.keepMs, prove(ports, keep))
}

async function prove(ports: LeadPorts, { quote, collection, ...keep }: Keep): Promise<Kept> {
  const { store, now } = ports
  const { event } = keep.record
  const [{ key, value }, routing] = await Promise.all([
    keptUnder(store, keep.key),
    ports.webhooks.length > 0 ? routingOf(ports, event) : null,
  ])
  const before = keptRecord(value)
  if (before) return { ...NOTHING_MADE, fresh: false, record: before }

  const record = routing ? { ...keep.record, ...routing } : keep.record
  const isPending = collection === "pending"
  const further = new Map<string, Entry>()
  const unmarked: string[] = []
  const [marker, mail] = await Promise.all([
    store.create(collection, key, newMarker(now())),
    // Without its note an email comes late, when the retention misses it. The lead does not wait for that.
    isPending && isMailed(event) ? store.create("mail", key, newMarker(now())).catch(() => null) : null,
    ...(isPending ? (record.webhooks ?? []) : []).map(name =>
      store.create("hook-pending", webhookKey(name, key), newMarker(now())).then(
        entry => void (entry && further.set(name, entry)),
        () => void unmarked.push(name),
      ),
    ),
  ])
  const made = { entry: isPending ? marker : null, mail, further, unmarked }
  if (quote) await store.create("quote", quote.key, quote.record)
  if (await store.create("lead", key, record)) return { ...made, fresh: true, record }

  const winner = keptRecord(await store.get("lead", key))
  if (!winner) throw new StoreUnavailable("lead-vanished")
  return { ...made, fresh: false, record: winner }
}
