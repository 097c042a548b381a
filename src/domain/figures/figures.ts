import * as v from "valibot"
import type { State } from "../states"
import { createOffers, parsePricedOffers, type Offers } from "./offers"
import { validateFigureTables, type TableNamed } from "./schema-parts"
import { feeTableSchema, rateTableSchema } from "./schemas"

const tableSchema = v.variant("table", [rateTableSchema, feeTableSchema], "the name of a table that the rules know")

type Table = v.InferOutput<typeof tableSchema>
type TableName = Table["table"]

/**
 * Every table that the rules read, by its name, and a `version` that identifies exactly this set. Amounts are in cents, rates
 * in basis points. Tables of states in which the firm doesn't act are missing: forms don't offer those states (`actsIn`), and
 * `quote` prices nothing in them.
 */
export type Figures = { [N in TableName]: TableNamed<Table, N> } & { version: string; offers: Offers }

/** A table whose items are charged as listed: fees, searches, registration, settlement. */
export type ItemTable = Extract<Table, { items: unknown }>
export type Item = ItemTable["items"][string]
export type ItemAmount = ItemTable["periods"][number]["amounts"][string]["amount"]

const TABLES: readonly TableName[] = [...rateTableSchema.options, ...feeTableSchema.options].map(
  option => option.entries.table.literal,
)

/** Changes when any figure or word does, whatever the tables' order. An FNV-1a hash, which isn't meant to be secure. */
export function hashFigureTables(raw: readonly unknown[]): string {
  let hash = 0x811c9dc5
  for (const table of raw.map(table => JSON.stringify(table)).sort())
    for (let i = 0; i < table.length; i++) hash = Math.imul(hash ^ table.charCodeAt(i), 0x01000193) >>> 0
  return hash.toString(36).padStart(7, "0")
}

/**
 * Parses the content of the files of `content/rates` and `content/fees`, and the offers that change a price.
 *
 * @throws RangeError as `validateFigureTables` does.
 */
export const parseFigures = (
  raw: readonly unknown[],
  states: readonly State[],
  offers: readonly unknown[] = [],
): Figures =>
  ({
    ...validateFigureTables<Table>(tableSchema, TABLES, raw, states),
    offers: createOffers(parsePricedOffers(offers)),
    version: hashFigureTables([...raw, ...offers]),
  }) as Figures
