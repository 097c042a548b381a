import { formatDay, formatMoney } from "../../domain/format/format"
import type { Proportion } from "./proportion"
import type { Figures, Grouping, Report } from "./report"
import type { Cents } from "../../domain/money/money"

/** Shown instead of a missing name: `(none)`, or `(not known)` for what every request has. */
export const NAMELESS: Readonly<Record<Grouping, string>> = {
  campaign: "(none)",
  source: "(not known)",
  partner: "(none)",
  variant: "(none)",
  page: "(not known)",
  state: "(not known)",
}

export const TOTAL = "TOTAL"

const formatPercent = (part: number): string => `${(part * 100).toFixed(1)}%`

const formatProportion = (part: Proportion | null): string =>
  part === null ? "" : `${formatPercent(part.rate)} (${formatPercent(part.low)} to ${formatPercent(part.high)})`

/** The columns after the first one. */
const formatTableColumns = (figures: Figures): Record<string, string> => ({
  VIEWS: String(figures.views ?? ""),
  REQUESTS: String(figures.requests),
  "OF VIEWS": formatProportion(figures.requestsOfViews),
  ACCEPTED: String(figures.acceptances),
  "OF REQUESTS": formatProportion(figures.acceptancesOfRequests),
  CALLED: String(figures.followUps.called),
  CLIENTS: String(figures.followUps.client),
  DECLINED: String(figures.followUps.declined),
  "FEES ASKED": formatMoney(figures.requestFeesCents),
  "FEES ACCEPTED": formatMoney(figures.acceptanceFeesCents),
})

/** Formats a report as a table for a terminal or an email, with headings. Names are aligned left and numbers right. */
export function formatLeadReportAsTable({ by, rows: groups, total }: Report): string {
  const rows = [
    [by.toUpperCase(), ...Object.keys(formatTableColumns(total))],
    ...groups.map(({ group, ...figures }) => [group ?? NAMELESS[by], ...Object.values(formatTableColumns(figures))]),
    [TOTAL, ...Object.values(formatTableColumns(total))],
  ]
  return formatTextTable(rows, "padStart")
}

/** Formats rows as columns, two spaces apart. The first row is the header, and the first column is aligned left. */
export function formatTextTable(rows: readonly (readonly string[])[], align: "padStart" | "padEnd" = "padEnd"): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)))
  const pad = (cell: string, i: number): string => cell[i === 0 ? "padEnd" : align](widths[i] ?? 0)
  return rows.map(row => `${row.map(pad).join("  ").trimEnd()}\n`).join("")
}

/** Explains the numbers of a report, a sentence in each line. */
export function explainLeadReportFigures({ from, until, acceptedOnTheseDays, otherLeads }: Report): string {
  const { acceptances, feesCents } = acceptedOnTheseDays
  const days = from === until ? `on ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(until)}`
  return [
    `Requests that came ${days}, how many of them were accepted until now, with 95% intervals, and what the office recorded last about them. Fees are ours, with GST.`,
    `Accepted ${days}, whenever they were asked for: ${acceptances}, worth ${formatMoney(feesCents)}.`,
    ...(otherLeads.called + otherLeads.client + otherLeads.declined > 0
      ? [
          `Recorded ${days} about messages: called ${otherLeads.called}, became a client ${otherLeads.client}, declined ${otherLeads.declined}.`,
        ]
      : []),
    "",
  ].join("\n")
}

/** Formats an amount for programs: dollars with two decimal places, such as `1100.00`. */
export const formatPlainDollars = (amount: Cents): string => (amount / 100).toFixed(2)

const addDollarAmounts = ({ requestFeesCents, acceptanceFeesCents, ...others }: Figures) => ({
  ...others,
  requestFeesCents,
  requestFees: formatPlainDollars(requestFeesCents),
  acceptanceFeesCents,
  acceptanceFees: formatPlainDollars(acceptanceFeesCents),
})

/** Builds a report for JSON. It has each amount twice: in whole cents, and in dollars as text. */
export const buildReportForJson = ({ rows, total, acceptedOnTheseDays, ...which }: Report) => ({
  ...which,
  currency: "AUD",
  rows: rows.map(({ group, ...figures }) => ({ group, ...addDollarAmounts(figures) })),
  total: addDollarAmounts(total),
  acceptedOnTheseDays: { ...acceptedOnTheseDays, fees: formatPlainDollars(acceptedOnTheseDays.feesCents) },
})
