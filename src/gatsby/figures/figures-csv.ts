import * as v from "valibot"

/** A table of figures as it's written in its file, with dollars and percentages as plain numbers. */
export const tableSchema = v.looseObject({
  table: v.string(),
  state: v.string(),
  words: v.optional(v.looseObject({ label: v.string() })),
  periods: v.array(
    v.looseObject({
      from: v.string(),
      until: v.nullable(v.string()),
      checked: v.string(),
      source: v.object({ name: v.string(), url: v.string() }),
      sourceKind: v.string(),
    }),
  ),
})

type Table = v.InferOutput<typeof tableSchema>

const COLUMNS = [
  ...["table", "state", "from", "until", "checked"],
  ...["source", "source address", "source kind", "entry", "value", "licence and how to cite"],
]

/** Matches text that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Formats a value as a CSV cell (RFC 4180). Negative numbers stay numbers. */
function formatCsvCell(value: unknown): string {
  const plain = String(value ?? "")
  const text = typeof value === "string" && FORMULA.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type From = Pick<Table["periods"][number], "source" | "sourceKind">

/** The source of an amount or a date, if it differs from the period's. */
const claim = v.looseObject({
  source: v.optional(v.object({ name: v.string(), url: v.string() })),
  sourceKind: v.optional(v.string()),
})

type Entry = { name: string; value: unknown; from: From }

/** Lists the figures inside `value`, each with its path as its name: `brackets.1.over`. Positions in lists are counted from 1. */
function listTableFigures(value: unknown, from: From, way: readonly (string | number)[] = []): Entry[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => listTableFigures(one, from, [...way, i + 1]))
  if (!v.is(claim, value)) return [{ name: way.join("."), value, from }]
  const { source = from.source, sourceKind = from.sourceKind, ...figures } = value
  return Object.entries(figures).flatMap(([name, one]) => listTableFigures(one, { source, sourceKind }, [...way, name]))
}

/**
 * Renders a table as CSV, with a row for each figure of each period: its first and last day, its source, and the day on which
 * it was checked.
 *
 * @param page The address of the page that says how the table may be used and cited.
 */
export function renderFiguresCsv({ table, state, periods }: Table, page: string): string {
  const rows = periods.flatMap(({ from, until, checked, source, sourceKind, ...figures }) =>
    listTableFigures(figures, { source, sourceKind }).map(({ name, value, from: of }) => [
      ...[table, state, from, until, checked],
      ...[of.source.name, of.source.url, of.sourceKind, name, value, page],
    ]),
  )
  return [COLUMNS, ...rows].map(row => row.map(formatCsvCell).join(",")).join("\r\n") + "\r\n"
}
