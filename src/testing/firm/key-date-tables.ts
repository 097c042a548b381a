import { readTableFiles } from "./read-tables"

// Replaces the same module in `src/domain/firm` in unit tests. The fixture firm acts in every state that the site supports.
export const tablesOfKeyDates = readTableFiles("content/rates", /^(?:key-dates|public-holidays)/)
