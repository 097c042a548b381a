/** Spreadsheets read a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/

/** A text that no spreadsheet computes: an apostrophe goes before what could begin a formula. */
export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Comma-separated rows as RFC 4180 says, to the letter: whoever gives a text that is not ours makes it `inert` first.
 * With a byte order mark, by which spreadsheets know that it is UTF-8.
 *
 * @param rows The first is the names of the columns.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cell).join(",")}\r\n`).join("")}`
