import type * as v from "valibot"
import { parseTables } from "../figures/schema-parts"
import type { State } from "../states"
import { keyDateTableSchema } from "./schemas"

type Table = v.InferOutput<typeof keyDateTableSchema>

/**
 * Every table that the key dates are counted from, by its name. Those of states in which the firm doesn't act aren't there:
 * nothing is asked about these states (`actsIn`), and `calculateKeyDates` refuses them.
 */
export type KeyDateTables = { [N in Table["table"]]: Extract<Table, { table: N }> }

export type Holidays = KeyDateTables[`public-holidays-${Lowercase<State>}`]
/** A zone by whose clock a state counts. */
export type TimeZone = KeyDateTables[`key-dates-${Lowercase<State>}`]["timeZone"]
export type KeyDateRules = KeyDateTables[`key-dates-${Lowercase<State>}`]["periods"][number]
export type KeyDateRow = KeyDateRules["dates"][number]
export type Anchor = KeyDateRow["from"]

const NAMES = keyDateTableSchema.options.map(option => option.entries.table.literal)

/** The content of the files of `content/rates` that key dates are counted from. @throws RangeError as `parseTables` does. */
export const parseKeyDateTables = (raw: readonly unknown[], states: readonly State[]): KeyDateTables =>
  parseTables<Table>(keyDateTableSchema, NAMES, raw, states) as KeyDateTables
