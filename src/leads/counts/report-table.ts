import { day, money } from "../../domain/format/format"
import type { Proportion } from "./proportion"
import type { Figures, Grouping, Report } from "./report"

/** What's written instead of a name: a request need not have a campaign, but every visit has a source and a first page. */
export const NAMELESS: Readonly<Record<Grouping, string>> = {
  campaign: "(none)",
  source: "(not known)",
  partner: "(none)",
  variant: "(none)",
  page: "(not known)",
  state: "(not known)",
}

export const TOTAL = "TOTAL"

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`

const shown = (part: Proportion | null): string =>
  part === null ? "" : `${percent(part.rate)} (${percent(part.low)} to ${percent(part.high)})`

const cells = (group: string, figures: Figures): string[] => [
  group,
  figures.views === null ? "" : String(figures.views),
  String(figures.requests),
  shown(figures.requestsOfViews),
  String(figures.acceptances),
  shown(figures.acceptancesOfRequests),
  money(figures.requestFeesCents),
  money(figures.acceptanceFeesCents),
]

/** A report as lines for a terminal or an email: names to the left, numbers to the right, and what they are. */
export function reportTable(report: Report): string {
  const rows = [
    [
      report.by.toUpperCase(),
      "VIEWS",
      "REQUESTS",
      "OF VIEWS",
      "ACCEPTED",
      "OF REQUESTS",
      "FEES ASKED",
      "FEES ACCEPTED",
    ],
    ...report.rows.map(({ group, ...figures }) => cells(group ?? NAMELESS[report.by], figures)),
    cells(TOTAL, report.total),
  ]
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)))
  const lines = rows.map(row =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join("  ")
      .trimEnd(),
  )
  return [...lines, ""].join("\n")
}

/** What the numbers of a report are, in two sentences. */
export function aboutReport({ from, until, acceptedOnTheseDays: { acceptances, feesCents } }: Report): string {
  const days = from === until ? `on ${day(from)}` : `from ${day(from)} to ${day(until)}`
  return [
    `Requests that came ${days}, and how many of them were accepted until now, with 95% intervals. Fees are ours, with GST.`,
    `Accepted ${days}, whenever they were asked for: ${acceptances}, worth ${money(feesCents)}.`,
    "",
  ].join("\n")
}
