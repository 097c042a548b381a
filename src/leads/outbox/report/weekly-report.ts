import * as v from "valibot"
import { formatDay } from "../../../domain/format/format"
import { formatWithoutLinks } from "../../../domain/lead/visitor-text"
import { createReference } from "../../../domain/reference"
import { formatLeadUrgency } from "../../core/events/lead-urgency"
import { createHashKey } from "../../core/ids"
import { createFailureLogger } from "../../core/log"
import type { LeadPorts, ReportMessage } from "../../core/ports"
import { getSydneyDate } from "../../core/schedule"
import {
  buildLeadReports,
  getReportDays,
  getWeekBefore,
  type Days,
  type Report,
  type Reports,
} from "../../counts/report"
import { formatReportsAsCsv } from "../../counts/report-formats"
import { buildReportView } from "../../counts/report-view"
import { loadReports } from "../../counts/page-test-result"
import { createReportPath } from "../../core/links"
import { explainLeadReportFigures, formatLeadReportAsTable, buildReportForJson } from "../../counts/report-table"
import { readMonitoringRecord } from "../../store/read-records"
import { listUrgentLeadsThatWait, type WaitingLead } from "../urgent-leads"

const HOUR_MS = 60 * 60_000

/** Monday, 7 am in Sydney; an hour earlier or later on a day when daylight saving begins or ends. */
const AFTER_MIDNIGHT_MS = 7 * HOUR_MS

/** How long a sweep that's sending keeps others from sending, and how long to wait after a failure. */
const PAUSE_MS = HOUR_MS

const noteSchema = v.object({
  /** First day of the week that was reported last. */
  week: v.string(),
  /** Names of the ways that have accepted the report: `email` or `webhook`. */
  sent: v.array(v.string()),
  /** No sweep sends the report before this time, ISO 8601 in UTC. */
  pausedUntil: v.string(),
})
type Note = v.InferOutput<typeof noteSchema>

/**
 * Sends the report of the last week by each way that the environment sets up, on Monday morning in Sydney or with the
 * first sweep after that. A note in the store says that a sweep is sending and which ways have accepted the report, so
 * that two simultaneous sweeps send it once. If a sweep dies, another one continues an hour later; then a way whose
 * acceptance wasn't noted gets the report twice. A way that fails is tried again every hour, until the next week's
 * report. Never throws.
 */
export const sendWeeklyReport = (ports: LeadPorts): Promise<void> =>
  sendWeeklyReportIfDue(ports).catch(createFailureLogger(ports.log, { kind: "weekly-report" }))

async function sendWeeklyReportIfDue(ports: LeadPorts): Promise<void> {
  const { store, idSecret, now, reportWays, log } = ports
  if (reportWays.length === 0) return
  const key = createHashKey(idSecret, "health", "weekly-report")
  const days = getWeekBefore(getSydneyDate(new Date(now().getTime() - AFTER_MIDNIGHT_MS)))
  const listSentWays = (note: Note | null) => (note?.week === days.from ? note.sent : [])
  const isReportDue = (note: Note | null) =>
    reportWays.some(({ name }) => !listSentWays(note).includes(name)) &&
    !(note?.week === days.from && note.pausedUntil > now().toISOString())

  if (!isReportDue(await readMonitoringRecord(ports, key, noteSchema))) return
  // The version is read before the note itself, so that the claim fails if the note changes in between.
  const entry = (await store.list("health")).find(candidate => candidate.key === key)
  const before = await readMonitoringRecord(ports, key, noteSchema)
  if (!isReportDue(before)) return
  const sending: Note = {
    week: days.from,
    sent: listSentWays(before),
    pausedUntil: new Date(now().getTime() + PAUSE_MS).toISOString(),
  }
  let claimedEntry = entry ? await store.claim("health", entry, sending) : await store.create("health", key, sending)
  if (!claimedEntry) return

  const month = getReportDays({ from: null, until: days.until }, days.until)
  const [reports, waiting] = await Promise.all([loadReports(ports, month), listUrgentLeadsThatWait(ports)])
  const message = buildWeeklyLeadReport(ports, { days, month }, reports, waiting)
  for (const way of reportWays.filter(({ name }) => !sending.sent.includes(name))) {
    if (!(await way.send(message))) {
      log({ event: "failed", kind: "weekly-report", code: way.name, alert: true })
      continue
    }
    sending.sent.push(way.name)
    claimedEntry = claimedEntry && (await store.claim("health", claimedEntry, sending))
  }
}

const ABOUT_NAMES = "Campaigns and variants are named as links to the site have them: anybody can write one.\n"

/** The most names that the email has in each group. A mail program cuts off a long email. */
const MOST_NAMES = 10

/** Changes the names in a report so that no mail program turns them into links. */
const removeReportLinks = (from: Report): Report => ({
  ...from,
  rows: from.rows.map(row => ({ ...row, group: row.group && formatWithoutLinks(row.group) })),
})

const STATES_IN_WORDS: Record<WaitingLead["state"], string> = {
  pending: "waits to be delivered",
  held: "held as possible junk",
  dead: "given up after its last try",
}

/** Says which urgent leads nobody has received: a heading, and a line for each; empty if there are none. */
function describeUrgentLeadsThatWait(waiting: readonly WaitingLead[] | null): string[] {
  if (waiting === null)
    return ['Too many leads wait here to say which are urgent: "npm run leads -- list" begins with those.']
  if (waiting.length === 0) return []
  return [
    'Urgent when it came, and nobody has it yet. "npm run leads -- find", with the reference, says who it is:',
    ...waiting.map(
      ({ publicId, state, urgency }) =>
        `${createReference(publicId)}, ${STATES_IN_WORDS[state]}: ${formatLeadUrgency(urgency)}`,
    ),
  ]
}

/** Builds the report of a week, and of the 30 days that end with it, for people and for programs. No personal data. */
function buildWeeklyLeadReport(
  ports: Pick<LeadPorts, "siteUrl" | "apiUrl" | "linkSecrets" | "firm" | "now">,
  { days, month }: Record<"days" | "month", Days>,
  { sources, tests }: Awaited<ReturnType<typeof loadReports>>,
  waiting: readonly WaitingLead[] | null,
): ReportMessage {
  const { host } = new URL(ports.siteUrl)
  const reports = buildLeadReports(days, sources)
  const reportsOfMonth = buildLeadReports(month, sources)
  const [bySource] = reports
  const { requests } = bySource.total
  const week = `week to ${formatDay(days.until)}`
  const subject = `${host}: ${requests === 1 ? "1 request" : `${requests} requests`}, ${week}`
  const urgent = describeUrgentLeadsThatWait(waiting)
  const page = ports.apiUrl + createReportPath(ports, ports.now())
  const buildPeriod = (name: string, period: Reports) => {
    const view = buildReportView(period, MOST_NAMES)
    const [{ from, until }] = period
    return { ...view, heading: `${name}: ${view.heading}`, url: `${page}?from=${from}&until=${until}` }
  }
  return {
    kind: "weekly-report",
    subject,
    text: [
      `${host}, ${week}\n`,
      ...[urgent.map(line => `${line}\n`).join("")].filter(Boolean),
      ...tests.map(({ title, text }) => `${title}: ${text}\n`),
      explainLeadReportFigures(bySource),
      ABOUT_NAMES,
      ...reports.map(removeReportLinks).map(formatLeadReportAsTable),
      `Other days: ${page}\n`,
    ].join("\n"),
    facts: {
      ...{ from: days.from, until: days.until, reports: reports.map(buildReportForJson), tests },
      urgent: waiting?.map(({ publicId, state, urgency }) => ({
        ...{ reference: createReference(publicId), state },
        ...urgency,
      })),
    },
    email: {
      ...{ firm: ports.firm, subject, title: `Requests, ${week}`, urgent, tests },
      periods: [buildPeriod("Last 7 days", reports), buildPeriod("Last 30 days", reportsOfMonth)],
      csv: formatReportsAsCsv([...reports, ...reportsOfMonth]),
      urls: { site: ports.siteUrl },
    },
  }
}
