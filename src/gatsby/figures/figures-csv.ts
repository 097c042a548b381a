import * as v from "valibot"

/** A table of figures as its file has it: dollars and percentages as plain numbers. */
export const tableSchema = v.looseObject({
  table: v.string(),
  state: v.string(),
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

const COLUMNS = ["table", "state", "from", "until", "checked", "source", "source address", "entry", "value"]

/** Text that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A value as a cell, by RFC 4180. A number stays one, also below zero. */
function cell(value: unknown): string {
  const plain = String(value ?? "")
  const text = typeof value === "string" && FORMULA.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What's inside `value`, each by the way to it: `brackets.1.over`. Lists are counted from 1. */
function entriesIn(value: unknown, way: readonly (string | number)[] = []): [entry: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((one, i) => entriesIn(one, [...way, i + 1]))
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, one]) => entriesIn(one, [...way, name]))
  return [[way.join("."), value]]
}

/** A table as CSV: a row for each entry of each period, with the days, the source and the day on which it was checked. */
export function figuresCsv({ table, state, periods }: Table): string {
  const rows = periods.flatMap(({ from, until, checked, source, sourceKind: _, ...figures }) =>
    entriesIn(figures).map(([entry, value]) => [
      ...[table, state, from, until, checked, source.name, source.url],
      ...[entry, value],
    ]),
  )
  return [COLUMNS, ...rows].map(row => row.map(cell).join(",")).join("\r\n") + "\r\n"
}
