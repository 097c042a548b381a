import { escapeSpreadsheetFormula, formatRowsAsCsv } from "../core/csv"
import type { Proportion } from "./proportion"
import type { Figures, Report } from "./report"
import {
  explainLeadReportFigures,
  NAMELESS,
  formatLeadReportAsTable,
  TOTAL,
  formatPlainDollars,
  buildReportForJson,
} from "./report-table"

const formatWithInterval = (name: string, part: Proportion | null): Record<string, string> => ({
  [name]: part?.rate.toFixed(4) ?? "",
  [`${name}_low`]: part?.low.toFixed(4) ?? "",
  [`${name}_high`]: part?.high.toFixed(4) ?? "",
})

/** The columns after that of the groups. Names and order never change; new columns go last. */
const formatCsvColumns = (figures: Figures): Record<string, string> => ({
  views: String(figures.views ?? ""),
  requests: String(figures.requests),
  ...formatWithInterval("requests_of_views", figures.requestsOfViews),
  acceptances: String(figures.acceptances),
  ...formatWithInterval("acceptances_of_requests", figures.acceptancesOfRequests),
  request_fees_cents: String(figures.requestFeesCents),
  request_fees: formatPlainDollars(figures.requestFeesCents),
  acceptance_fees_cents: String(figures.acceptanceFeesCents),
  acceptance_fees: formatPlainDollars(figures.acceptanceFeesCents),
  called: String(figures.followUps.called),
  clients: String(figures.followUps.client),
  declined: String(figures.followUps.declined),
})

const buildReportRow = (group: string, figures: Figures): string[] => [
  group,
  ...Object.values(formatCsvColumns(figures)),
]

/** A row for each group, then the total. Formulas in texts from links are escaped. */
const listReportRows = ({ by, rows, total }: Report): string[][] => [
  ...rows.map(({ group, ...figures }) =>
    buildReportRow(group === null ? NAMELESS[by] : escapeSpreadsheetFormula(group), figures),
  ),
  buildReportRow(TOTAL, total),
]

/** Formats a report for a spreadsheet. */
const formatReportAsCsv = (report: Report): string =>
  formatRowsAsCsv([[report.by, ...Object.keys(formatCsvColumns(report.total))], ...listReportRows(report)])

/** Formats several reports as one table. Each row begins with the days, what it's grouped by and the group. */
export const formatReportsAsCsv = (reports: readonly Report[]): string =>
  formatRowsAsCsv([
    [
      "from",
      "until",
      "by",
      "group",
      ...reports.slice(0, 1).flatMap(({ total }) => Object.keys(formatCsvColumns(total))),
    ],
    ...reports.flatMap(report => listReportRows(report).map(row => [report.from, report.until, report.by, ...row])),
  ])

export const REPORT_FORMATS = ["table", "csv", "json"] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Writes a report in each format, with a line break at the end. */
export const writeReport: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  table: report => `${formatLeadReportAsTable(report)}\n${explainLeadReportFigures(report)}`,
  csv: formatReportAsCsv,
  json: report => `${JSON.stringify(buildReportForJson(report), null, 2)}\n`,
}
