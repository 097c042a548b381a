import * as v from "valibot"
import type { Concern } from "../deliver-pending"
import { isMailed } from "../mail/mailed-event"
import { newMarker } from "../outbox"
import type { LeadPorts } from "../ports"
import { deadMarker, leadRecord, marker, quoteRecord, type LeadRecord, type ReducedLead } from "../records"
import type { Shelf } from "../store/lead-store"

const DAY_MS = 24 * 60 * 60_000

/** Days that records without personal data are kept; of `mailable`, those within which an email is not too late. */
const DAYS = { orphan: 1, counts: 1, held: 30, dead: 90, bad: 90, done: 90, afterValid: 90, unpriced: 120, mailable: 7 }

/** What is to be told, and what is to be done once people were told that a lead goes that was never delivered. */
export type Judgement = { concern?: Concern; purge?: () => Promise<void> }

type Rule = (ports: LeadPorts, key: string) => Promise<Judgement | null>

const isOlder = ({ now }: LeadPorts, since: string, days: number): boolean =>
  now().getTime() - Date.parse(since) >= days * DAY_MS

/**
 * A lead loses its personal data after `retentionDays`, unless it still waits for its delivery or for a person. One that
 * has no note of either kind is put back to be delivered. So is an email without a note, before its lead is old.
 */
const lead: Rule = async (ports, key) => {
  const { store, retentionDays, log } = ports
  const record = leadRecord(await store.get("lead", key))
  if (!record || !isOlder(ports, record.receivedAt, DAYS.orphan)) return null
  if (!isOlder(ports, record.receivedAt, DAYS.mailable)) await putMailBack(ports, key, record)
  if ((await store.get("done", key)) !== null) {
    if (isOlder(ports, record.receivedAt, retentionDays)) await reduce(ports, key, record)
    return null
  }
  for (const shelf of ["pending", "held", "dead"] as const) if ((await store.get(shelf, key)) !== null) return null
  await store.create("pending", key, newMarker(ports.now()))
  log({ event: "put-back", id: key, kind: record.event.type, alert: true })
  return { concern: { kind: "put-back", facts: { id: key } } }
}

/** The note of an email may have been lost when the lead came. A held lead is mailed when a person releases it. */
async function putMailBack({ store, now, log }: LeadPorts, key: string, { event }: LeadRecord): Promise<void> {
  if (!isMailed(event)) return
  for (const shelf of ["mailed", "mail", "dead-mail", "held"] as const)
    if ((await store.get(shelf, key)) !== null) return
  await store.create("mail", key, newMarker(now()))
  log({ event: "put-back", id: key, kind: event.type, alert: true })
}

/** A quote can be read until 90 days after its last valid day; one that a person prices, for as long as that usually is. */
const quote: Rule = async (ports, key) => {
  const record = quoteRecord(await ports.store.get("quote", key))
  const validUntil = record?.quote?.basis.validUntil
  const isDue = validUntil
    ? isOlder(ports, validUntil, DAYS.afterValid)
    : record && isOlder(ports, record.createdAt, DAYS.unpriced)
  if (isDue) await ports.store.delete("quote", key)
  return null
}

/** A marker without a lead is of a submission that was never accepted; one of a reduced lead has nothing to deliver. */
const waiting =
  (shelf: "pending" | "mail"): Rule =>
  async (ports, key) => {
    const found = marker(await ports.store.get(shelf, key))
    if (!found || !isOlder(ports, found.since, DAYS.orphan)) return null
    if (leadRecord(await ports.store.get("lead", key)) === null) await ports.store.delete(shelf, key)
    return null
  }

const doneSchema = v.object({ deliveredAt: v.string() })

/** The note of a delivery is needed for as long as the lead is there in full, since it alone says so. */
const done =
  (shelf: "done" | "mailed"): Rule =>
  async (ports, key) => {
    const note = await ports.store.get(shelf, key)
    if (!v.is(doneSchema, note) || !isOlder(ports, note.deliveredAt, DAYS.done)) return null
    if (leadRecord(await ports.store.get("lead", key)) === null) await ports.store.delete(shelf, key)
    return null
  }

/** An email that could not be sent is no lost lead: its note goes without a word, as soon as the lead is reduced. */
const deadMail: Rule = async (ports, key) => {
  if (leadRecord(await ports.store.get("lead", key)) === null) await ports.store.delete("dead-mail", key)
  return null
}

const held: Rule = async (ports, key) => {
  const found = marker(await ports.store.get("held", key))
  return found && isOlder(ports, found.since, DAYS.held) ? { purge: () => purgeLead(ports, "held", key) } : null
}

const dead: Rule = async (ports, key) => {
  const found = deadMarker(await ports.store.get("dead", key))
  return found && isOlder(ports, found.diedAt, DAYS.dead) ? { purge: () => purgeLead(ports, "dead", key) } : null
}

const badSchema = v.object({ at: v.string() })

const bad: Rule = async (ports, key) => {
  const found = await ports.store.get("bad", key)
  const isDue = v.is(badSchema, found) && isOlder(ports, found.at, DAYS.bad)
  return isDue ? { purge: () => ports.store.delete("bad", key) } : null
}

const countsSchema = v.object({ at: v.array(v.number()) })

const counts: Rule = async (ports, key) => {
  const found = await ports.store.get("counts", key)
  if (!v.is(countsSchema, found)) return null
  const last = new Date(found.at.at(-1) ?? 0).toISOString()
  if (isOlder(ports, last, DAYS.counts)) await ports.store.delete("counts", key)
  return null
}

/** What is done with a record of each shelf. `health` holds a handful of notes that are written over. */
export const RULES = {
  lead,
  quote,
  pending: waiting("pending"),
  done: done("done"),
  held,
  dead,
  bad,
  counts,
  mail: waiting("mail"),
  mailed: done("mailed"),
  "dead-mail": deadMail,
} satisfies Partial<Record<Shelf, Rule>>

/** The lead first: a crash between the two leaves a marker that says that something was here. */
async function purgeLead(ports: LeadPorts, shelf: "held" | "dead", key: string): Promise<void> {
  const record = leadRecord(await ports.store.get("lead", key))
  if (record) await reduce(ports, key, record)
  await ports.store.delete(shelf, key)
}

/** Leaves of a lead only that it came, and when. @throws StoreUnavailable */
export async function reduce(
  { store, now, log }: Pick<LeadPorts, "store" | "now" | "log">,
  key: string,
  record: LeadRecord,
): Promise<void> {
  const { publicId, fingerprint, receivedAt, event } = record
  const reduced: ReducedLead = { publicId, fingerprint, receivedAt, type: event.type, reducedAt: now().toISOString() }
  await store.put("lead", key, reduced)
  log({ event: "reduced", id: key, kind: event.type })
}
