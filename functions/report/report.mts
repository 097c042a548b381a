import type { Config } from "@netlify/functions"
import { renderMessagePage } from "../../src/documents/message-page"
import { renderReportPage } from "../../src/documents/report-page"
import { addDays, isCalendarDay, type IsoDate } from "../../src/domain/iso-date"
import { isReportLink } from "../../src/leads/core/links"
import type { Ports } from "../../src/leads/core/ports"
import { getSydneyDate } from "../../src/leads/core/schedule"
import { loadReports } from "../../src/leads/counts/page-test-result"
import { buildLeadReports, getReportDays, type Days } from "../../src/leads/counts/report"
import { formatReportsAsCsv } from "../../src/leads/counts/report-formats"
import { buildReportView } from "../../src/leads/counts/report-view"
import { createPageResponse, createTextResponse, refuseAsPage } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { refusals } from "../../src/leads/http/refusals"
import { getStoreUnavailableCode } from "../../src/leads/http/take-lead"
import { withProductionPorts } from "../../src/leads/production/production-ports"

/** The most days before the last one, since each request of them is read. */
const MOST_DAYS_BEFORE = 365

/** The days that a query asks for, in either order. What isn't a day is left out, and too long a time begins later. */
function readDays(query: URLSearchParams, today: IsoDate): Days {
  const [from, until] = ["from", "until"].map(name => {
    const text = query.get(name) ?? ""
    return isCalendarDay(text) ? text : null
  })
  const days = getReportDays({ from: from ?? null, until: until ?? null }, today)
  const [first, last] = days.from <= days.until ? [days.from, days.until] : [days.until, days.from]
  const earliest = addDays(last, -MOST_DAYS_BEFORE)
  return { from: first < earliest ? earliest : first, until: last }
}

/**
 * Handles the link in the weekly report: GET shows the report of the days that the query asks for, or sends it as CSV. The link is the
 * proof. 400 for a link that isn't ours or is too old, 503. Only counts without personal data are read.
 */
export const showReport =
  (ports: Ports): Handler =>
  async (request, call) => {
    const own = ports(call)
    const { firm, now } = own
    const refuse = refuseAsPage(renderMessagePage, firm)
    if (!["GET", "HEAD"].includes(request.method)) return refuse(refusals.method("GET, HEAD"))
    if (!isReportLink(own, call.params.token)) return refuse(refusals.badLink)
    const { pathname: path, searchParams } = new URL(request.url)
    const days = readDays(searchParams, getSydneyDate(now()))
    const loaded = await loadReports(own, days).catch(getStoreUnavailableCode)
    if (typeof loaded === "string") return refuse(refusals.unavailable(firm))
    const { sources, tests } = loaded
    const reports = buildLeadReports(days, sources)
    if (searchParams.get("format") === "csv")
      return createTextResponse(200, formatReportsAsCsv(reports), {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="requests-${days.from}-${days.until}.csv"`,
      })
    const view = buildReportView(reports)
    return createPageResponse(200, renderReportPage({ path, firm, ...days, view, tests }))
  }

export default withProductionPorts(showReport)

export const config: Config = {
  path: "/r/:token",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
