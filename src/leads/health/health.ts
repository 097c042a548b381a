import type { Collection } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { isSilent, minutesSince, readLastRun } from "../outbox/last-run"
import { mayBeSent } from "../outbox/stop"

const OVERDUE_MINUTES = 60

/** Collections in which leads wait: for the next try, or for a person. */
const WAITING = ["pending", "held", "dead", "bad"] as const

/** Counting goes no further. */
const MOST_COUNTED = 1_000

/** How the leads fare, without personal data. */
export type Health = {
  healthy: boolean
  /** Up to 1000 each. */
  leads: Record<(typeof WAITING)[number], number>
  /** Emails to visitors, up to 1000 each. An alert is sent when one dies; it is no lost lead. */
  mails: { waiting: number; dead: number }
  /** Whole minutes, as of the last sweep; `null` when none waits. */
  oldestPendingMinutes: number | null
  /** Whole minutes; `null` before the first sweep. */
  lastSweepMinutes: number | null
  /** False after the receiver answered 410. */
  sending: boolean
  /** Names of the variables that are missing or wrong. */
  configuration: readonly string[]
}

/**
 * Healthy: the sweep ran within 15 minutes, no lead waits for longer than an hour, none is dead or unreadable, sending
 * goes on, and every variable is right. Held leads are an ordinary thing.
 *
 * @throws StoreUnavailable
 */
export async function healthOf(ports: LeadPorts): Promise<Health> {
  const countOf = async (collection: Collection) => (await ports.store.list(collection, MOST_COUNTED)).length
  const [run, sending, waiting, dead, ...counts] = await Promise.all([
    readLastRun(ports),
    mayBeSent(ports),
    countOf("mail"),
    countOf("dead-mail"),
    ...WAITING.map(async collection => [collection, await countOf(collection)] as const),
  ])
  const leads = { pending: 0, held: 0, dead: 0, bad: 0, ...Object.fromEntries(counts) }
  const oldestPendingMinutes = run?.oldest && leads.pending > 0 ? minutesSince(ports, run.oldest) : null
  const report: Omit<Health, "healthy"> = {
    leads,
    mails: { waiting, dead },
    oldestPendingMinutes,
    lastSweepMinutes: run && minutesSince(ports, run.at),
    sending: sending === "all",
    configuration: ports.problems.map(problem => problem.split(" ", 1)[0] ?? ""),
  }
  const healthy =
    run !== null &&
    !isSilent(ports, run) &&
    (oldestPendingMinutes ?? 0) <= OVERDUE_MINUTES &&
    leads.dead === 0 &&
    leads.bad === 0 &&
    report.sending &&
    report.configuration.length === 0
  return { healthy, ...report }
}
