import { formatDay } from "../../domain/format/format"
import { FOLLOW_UPS, type FollowUp } from "../../domain/lead/follow-up"
import { formatWithoutLinks } from "../../domain/lead/visitor-text"
import type { ReportBar, ReportBars, ReportView } from "../../domain/report-view"
import { explainLeadReportFigures, NAMELESS } from "./report-table"
import type { Figures, Grouping, Report, Reports } from "./report"

const HEADINGS: Record<Grouping, string> = {
  source: "By source",
  campaign: "By campaign",
  page: "By page",
  partner: "By partner",
  variant: "By variant of a page under test",
  state: "By state",
}

const BECAME: Record<FollowUp, string> = { called: "Called", client: "Became a client", declined: "Not for us" }

const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

/** Creates the bar of a name, or of several names together. */
function createBar(name: string, rows: readonly Figures[]): ReportBar {
  const sum = (get: (row: Figures) => number): number => rows.reduce((total, row) => total + get(row), 0)
  const [requests, acceptances] = [sum(row => row.requests), sum(row => row.acceptances)]
  const [clients, views] = [sum(row => row.followUps.client), rows.length === 1 ? sum(row => row.views ?? 0) : 0]
  const visits = views > 0 ? ` in ${formatCount(views, "visit")}` : ""
  const text = `${formatCount(requests, "request")}${visits}, ${acceptances} accepted, ${formatCount(clients, "client")}`
  return { name, count: requests, text }
}

/** Names are as links to the site have them, and anyone can write one, so they're shown without links. */
function buildGroup({ by, rows }: Report, most: number): ReportBars {
  const others = rows.slice(most)
  const bars = rows
    .slice(0, most)
    .map(row => createBar(row.group === null ? NAMELESS[by] : formatWithoutLinks(row.group), [row]))
  return {
    heading: HEADINGS[by],
    bars: others.length > 0 ? [...bars, createBar(`${others.length} more`, others)] : bars,
  }
}

function buildWhatBecame({ requests, acceptances, followUps }: Figures): ReportBars {
  const recorded = FOLLOW_UPS.reduce((sum, followUp) => sum + followUps[followUp], 0)
  const bars: [name: string, count: number][] = [
    ["Requests", requests],
    ["Accepted our quote", acceptances],
    ...FOLLOW_UPS.map((followUp): [string, number] => [BECAME[followUp], followUps[followUp]]),
    ["Nothing recorded", requests - recorded],
  ]
  return { heading: "What became of them", bars: bars.map(([name, count]) => ({ name, count, text: String(count) })) }
}

/**
 * Puts the reports of the same days in words.
 *
 * @param most The most names in each group; the others are added up.
 */
export function buildReportView(reports: Reports, most = Infinity): ReportView {
  const [bySource] = reports
  const isEmpty = bySource.total.requests === 0
  const groups = reports.map(report => buildGroup(report, most))
  return {
    heading: `${formatDay(bySource.from)} to ${formatDay(bySource.until)}`,
    notes: [
      ...(isEmpty ? ["No requests came on these days."] : []),
      ...explainLeadReportFigures(bySource).trim().split("\n"),
    ],
    groups: isEmpty ? [] : [buildWhatBecame(bySource.total), ...groups],
  }
}
