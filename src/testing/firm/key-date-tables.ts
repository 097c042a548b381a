import { readTables } from "./read-tables"

// What `src/domain/firm` is in unit tests: the fixture firm acts in all states that the site knows.
export const tablesOfKeyDates = readTables("content/rates", /^(?:key-dates|public-holidays)/)
