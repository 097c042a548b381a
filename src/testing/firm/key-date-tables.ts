// What `src/domain/firm` is in unit tests: the fixture firm acts in all states that the site knows.
import keyDatesNsw from "../../../content/rates/key-dates-nsw.json"
import keyDatesQld from "../../../content/rates/key-dates-qld.json"
import keyDatesVic from "../../../content/rates/key-dates-vic.json"
import publicHolidaysNsw from "../../../content/rates/public-holidays-nsw.json"
import publicHolidaysQld from "../../../content/rates/public-holidays-qld.json"
import publicHolidaysVic from "../../../content/rates/public-holidays-vic.json"

export const tablesOfKeyDates: readonly unknown[] = [
  keyDatesNsw,
  keyDatesQld,
  keyDatesVic,
  publicHolidaysNsw,
  publicHolidaysQld,
  publicHolidaysVic,
]
