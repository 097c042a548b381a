import * as v from "valibot"
import type { Concern } from "../core/alert-texts"
import type { LeadEvent } from "../core/event"
import { summariseLeadUrgency } from "../core/events/lead-urgency"
import { createReminderName, createWebhookDeliveryKey, isOfficeEmailName } from "../core/ids"
import { createFailureLogger } from "../core/log"
import type { LeadPorts, Webhook } from "../core/ports"
import { createPendingDelivery, finishedSchema, getWithdrawnAt, type LeadRecord } from "../core/records"
import { calculateNextBusinessDayEnd } from "../../domain/urgency/published"
import { hasStoredRecord, mapInBatches, readFullLead, readRecordIfReadable } from "../store/read-records"

const REMINDER_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** In the `calls` collection: by when the office must have reached someone. ISO 8601 in UTC. */
const callSchema = v.object({
  callBy: v.string(),
  /** When the office is reminded. */
  remindAt: v.string(),
  /** Until when health names the lead: the end of the next business day. */
  until: v.string(),
  /** True once people were alerted that `callBy` has passed. */
  isMissed: v.boolean(),
})

/**
 * Notes that the office must call about an urgent request. It's reminded half an hour before the time is up, or half-way there
 * if there's less than an hour. Does nothing for any other event, or if it's noted already. @throws StoreUnavailable
 */
export async function saveCallToMake(
  { store, firm }: Pick<LeadPorts, "store" | "firm">,
  key: string,
  event: LeadEvent,
): Promise<void> {
  const { callBy } = summariseLeadUrgency(event) ?? {}
  const record = callBy ? await readFullLead({ store }, key) : null
  if (!callBy || !isCallOpen(record)) return
  const [by, at] = [Date.parse(callBy), Date.parse(event.timestamp)]
  const remindAt = new Date(Math.max(by - REMINDER_MS, (at + by) / 2))
  // Half an hour before, the office's day is still the one on which it must call.
  const until = calculateNextBusinessDayEnd(new Date(by - REMINDER_MS), firm.hours) ?? new Date(by + DAY_MS)
  const call = { callBy, remindAt: remindAt.toISOString(), until: until.toISOString(), isMissed: false }
  await store.create("calls", key, call)
}

/** True for a request that the office hasn't followed up, and that wasn't withdrawn. */
const isCallOpen = (record: LeadRecord | "unreadable" | null): record is LeadRecord =>
  record !== null && record !== "unreadable" && record.followUp === undefined && getWithdrawnAt(record) === undefined

/** True while a reminder about a lead makes sense: it's open, and its time isn't up. */
export const mayBeReminded = ({ now }: Pick<LeadPorts, "now">, lead: LeadRecord): boolean =>
  isCallOpen(lead) && (summariseLeadUrgency(lead.event)?.callBy ?? "") > now().toISOString()

/**
 * Looks at each call that the office must make: queues its reminder to each address that has the lead, returns what to alert
 * people to once the time is up, and forgets what's done or over. An unreadable note is forgotten too: the email said by when to call.
 *
 * @param isOver Returns true once no more work may begin.
 * @throws StoreUnavailable when the calls can't be listed.
 */
export async function checkCallsToMake(ports: LeadPorts, isOver: () => boolean): Promise<Concern[]> {
  const keys = (await ports.store.list("calls")).map(({ key }) => key)
  const concerns = await mapInBatches(keys, async key => {
    if (isOver()) return null
    return checkCallToMake(ports, key).catch((error: unknown) => {
      createFailureLogger(ports.log, { id: key, alert: true })(error)
      return null
    })
  })
  return concerns.filter(concern => concern !== null)
}

async function checkCallToMake(ports: LeadPorts, key: string): Promise<Concern | null> {
  const { store } = ports
  const [call, lead] = await Promise.all([
    readRecordIfReadable(store, "calls", key, callSchema),
    readFullLead(ports, key),
  ])
  const at = ports.now().toISOString()
  if (!call || !isCallOpen(lead) || call.until <= at) {
    await store.delete("calls", key)
    return null
  }
  if (call.isMissed || at < call.remindAt) return null
  const offices = await listOfficesThatHave(ports, key)
  if (offices.length === 0) return null
  if (at >= call.callBy) {
    await store.put("calls", key, { ...call, isMissed: true })
    return { kind: "call-missed", facts: { id: key, urgency: summariseLeadUrgency(lead.event) ?? undefined } }
  }
  for (const { name } of offices) {
    const own = createWebhookDeliveryKey(createReminderName(name), key)
    if (!(await hasStoredRecord(store, "hook-done", own)))
      await store.create("hook-pending", own, createPendingDelivery(ports.now()))
  }
  return null
}

/** The addresses of the office that a lead was delivered to. @throws StoreUnavailable */
export async function listOfficesThatHave(
  { store, webhooks }: Pick<LeadPorts, "store" | "webhooks">,
  key: string,
): Promise<Webhook[]> {
  const offices = webhooks.filter(({ name }) => isOfficeEmailName(name))
  const notes = await Promise.all(
    offices.map(({ name }) =>
      readRecordIfReadable(store, "hook-done", createWebhookDeliveryKey(name, key), finishedSchema),
    ),
  )
  return offices.filter((_, n) => notes[n] && notes[n].undelivered === undefined)
}

/** The keys of the leads whose time to call was up without a word from the office. @throws StoreUnavailable */
export async function listMissedCalls({ store, now }: Pick<LeadPorts, "store" | "now">): Promise<string[]> {
  const keys = (await store.list("calls")).map(({ key }) => key)
  const at = now().toISOString()
  const lateCalls = await mapInBatches(keys, async key => {
    const call = await readRecordIfReadable(store, "calls", key, callSchema)
    return call?.isMissed && call.until > at ? [key] : []
  })
  return lateCalls.flat()
}
