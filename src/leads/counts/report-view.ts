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

type Sums = { views: number | null; requests: number; acceptances: number; clients: number }

const getSums = ({ views, requests, acceptances, followUps }: Figures): Sums => ({
  ...{ views, requests, acceptances, clients: followUps.client },
})

const addSums = (a: Sums, b: Sums): Sums => ({
  views: null,
  requests: a.requests + b.requests,
  acceptances: a.acceptances + b.acceptances,
  clients: a.clients + b.clients,
})

const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

const formatSums = ({ views, requests, acceptances, clients }: Sums): string =>
  [
    `${formatCount(requests, "request")}${views === null ? "" : ` in ${formatCount(views, "visit")}`}`,
    `${acceptances} accepted`,
    formatCount(clients, "client"),
  ].join(", ")

const createBar = (name: string, sums: Sums): ReportBar => ({ name, count: sums.requests, text: formatSums(sums) })

/** Names are as links to the site have them, and anyone can write one, so they're shown without links. */
function buildGroup({ by, rows }: Report, most: number): ReportBars {
  const all = rows.map(row => ({
    name: row.group === null ? NAMELESS[by] : formatWithoutLinks(row.group),
    sums: getSums(row),
  }))
  const others = all.slice(most)
  return {
    heading: HEADINGS[by],
    bars: [
      ...all.slice(0, most).map(({ name, sums }) => createBar(name, sums)),
      ...(others.length > 0
        ? [createBar(`${others.length} more`, others.map(({ sums }) => sums).reduce(addSums))]
        : []),
    ],
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
