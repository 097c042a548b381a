import { parseReminderName, parseWebhookDeliveryKey, toBase64url, createHashKey } from "../core/ids"
import type { Collection } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { isScheduledRunOverdue, getMinutesSince, readLastScheduledRun, type LastRun } from "../outbox/last-run"
import { listMissedCalls } from "../outbox/calls"
import { getWebhookSendingState } from "../outbox/sending-state"
import * as v from "valibot"
import { getErrorCode, StoreUnavailable } from "../core/errors"
import { waitWithTimeout } from "../core/keep-within"

const OVERDUE_MINUTES = 60

/** Collections in which leads wait: for the next try, or for a person. */
const WAITING = ["pending", "held", "dead", "bad"] as const

/** The most records that are counted in a collection. */
const MOST_COUNTED = 1_000

/**
 * Checks whether leads are being delivered. Healthy means: the sweep ran within 15 minutes, no lead has waited for more
 * than an hour, none is dead or unreadable, no urgent one was forgotten by the office, sending to every webhook goes on, no lead waits for a webhook that the
 * environment no longer names, and every variable is right. Held leads are normal, and emails that were given up raise an
 * alert. Collections are counted up to 1000. No personal data.
 *
 * @throws StoreUnavailable
 */
export async function checkLeadDeliveryHealth(ports: LeadPorts) {
  const countCollectionEntries = async (collection: Collection) =>
    (await ports.store.list(collection, MOST_COUNTED)).length
  const run = await readLastScheduledRun(ports)
  const [webhooks, sending, missedCalls, waiting, dead, ...counts] = await Promise.all([
    checkAllWebhooksHealth(ports, run),
    getWebhookSendingState(ports),
    listMissedCalls(ports),
    countCollectionEntries("mail"),
    countCollectionEntries("dead-mail"),
    ...WAITING.map(async collection => [collection, await countCollectionEntries(collection)] as const),
  ])
  const leads = { pending: 0, held: 0, dead: 0, bad: 0, ...Object.fromEntries(counts) }
  const oldestPendingMinutes = run?.oldest && leads.pending > 0 ? getMinutesSince(ports, run.oldest) : null
  const report = {
    leads,
    mails: { waiting, dead },
    /** Whole minutes, as far as the last sweep knew; `null` if no lead waits. */
    oldestPendingMinutes,
    /** Whole minutes; `null` before the first sweep. */
    lastSweepMinutes: run && getMinutesSince(ports, run.at),
    /** False after the receiver answered 410. */
    sending: sending === "all",
    webhooks,
    /** Keys of urgent leads whose time to call was up, until someone records a call or the next business day ends. */
    missedCalls,
    /** Sentences that begin with a variable, and say what's wrong with it and how to fix it. */
    configuration: ports.problems,
  }
  const healthy =
    run !== null &&
    !isScheduledRunOverdue(ports, run) &&
    leads.bad === 0 &&
    missedCalls.length === 0 &&
    [{ ...report, dead: leads.dead, named: true }, ...Object.values(webhooks)].every(isWebhookHealthy) &&
    report.configuration.length === 0
  return { healthy, ...report }
}

type WebhookHealth = { dead: number; oldestPendingMinutes: number | null; sending: boolean; named: boolean }

const isWebhookHealthy = ({ dead, oldestPendingMinutes, sending, named: isNamed }: WebhookHealth): boolean =>
  dead === 0 && (oldestPendingMinutes ?? 0) <= OVERDUE_MINUTES && sending && isNamed

async function checkAllWebhooksHealth(ports: LeadPorts, run: LastRun | null) {
  const [pending, dead] = await Promise.all([
    listMarkedWebhookNames(ports, "hook-pending"),
    listMarkedWebhookNames(ports, "hook-dead"),
  ])
  const webhooksByName = new Map(ports.webhooks.map(webhook => [webhook.name, webhook]))
  // Reminders are no leads.
  const names = [...new Set([...webhooksByName.keys(), ...pending, ...dead])].filter(
    name => parseReminderName(name) === null,
  )
  const checkWebhookHealth = async (name: string) => {
    const [webhook, oldest] = [webhooksByName.get(name), run?.webhooks?.[name]?.oldest]
    const waiting = pending.filter(other => other === name).length
    return {
      pending: Math.min(waiting, MOST_COUNTED),
      dead: Math.min(dead.filter(other => other === name).length, MOST_COUNTED),
      oldestPendingMinutes: oldest && waiting > 0 ? getMinutesSince(ports, oldest) : null,
      sending: webhook ? (await getWebhookSendingState(ports, webhook)) === "all" : false,
      /** False if leads wait for this webhook but the environment no longer names it. */
      named: webhook !== undefined,
    }
  }
  return Object.fromEntries(await Promise.all(names.map(async name => [name, await checkWebhookHealth(name)] as const)))
}

const listMarkedWebhookNames = async ({ store }: LeadPorts, collection: Collection): Promise<string[]> =>
  (await store.list(collection)).flatMap(({ key }) => parseWebhookDeliveryKey(key)?.webhook ?? [])

const FRESH_MS = 60_000

/** Resolves to `ok`, or to the code of the store's failure. Never throws. */
type Probe = (ports: LeadPorts) => Promise<string>

const probeSchema = v.object({ at: v.string() })

/**
 * Checks that the store can write, read and delete a record. The result is cached for a minute, so that frequent requests
 * don't load the store. Each process has its own cache and key, so they don't disturb each other. The retention rules delete
 * what a crash leaves behind.
 */
export function createLeadStoreHealthCheck(): Probe {
  let last: { at: number; result: Promise<string> } | null = null
  return ports => {
    const at = ports.now().getTime()
    if (!last || Math.abs(at - last.at) >= FRESH_MS) last = { at, result: runLeadStoreHealthCheck(ports) }
    return last.result
  }
}

/** The probe gets as much time as storing a lead does, since a slower store couldn't accept leads either. */
const runLeadStoreHealthCheck = (ports: LeadPorts): Promise<string> =>
  waitWithTimeout(ports.limits.keepMs, checkStoreReadsAndWrites(ports)).then(
    () => "ok",
    (error: unknown) => (error instanceof StoreUnavailable ? error.code : getErrorCode(error)),
  )

async function checkStoreReadsAndWrites({ store, idSecret, random, now }: LeadPorts): Promise<void> {
  const key = createHashKey(idSecret, "health", "probe", toBase64url(random(16)))
  const at = now().toISOString()
  if (!(await store.create("probe", key, { at }))) throw new StoreUnavailable("not-written")
  const record = await store.get("probe", key).finally(() => store.delete("probe", key))
  if (!v.is(probeSchema, record) || record.at !== at) throw new StoreUnavailable("not-read")
}
