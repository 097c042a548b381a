import { readTableFiles } from "./read-tables"

// Replaces the same module in `src/domain/firm` in unit tests. The fixture firm acts in every state that the site supports.
export const figureTables: readonly unknown[] = [
  ...readTableFiles("content/rates", /^(?!_|key-dates|price-caps|public-holidays|urgency)/),
  ...readTableFiles("src/testing/content/fees", /^(?:our-fees|quote-words)/),
]
