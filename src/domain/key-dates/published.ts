import { tablesOfKeyDates } from "../firm/key-date-tables"
import { OUR_STATES } from "../states"
import { parseKeyDateTables, type KeyDateTables } from "./tables"

/** The tables from which this site counts key dates: those of the states in which the firm acts. */
export const keyDateTables: KeyDateTables = parseKeyDateTables(tablesOfKeyDates, OUR_STATES)
