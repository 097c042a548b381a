import keyDatesNsw from "../../../content/rates/key-dates-nsw.json"
import keyDatesQld from "../../../content/rates/key-dates-qld.json"
import keyDatesVic from "../../../content/rates/key-dates-vic.json"
import publicHolidaysNsw from "../../../content/rates/public-holidays-nsw.json"
import publicHolidaysQld from "../../../content/rates/public-holidays-qld.json"
import publicHolidaysVic from "../../../content/rates/public-holidays-vic.json"
import { parseKeyDateTables, type KeyDateTables } from "./tables"

/** The tables from which this site counts key dates. A file counts only when it is named here; a test compares. */
export const keyDateTables: KeyDateTables = parseKeyDateTables([
  keyDatesNsw,
  keyDatesQld,
  keyDatesVic,
  publicHolidaysNsw,
  publicHolidaysQld,
  publicHolidaysVic,
])
