type Rows = readonly (readonly string[])[]

const widthsOf = (rows: Rows): number[] =>
  rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []

/** The first column to the left and the others to the right. */
function padded(rows: Rows): string[][] {
  const widths = widthsOf(rows)
  return rows.map(row =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
  )
}

/** Rows of cells as lines of text. */
export const inColumns = (rows: Rows): string =>
  padded(rows)
    .map(row => row.join("  "))
    .join("\n")

/** The same as a table in Markdown, as this project formats it. The first row is its head. */
export function inMarkdown(rows: Rows): string {
  const rule = widthsOf(rows).map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`))
  const [head = [], ...others] = padded(rows)
  return [head, rule, ...others].map(row => `| ${row.join(" | ")} |`).join("\n")
}
