import { escapeSpreadsheetFormula, formatRowsAsCsv } from "../../domain/csv"
import type { Proportion } from "./proportion"
import type { Figures, Report, Reports } from "./report"
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

/** The names of the columns, a row for each group, then the total. Formulas in texts from links are escaped. */
function buildCsvRows({ by, rows, total }: Report): [names: string[], ...rows: string[][]] {
  const buildRow = (name: string, figures: Figures) => [name, ...Object.values(formatCsvColumns(figures))]
  return [
    [by, ...Object.keys(formatCsvColumns(total))],
    ...rows.map(row => buildRow(row.group === null ? NAMELESS[by] : escapeSpreadsheetFormula(row.group), row)),
    buildRow(TOTAL, total),
  ]
}

/** Formats several reports as one table. Each row begins with the days, what it's grouped by and the group. */
export const formatReportsAsCsv = ([first, ...others]: Reports): string =>
  formatRowsAsCsv([
    ["from", "until", "by", "group", ...buildCsvRows(first)[0].slice(1)],
    ...[first, ...others].flatMap(report =>
      buildCsvRows(report)
        .slice(1)
        .map(row => [report.from, report.until, report.by, ...row]),
    ),
  ])

export const REPORT_FORMATS = ["table", "csv", "json"] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Writes a report in each format, with a line break at the end. */
export const writeReport: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  table: report => `${formatLeadReportAsTable(report)}\n${explainLeadReportFigures(report)}`,
  csv: report => formatRowsAsCsv(buildCsvRows(report)),
  json: report => `${JSON.stringify(buildReportForJson(report), null, 2)}\n`,
}
