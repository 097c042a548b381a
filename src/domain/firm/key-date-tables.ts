// Written from content/site.yaml by `npx tsx tools/write-firm.ts`: change that file.
import keyDatesNsw from "../../../content/rates/key-dates-nsw.json"
import keyDatesQld from "../../../content/rates/key-dates-qld.json"
import keyDatesVic from "../../../content/rates/key-dates-vic.json"
import publicHolidaysNsw from "../../../content/rates/public-holidays-nsw.json"
import publicHolidaysQld from "../../../content/rates/public-holidays-qld.json"
import publicHolidaysVic from "../../../content/rates/public-holidays-vic.json"

/** The rules and holidays by which key dates are counted in those states. */
export const tablesOfKeyDates: readonly unknown[] = [
  keyDatesNsw,
  keyDatesQld,
  keyDatesVic,
  publicHolidaysNsw,
  publicHolidaysQld,
  publicHolidaysVic,
]
