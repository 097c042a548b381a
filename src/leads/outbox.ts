import type { LeadPorts } from "./ports"
import { leadRecord, marker, type LeadRecord, type Marker, type QuoteRecord } from "./records"
import { nextWait, WAIT_WHEN_GONE } from "./schedule"
import { StoreUnavailable, type Entry } from "./store/lead-store"

/** Longer than a delivery may take; after it, a crashed deliverer's lead is free again. */
const LEASE_MS = 60_000

type Keep = {
  key: string
  record: LeadRecord
  quote: { key: string; record: QuoteRecord } | null
  /** A held lead waits for a person and is not delivered. */
  shelf: "pending" | "held"
}

export type Kept = {
  /** False when the same key was kept before; then `record` is that one. */
  fresh: boolean
  record: LeadRecord
  /** The marker, for whoever made it to deliver; `null` when that is somebody else's task. */
  entry: Entry | null
}

/**
 * Keeps a lead so that it cannot be forgotten: the marker first, then the quote, and the lead last. So a lead that is
 * there always has had a marker, and a crash before leaves only a marker without a lead, which nobody was promised.
 *
 * @throws StoreUnavailable when it is not proven that the lead is kept.
 */
export async function keepLead({ store, now }: LeadPorts, { key, record, quote, shelf }: Keep): Promise<Kept> {
  const before = leadRecord(await store.get("lead", key))
  if (before) return { fresh: false, record: before, entry: null }

  const since = now().toISOString()
  const first: Marker = { since, failures: 0, dueAt: since, leaseUntil: null }
  const made = await store.create(shelf, key, first)
  const entry = shelf === "pending" ? made : null
  if (quote) await store.create("quote", quote.key, quote.record)
  if (await store.create("lead", key, record)) return { fresh: true, record, entry }

  const winner = leadRecord(await store.get("lead", key))
  if (!winner) throw new StoreUnavailable("lead-vanished")
  return { fresh: false, record: winner, entry }
}

/**
 * - `delivered` taken by the receiver; `repeated` was taken before.
 * - `refused` to be tried again; `dead` given up, waits for a person.
 * - `gone` the receiver wants no more: stop sending.
 * - `waiting` not due, in other hands, or not complete yet.
 */
export type Handled = "delivered" | "repeated" | "refused" | "dead" | "gone" | "waiting"

/**
 * Delivers one pending lead, at least once and rarely twice: the claim keeps two deliverers apart, and `done` is written
 * before the marker goes.
 *
 * @param entry The marker's version as listed or created; a changed one is left alone.
 * @throws StoreUnavailable at any step; the lead then stays pending.
 */
export async function deliverPending(ports: LeadPorts, entry: Entry): Promise<Handled> {
  const { store, deliver, log } = ports
  const { key } = entry
  const pending = marker(await store.get("pending", key))
  const now = ports.now()
  const at = now.toISOString()
  if (!deliver || !pending || pending.dueAt > at || (pending.leaseUntil ?? "") > at) return "waiting"

  if ((await store.get("done", key)) !== null) {
    await store.delete("pending", key)
    return "repeated"
  }
  const lead = leadRecord(await store.get("lead", key))
  if (!lead) return "waiting"
  const leaseUntil = new Date(now.getTime() + LEASE_MS).toISOString()
  const claimed = await store.claim("pending", entry, { ...pending, leaseUntil })
  if (!claimed) return "waiting"

  const delivery = await deliver(lead.event, key)
  const told = {
    id: key,
    kind: lead.event.type,
    status: delivery.status ?? undefined,
    code: delivery.code ?? undefined,
    ms: delivery.ms,
  }
  if (delivery.outcome === "delivered") {
    log({ event: "delivered", ...told })
    await store.put("done", key, { since: pending.since, deliveredAt: ports.now().toISOString() })
    await store.delete("pending", key)
    return "delivered"
  }

  const gone = delivery.outcome === "gone"
  const failures = gone ? pending.failures : pending.failures + 1
  const wait = gone ? WAIT_WHEN_GONE : nextWait(failures, delivery.retryAfterMs, chance(ports))
  if (wait === null) {
    log({ event: "dead", ...told, alert: true })
    await store.put("dead", key, { ...pending, failures, lastStatus: delivery.status, lastCode: delivery.code })
    await store.delete("pending", key)
    return "dead"
  }
  log({ event: "refused", ...told, ...(isConfiguration(delivery.status) && { alert: true }) })
  const dueAt = new Date(ports.now().getTime() + wait).toISOString()
  await store.claim("pending", claimed, { ...pending, failures, dueAt, leaseUntil: null })
  return gone ? "gone" : "refused"
}

/** A redirect or a refusal that waiting will not mend: the address or the secret is likely wrong. */
const isConfiguration = (status: number | null): boolean =>
  status !== null && status >= 300 && status < 500 && ![408, 425, 429].includes(status)

/** 0 to 1. */
const chance = ({ random }: LeadPorts): number => Buffer.from(random(4)).readUInt32BE() / 2 ** 32
