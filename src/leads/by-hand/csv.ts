/** Spreadsheets read a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/

/** A cell that no spreadsheet computes: an apostrophe goes before what could begin a formula. */
const cell = (text: string): string => {
  const inert = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/**
 * Comma-separated rows as RFC 4180 says. With a byte order mark, by which spreadsheets know that it is UTF-8.
 *
 * @param rows The first is the names of the columns.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cell).join(",")}\r\n`).join("")}`
