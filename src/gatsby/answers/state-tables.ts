import * as v from "valibot"
import { day, state } from "../../domain/content/fields"
import { source } from "../../domain/figures/schema-parts"
import { toSource } from "../../domain/source-and-period"
import type { ListedTable } from "../../domain/source-and-period"
import type { State } from "../../domain/states"

/** The labels of tables with more than one kind of figure, by the beginning of the table's name. */
const LABELS: Readonly<Record<string, string>> = {
  registration: "Registration fees",
  searches: "Searches and certificates",
  settlement: "Electronic settlement",
  "key-dates": "Rules for key dates",
  "public-holidays": "Public holidays",
}

/** A table of figures as it's written in its file, with dollars and percentages as plain numbers. */
export const figureTableSchema = v.looseObject({
  table: v.string(),
  state: v.optional(state),
  words: v.optional(v.looseObject({ label: v.string() })),
  periods: v.array(
    v.looseObject({
      from: day,
      until: v.nullable(day),
      checked: day,
      source,
    }),
  ),
})

export type FigureTable = v.InferOutput<typeof figureTableSchema>

/** A table without a state is left out, since only this site can use it. @throws RangeError for a table without a label. */
export const listStateFigureTables = (rates: readonly Record<string, unknown>[], of: State): ListedTable[] =>
  rates
    .map(({ table }) => v.parse(figureTableSchema, table))
    .filter(table => table.state === of)
    .map(({ table, words, periods }) => ({
      name: table,
      label: getFigureTableLabel({ table, words }),
      periods: periods.map(({ from, until, source, checked }) => ({
        from,
        until,
        source: toSource({ source, checked, from, until }),
      })),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, "en-AU"))

/** @throws RangeError for a table without words whose name isn't known here. */
export function getFigureTableLabel({ table, words }: Pick<FigureTable, "table" | "words">): string {
  const label = words?.label ?? LABELS[table.replace(/-[^-]*$/, "")]
  if (label === undefined) throw new RangeError(`no label for the table ${table}`)
  return label
}
