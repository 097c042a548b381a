import { readTables } from "./read-tables"

// What `src/domain/firm` is in unit tests: the fixture firm acts in all states that the site knows.
export const figureTables: readonly unknown[] = [
  ...readTables("content/rates", /^(?!_|key-dates|public-holidays|urgency)/),
  ...readTables("src/testing/content/fees", /^(?:our-fees|quote-words)/),
]
