import { partsOfWebhookKey } from "../core/ids"
import type { Collection } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { isSilent, minutesSince, readLastRun, type LastRun } from "../outbox/last-run"
import { mayBeSent } from "../outbox/stop"

const OVERDUE_MINUTES = 60

/** Collections in which leads wait: for the next try, or for a person. */
const WAITING = ["pending", "held", "dead", "bad"] as const

/** Counting goes no further. */
const MOST_COUNTED = 1_000

/** How the leads fare that a webhook after the first gets. */
export type WebhookHealth = {
  /** Up to 1000 each. */
  pending: number
  dead: number
  oldestPendingMinutes: number | null
  sending: boolean
  /** False for one that leads wait for and the environment no longer names. */
  named: boolean
}

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
  /** The webhooks after the first, by name. */
  webhooks: Readonly<Record<string, WebhookHealth>>
  /** What is missing or wrong in the variables, and what to set: a sentence each, which begins with the variable. */
  configuration: readonly string[]
}

/**
 * Healthy: the sweep ran within 15 minutes, no lead waits for longer than an hour, none is dead or unreadable, sending
 * goes on, to each webhook, none waits for one that is gone, and every variable is right. Held leads are an ordinary thing.
 *
 * @throws StoreUnavailable
 */
export async function healthOf(ports: LeadPorts): Promise<Health> {
  const countOf = async (collection: Collection) => (await ports.store.list(collection, MOST_COUNTED)).length
  const run = await readLastRun(ports)
  const [webhooks, sending, waiting, dead, ...counts] = await Promise.all([
    webhooksOf(ports, run),
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
    webhooks,
    configuration: ports.problems,
  }
  const healthy =
    run !== null &&
    !isSilent(ports, run) &&
    (oldestPendingMinutes ?? 0) <= OVERDUE_MINUTES &&
    leads.dead === 0 &&
    leads.bad === 0 &&
    report.sending &&
    Object.values(webhooks).every(isWell) &&
    report.configuration.length === 0
  return { healthy, ...report }
}

const isWell = ({ dead, oldestPendingMinutes, sending, named }: WebhookHealth): boolean =>
  dead === 0 && (oldestPendingMinutes ?? 0) <= OVERDUE_MINUTES && sending && named

/** @throws StoreUnavailable */
async function webhooksOf(ports: LeadPorts, run: LastRun | null): Promise<Health["webhooks"]> {
  const [pending, dead] = await Promise.all([namesIn(ports, "hook-pending"), namesIn(ports, "hook-dead")])
  const named = new Map(ports.webhooks.map(webhook => [webhook.name, webhook]))
  const names = [...new Set([...named.keys(), ...pending, ...dead])]
  const health = async (name: string): Promise<WebhookHealth> => {
    const [webhook, oldest] = [named.get(name), run?.webhooks?.[name]?.oldest]
    const waiting = pending.filter(other => other === name).length
    return {
      pending: Math.min(waiting, MOST_COUNTED),
      dead: Math.min(dead.filter(other => other === name).length, MOST_COUNTED),
      oldestPendingMinutes: oldest && waiting > 0 ? minutesSince(ports, oldest) : null,
      sending: webhook ? (await mayBeSent(ports, webhook)) === "all" : false,
      named: webhook !== undefined,
    }
  }
  return Object.fromEntries(await Promise.all(names.map(async name => [name, await health(name)] as const)))
}

/** The webhook of each marker in a collection. */
const namesIn = async ({ store }: LeadPorts, collection: Collection): Promise<string[]> =>
  (await store.list(collection)).flatMap(({ key }) => partsOfWebhookKey(key)?.webhook ?? [])
