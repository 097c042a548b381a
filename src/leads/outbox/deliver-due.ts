import type { Concern } from "../core/alert-texts"
import { getErrorCode } from "../core/errors"
import { isUrgentLeadKey } from "../core/lead-key"
import type { Entry } from "../core/lead-store"
import { createFailureLogger } from "../core/log"
import type { LeadPorts } from "../core/ports"
import { createChannelConcern, type Channel } from "./channel"
import { deliverOneLead, type DeliveryResult } from "./deliver-pending"
import { getMinutesSince } from "./last-run"
import { listUrgentLeads } from "./urgent-leads"

export type SweepCounts = Record<DeliveryResult | "failed", number>

const NOTHING_SWEPT = {
  ...{ delivered: 0, repeated: 0, withheld: 0, refused: 0, dead: 0, gone: 0, waiting: 0, failed: 0 },
} satisfies SweepCounts

/** Netlify ends a scheduled run after 30 s: no work begins after 20 s, deliveries end at 24 s, then notes are written. */
export const BUDGET_MS = 20_000
const LAST_DELIVERY_MS = 24_000
const LONGEST_DELIVERY_MS = 10_000
const AT_ONCE = 3
const OVERDUE_MINUTES = 60

/** How many overdue leads are read to find the most urgent, the oldest first, so that an outage of days delays no delivery. */
const MOST_JUDGED = 50

/**
 * Delivers the leads that wait on one channel and are due, urgent ones first, three at a time, until the time of the run
 * is over. A lead that fails doesn't stop the others.
 *
 * @param after        Key of the lead at which the last run stopped. This run begins after it, so that each lead gets a
 *                     turn.
 * @param getElapsedMs Returns how many milliseconds ago the run began.
 * @returns Among others `oldest`, since when the oldest waiting lead has waited, and `stoppedAt`, the key of the last lead
 *          if time ran out before all were tried; each is `null` if there's none.
 * @throws StoreUnavailable when the waiting leads can't be listed.
 */
export async function deliverDueLeads(ports: LeadPorts, channel: Channel, after: string, getElapsedMs: () => number) {
  const swept: SweepCounts = { ...NOTHING_SWEPT }
  const concerns: Concern[] = []
  const waits: { lead: string; since: string }[] = []
  const { collections, prefix, webhook } = channel
  const waitingEntries = await ports.store.list(collections.waiting, Infinity, prefix)
  waitingEntries.sort((a, b) => (a.key < b.key ? -1 : 1))
  const isUrgentEntry = ({ key }: Entry) => isUrgentLeadKey(key.slice(prefix.length))
  const urgent = waitingEntries.filter(isUrgentEntry)
  const others = waitingEntries.filter(entry => !isUrgentEntry(entry))
  const entries = [...urgent, ...others.filter(({ key }) => key > after), ...others.filter(({ key }) => key <= after)]
  let sending = await channel.mayBeSent()
  let last: Entry | undefined

  const deliverNextLead = async (): Promise<boolean> => {
    const entry = getElapsedMs() < BUDGET_MS ? entries.shift() : undefined
    if (!entry) return false
    last = entry
    const timeoutMs = Math.min(LONGEST_DELIVERY_MS, LAST_DELIVERY_MS - getElapsedMs())
    const { how, waitsSince, concern } = await deliverOneLead(ports, channel, entry, sending, timeoutMs).catch(
      (error: unknown) => {
        createFailureLogger(ports.log, { id: entry.key.slice(prefix.length), webhook, alert: true })(error)
        return { how: "failed" as const, waitsSince: null, concern: createStoreDownConcern(error) }
      },
    )
    swept[how] += 1
    if (waitsSince) waits.push({ lead: entry.key.slice(prefix.length), since: waitsSince })
    if (concern) concerns.push(concern)
    if (how === "gone") sending = "nothing"
    else if (sending === "one" && ["delivered", "refused", "dead"].includes(how)) sending = "all"
    return true
  }
  const deliverRemainingLeads = async () => {
    while (await deliverNextLead());
  }
  // A receiver that had answered 410 gets a single lead first.
  while (sending === "one" && (await deliverNextLead()));
  await Promise.all(Array.from({ length: AT_ONCE }, deliverRemainingLeads))

  const oldestFirst = waits.toSorted((a, b) => (a.since < b.since ? -1 : 1))
  const oldest = oldestFirst[0]?.since ?? null
  const overdueLeads = oldestFirst.filter(({ since }) => getMinutesSince(ports, since) > OVERDUE_MINUTES)
  if (oldest && overdueLeads.length > 0) {
    const keys = overdueLeads.slice(0, MOST_JUDGED).map(({ lead }) => lead)
    const facts = { count: overdueLeads.length, minutes: getMinutesSince(ports, oldest) }
    // The alert matters more than what it begins with.
    const [urgent] = await listUrgentLeads(ports, keys).catch(() => [])
    concerns.push(createChannelConcern(channel, channel.alerts.overdue, { ...facts, urgency: urgent?.urgency }))
  }
  return { swept, concerns, oldest, stoppedAt: entries.length > 0 ? (last?.key ?? after) : null }
}

export const createStoreDownConcern = (error: unknown): Concern => ({
  kind: "store-down",
  facts: { code: getErrorCode(error) },
})
