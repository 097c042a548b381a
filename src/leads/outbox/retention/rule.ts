import type * as v from "valibot"
import type { Concern } from "../../core/alert-texts"
import type { Collection } from "../../core/lead-store"
import { parseWebhookDeliveryKey } from "../../core/ids"
import type { LeadPorts } from "../../core/ports"
import { createPendingDelivery, type DeadMarker } from "../../core/records"
import { NEVER_DELIVERED_DAYS } from "../../core/schedule"
import { readStoredRecord, readFullLead, setUnreadableRecordAside } from "../../store/read-records"

const DAY_MS = 24 * 60 * 60_000

/** How many days records are stored. `mailable` is how many days after a lead its email may still be sent. */
export const DAYS = {
  ...NEVER_DELIVERED_DAYS,
  ...{ orphan: 1, counts: 1, done: 90, afterValid: 90, unpriced: 120, mailable: 7 },
}

/** What to alert people to, and what to delete once they've been alerted to an undelivered lead. */
export type Judgement = { concern?: Concern; purge?: () => Promise<void> }

export type Rule = (ports: LeadPorts, key: string) => Promise<Judgement | null>

/**
 * Creates a rule for the records of a collection. `judge` decides about a record. An unreadable one is set aside, people
 * are alerted, and `mend` rewrites or deletes it.
 */
export const createRetentionRule =
  <T>(
    collection: Collection,
    schema: v.GenericSchema<unknown, T>,
    judge: (ports: LeadPorts, key: string, record: T) => Promise<Judgement | null>,
    mend: (ports: LeadPorts, key: string) => Promise<unknown>,
  ): Rule =>
  async (ports, key) => {
    const result = await readStoredRecord(ports.store, collection, key, schema)
    if (!("broken" in result)) return result.value && judge(ports, key, result.value)
    const isNews = await setUnreadableRecordAside(ports, collection, key, result.broken)
    await mend(ports, key)
    return isNews ? { concern: { kind: "unreadable", facts: { id: key } } } : null
  }

/** Creates a rule that deletes records that are due, and unreadable ones unless `mend` does something else. */
export const createExpiryRule = <T>(
  collection: Collection,
  schema: v.GenericSchema<unknown, T>,
  isDue: (ports: LeadPorts, record: T, key: string) => boolean | Promise<boolean>,
  mend: (ports: LeadPorts, key: string) => Promise<unknown> = ({ store }, key) => store.delete(collection, key),
): Rule =>
  createRetentionRule(
    collection,
    schema,
    async (ports, key, record) => {
      if (await isDue(ports, record, key)) await ports.store.delete(collection, key)
      return null
    },
    mend,
  )

export const isOlderThan = ({ now }: LeadPorts, since: string, days: number): boolean =>
  now().getTime() - Date.parse(since) >= days * DAY_MS

/** True for a marker whose lead was never stored, or was reduced since. */
export const isDeliveryWithoutLead = async (ports: LeadPorts, key: string): Promise<boolean> =>
  (await readFullLead(ports, parseWebhookDeliveryKey(key)?.lead ?? key)) === null

/** Creates a function that rewrites the unreadable marker of a lead that was given up. */
export const createFailedDeliveryRewriter =
  (collection: "dead" | "hook-dead") =>
  (ports: LeadPorts, key: string): Promise<void> =>
    rewriteRecordIfUnchanged(ports, collection, key, {
      ...createPendingDelivery(ports.now()),
      ...{ lastStatus: null, lastCode: "unreadable", diedAt: ports.now().toISOString() },
    } satisfies DeadMarker)

/** Rewrites a record, unless it was changed or moved in the meantime. */
export async function rewriteRecordIfUnchanged(
  { store }: LeadPorts,
  collection: Collection,
  key: string,
  value: unknown,
): Promise<void> {
  const entry = (await store.list(collection)).find(candidate => candidate.key === key)
  if (entry) await store.claim(collection, entry, value)
}
