import type { Proportion } from "../counts/proportion"
import type { Figures, Report } from "../counts/report"
import {
  explainLeadReportFigures,
  NAMELESS,
  formatLeadReportAsTable,
  TOTAL,
  formatPlainDollars,
  buildReportForJson,
} from "../counts/report-table"
import { formatRowsAsCsv, escapeSpreadsheetFormula } from "./export-leads"

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
})

const buildReportRow = (group: string, figures: Figures): string[] => [
  group,
  ...Object.values(formatCsvColumns(figures)),
]

/** Formats a report for a spreadsheet: a row for each group, then the total. Formulas in texts from links are escaped. */
const formatReportAsCsv = ({ by, rows, total }: Report): string =>
  formatRowsAsCsv([
    [by, ...Object.keys(formatCsvColumns(total))],
    ...rows.map(({ group, ...figures }) =>
      buildReportRow(group === null ? NAMELESS[by] : escapeSpreadsheetFormula(group), figures),
    ),
    buildReportRow(TOTAL, total),
  ])

export const REPORT_FORMATS = ["table", "csv", "json"] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Writes a report in each format, with a line break at the end. */
export const writeReport: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  table: report => `${formatLeadReportAsTable(report)}\n${explainLeadReportFigures(report)}`,
  csv: formatReportAsCsv,
  json: report => `${JSON.stringify(buildReportForJson(report), null, 2)}\n`,
}
