import type { Proportion } from "../counts/proportion"
import type { Figures, Report } from "../counts/report"
import { plainDollars, reportFacts } from "../counts/report-facts"
import { aboutReport, NAMELESS, reportTable, TOTAL } from "../counts/report-table"
import { csv, inert } from "./export-leads"

const parts = (part: Proportion | null): string[] =>
  [part?.rate, part?.low, part?.high].map(number => (number === undefined ? "" : number.toFixed(4)))

/** The columns behind the first, which is called as the grouping is. Names and order stay; new ones come last. */
const COLUMNS: readonly (readonly [names: readonly string[], of: (figures: Figures) => readonly string[]])[] = [
  [["views"], ({ views }) => [views === null ? "" : String(views)]],
  [["requests"], ({ requests }) => [String(requests)]],
  [
    ["requests_of_views", "requests_of_views_low", "requests_of_views_high"],
    ({ requestsOfViews }) => parts(requestsOfViews),
  ],
  [["acceptances"], ({ acceptances }) => [String(acceptances)]],
  [
    ["acceptances_of_requests", "acceptances_of_requests_low", "acceptances_of_requests_high"],
    ({ acceptancesOfRequests }) => parts(acceptancesOfRequests),
  ],
  [
    ["request_fees_cents", "request_fees"],
    ({ requestFeesCents }) => [String(requestFeesCents), plainDollars(requestFeesCents)],
  ],
  [
    ["acceptance_fees_cents", "acceptance_fees"],
    ({ acceptanceFeesCents }) => [String(acceptanceFeesCents), plainDollars(acceptanceFeesCents)],
  ],
]

export const REPORT_COLUMNS = COLUMNS.flatMap(([names]) => names)

const row = (group: string, figures: Figures): string[] => [group, ...COLUMNS.flatMap(([, of]) => of(figures))]

/** For a spreadsheet: one row a group, and the total last. No spreadsheet computes the text of a link. */
const asCsv = ({ by, rows, total }: Report): string =>
  csv([
    [by, ...REPORT_COLUMNS],
    ...rows.map(({ group, ...figures }) => row(group === null ? NAMELESS[by] : inert(group), figures)),
    row(TOTAL, total),
  ])

/** How a report can be written. */
export const REPORT_FORMATS = ["table", "csv", "json"] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** A report in a format, its last line ended. */
export const writeReport: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  table: report => `${reportTable(report)}\n${aboutReport(report)}`,
  csv: asCsv,
  json: report => `${JSON.stringify(reportFacts(report), null, 2)}\n`,
}
