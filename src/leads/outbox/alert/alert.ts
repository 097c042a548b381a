import * as v from "valibot"
import {
  ALERT_SUBJECTS,
  ALERT_TEXTS,
  mergeAlertFacts,
  formatAlertUrgencyPrefix,
  type AlertFacts,
  type AlertKind,
} from "../../core/alert-texts"
import { createHashKey } from "../../core/ids"
import type { Alert, LeadPorts } from "../../core/ports"
import { readMonitoringRecord } from "../../store/read-records"

/** An alert as it's sent to people. */
export type AlertMessage = { kind: AlertKind; subject: string; text: string; facts: AlertFacts }

/** Sends an alert, for example by email. Resolves to true if it was accepted; never throws. */
export type SendAlert = (message: AlertMessage) => Promise<boolean>

const HOUR_MS = 60 * 60_000

/**
 * Whether an alert at `at` comes too soon after the last one of its kind about one webhook. Spam comes daily: one alert a
 * day is enough. A last one in the far future was noted by a clock that was ahead.
 */
const isWithinSilence = (kind: AlertKind, toldAt: number, at: number): boolean =>
  Math.abs(at - toldAt) < (kind === "held" || kind === "removed-webhook" ? 24 * HOUR_MS : HOUR_MS)

/** Kinds of alert that don't come again by themselves: the sweep sends one later if it can't be sent at once. */
const TOLD_LATER: readonly AlertKind[] = [
  "dead-letter",
  "dead-mail",
  "urgent",
  "held",
  "gone",
  "unreadable",
  "clock-ahead",
  "put-back",
  "not-remembered",
  "handed-to-first",
  "call-missed",
]

const noteSchema = v.object({
  /** When the last alert was sent. */
  toldAt: v.nullable(v.string()),
  /** Facts of what has happened since then, which people haven't been alerted to. */
  untold: v.nullable(v.custom<AlertFacts>(facts => typeof facts === "object")),
})
type Note = v.InferOutput<typeof noteSchema>

type Options = Pick<LeadPorts, "store" | "idSecret" | "siteUrl" | "now" | "log"> & {
  senders: readonly SendAlert[]
  /** When each alert was last sent, by the key of its note. Used when the store is down, and shared between calls. */
  remembered: Map<string, number>
}

/** Creates the function that alerts people. If the store is down, an alert may be sent twice, but none is lost for that. */
export function createAlertSender({ senders, remembered: lastAlertTimes, ...ports }: Options): Alert {
  const { store, idSecret, siteUrl, now, log } = ports
  const alert: Alert = async (kind, facts = {}) => {
    log({ event: "alert", kind, ...facts, alert: true })
    if (senders.length === 0) return false
    const key = createAlertNoteKey(idSecret, kind, facts.webhook)
    const at = now().getTime()
    const before = await findAlertNote({ store, now, log, alert }, key)
    const toldAt = Math.max(before?.toldAt ? Date.parse(before.toldAt) : 0, lastAlertTimes.get(key) ?? 0)
    const all = before?.untold
      ? { ...mergeAlertFacts(before.untold, facts), count: (before.untold.count ?? 1) + (facts.count ?? 1) }
      : facts
    const isEarly = isWithinSilence(kind, toldAt, at)
    const { host } = new URL(siteUrl)
    const subject = `${host}: ${all.urgency ? "Urgent: " : ""}${ALERT_SUBJECTS[kind](all)}`
    const text = `${host}: ${formatAlertUrgencyPrefix(all)}${ALERT_TEXTS[kind](all)}`
    const answers = isEarly ? [] : await Promise.all(senders.map(send => send({ kind, subject, text, facts: all })))
    const isSent = answers.includes(true)
    if (isSent) lastAlertTimes.set(key, at)
    if (!isSent && !isEarly) log({ event: "alert-failed", kind, alert: true })
    if (isSent || TOLD_LATER.includes(kind)) {
      const after: Note = {
        toldAt: isSent ? new Date(at).toISOString() : (before?.toldAt ?? null),
        untold: isSent ? null : all,
      }
      await store.put("health", key, after).catch(() => undefined)
    }
    return isSent
  }
  return alert
}

type UnsentAlerts = Pick<LeadPorts, "store" | "idSecret" | "webhooks" | "now" | "log" | "alert">

/** Sends the alerts that weren't sent yet and may be sent now. The sweep calls it. */
export async function sendUnsentAlerts({ store, idSecret, webhooks, now, log, alert }: UnsentAlerts): Promise<void> {
  const about = [undefined, ...webhooks.map(({ name }) => name)]
  await Promise.all(
    TOLD_LATER.flatMap(kind => about.map(webhook => ({ kind, webhook }))).map(async ({ kind, webhook }) => {
      const key = createAlertNoteKey(idSecret, kind, webhook)
      const note = await findAlertNote({ store, now, log, alert }, key)
      if (!note?.untold || (note.toldAt && isWithinSilence(kind, Date.parse(note.toldAt), now().getTime()))) return
      await store.put("health", key, { ...note, untold: null }).then(
        () => alert(kind, note.untold ?? {}),
        () => undefined,
      )
    }),
  )
}

const createAlertNoteKey = (idSecret: string, kind: AlertKind, webhook?: string): string =>
  createHashKey(idSecret, "health", "alert", kind, ...(webhook === undefined ? [] : [webhook]))

/** Reads the note of an alert; `null` if there's none, or if the store is down. */
const findAlertNote = (ports: Parameters<typeof readMonitoringRecord>[0], key: string): Promise<Note | null> =>
  readMonitoringRecord(ports, key, noteSchema).catch(() => null)
