import { tablesOfKeyDates } from "../firm/key-date-tables"
import { OUR_STATES } from "../states"
import { parseKeyDateTables, type KeyDateTables } from "./tables"

export const keyDateTables: KeyDateTables = parseKeyDateTables(tablesOfKeyDates, OUR_STATES)
