import * as v from "valibot"
import { isTableOf, type State } from "../states"
import { feeTableSchema, rateTableSchema } from "./schemas"

const tableSchema = v.variant("table", [rateTableSchema, feeTableSchema], "the name of a table that the rules know")

type Table = v.InferOutput<typeof tableSchema>
type TableName = Table["table"]

/**
 * Every table that the rules read, by its name, and the name of exactly this set. Amounts in cents, rates in basis points.
 * Tables of states in which the firm doesn't act aren't there: nothing is asked about these states (`actsIn`), and `quote`
 * prices nothing in them.
 */
export type Figures = { [N in TableName]: Extract<Table, { table: N }> } & { version: string }

/** A table whose lines are charged as they are: fees, searches, registration, settlement. */
export type ItemTable = Extract<Table, { items: unknown }>
export type Item = ItemTable["items"][string]
export type ItemAmount = ItemTable["periods"][number]["amounts"][string]["amount"]

const TABLES: readonly TableName[] = [...rateTableSchema.options, ...feeTableSchema.options].map(
  option => option.entries.table.literal,
)

const nameOf = (raw: unknown): string => {
  const named = v.safeParse(v.object({ table: v.string() }), raw)
  return named.success ? named.output.table : "a table without a name"
}

/**
 * A short name of exactly this set of tables, whatever their order: it changes when any figure or word does.
 * FNV-1a over their JSON; it names, it does not protect.
 */
export function versionOf(raw: readonly unknown[]): string {
  let hash = 0x811c9dc5
  for (const table of raw.map(table => JSON.stringify(table)).sort())
    for (let i = 0; i < table.length; i++) hash = Math.imul(hash ^ table.charCodeAt(i), 0x01000193) >>> 0
  return hash.toString(36).padStart(7, "0")
}

/**
 * @param raw    The content of the files of `content/rates` and `content/fees` that are of these states or of none.
 * @param states Those of which every table must be there.
 * @throws RangeError that lists every mistake: fields, periods that overlap or leave a gap, tables twice or missing.
 */
export function parseFigures(raw: readonly unknown[], states: readonly State[]): Figures {
  const problems: string[] = []
  const tables = new Map<string, Table>()
  for (const table of raw) {
    const parsed = v.safeParse(tableSchema, table)
    if (!parsed.success)
      problems.push(...parsed.issues.map(i => `${nameOf(table)}: ${v.getDotPath(i) ?? "the whole file"}: ${i.message}`))
    else if (tables.has(parsed.output.table)) problems.push(`${parsed.output.table}: given twice`)
    else tables.set(parsed.output.table, parsed.output)
  }
  const named = new Set(raw.map(nameOf))
  const missing = TABLES.filter(name => isTableOf(states, name) && !named.has(name))
  problems.push(...missing.map(name => `${name}: no file gives this table`))
  if (problems.length) throw new RangeError(problems.join("\n"))
  return { ...Object.fromEntries(tables), version: versionOf(raw) } as Figures
}
