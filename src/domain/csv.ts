/** Spreadsheets read a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/

/** Puts an apostrophe before a text that a spreadsheet could run as a formula. */
export const escapeSpreadsheetFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const formatCsvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Comma-separated rows as RFC 4180 defines them. Text that isn't ours must go through `escapeSpreadsheetFormula` first. Begins with a
 * byte order mark, so that spreadsheets read it as UTF-8.
 *
 * @param rows The first is the names of the columns.
 */
export const formatRowsAsCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(formatCsvRow).join("")}`

/** One row of such a table, with the end of its line. */
export const formatCsvRow = (row: readonly string[]): string => `${row.map(formatCsvCell).join(",")}\r\n`
