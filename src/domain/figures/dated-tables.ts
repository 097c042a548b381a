import { keyDateTables } from "../key-dates/published"
import type { DatedTable } from "./freshness"
import { figures } from "./published"

/** Every table of the site that has periods: what is charged, and the days that key dates are counted by. */
export const datedTables: readonly DatedTable[] = [figures, keyDateTables].flatMap(tables =>
  Object.values(tables).filter(table => typeof table === "object" && "periods" in table),
)
