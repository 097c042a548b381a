import { readTables } from "./read-tables"

// Replaces the same module in `src/domain/firm` in unit tests. The fixture firm acts in every state that the site supports.
export const figureTables: readonly unknown[] = [
  ...readTables("content/rates", /^(?!_|key-dates|public-holidays|urgency)/),
  ...readTables("src/testing/content/fees", /^(?:our-fees|quote-words)/),
]
