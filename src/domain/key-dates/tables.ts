import * as v from "valibot"
import { isTableOf, type State } from "../states"
import { keyDateTableSchema } from "./schemas"

type Table = v.InferOutput<typeof keyDateTableSchema>

/**
 * Every table that the key dates are counted from, by its name. Those of states in which the firm doesn't act aren't there:
 * nothing is asked about these states (`actsIn`), and `keyDates` refuses them.
 */
export type KeyDateTables = { [N in Table["table"]]: Extract<Table, { table: N }> }

export type Holidays = KeyDateTables[`public-holidays-${Lowercase<State>}`]
/** A zone by whose clock a state counts. */
export type TimeZone = KeyDateTables[`key-dates-${Lowercase<State>}`]["timeZone"]
export type HolidayPeriod = Holidays["periods"][number]
export type KeyDateRules = KeyDateTables[`key-dates-${Lowercase<State>}`]["periods"][number]
export type KeyDateRow = KeyDateRules["dates"][number]
export type Anchor = KeyDateRow["from"]

/**
 * @param raw    The content of the files of `content/rates` named `key-dates-` or `public-holidays-` of these states.
 * @param states Those of which every table must be there.
 * @throws RangeError that lists every mistake: fields, periods that overlap or leave a gap, tables missing.
 */
export function parseKeyDateTables(raw: readonly unknown[], states: readonly State[]): KeyDateTables {
  const problems: string[] = []
  const tables = new Map<string, Table>()
  for (const table of raw) {
    const parsed = v.safeParse(keyDateTableSchema, table)
    if (parsed.success) tables.set(parsed.output.table, parsed.output)
    else problems.push(...parsed.issues.map(issue => `${v.getDotPath(issue) ?? "the whole file"}: ${issue.message}`))
  }
  const names = keyDateTableSchema.options.map(option => option.entries.table.literal)
  const missing = names.filter(name => isTableOf(states, name) && !tables.has(name))
  problems.push(...missing.map(name => `${name}: no right file gives this table`))
  if (problems.length) throw new RangeError(problems.join("\n"))
  return Object.fromEntries(tables) as KeyDateTables
}
