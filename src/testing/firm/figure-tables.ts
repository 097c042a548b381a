import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

// What `src/domain/firm` is in unit tests: the fixture firm acts in all states that the site knows.

/** The tables in the files of `folder` whose names match. */
export const readTables = (folder: string, names: RegExp): readonly unknown[] =>
  readdirSync(folder)
    .filter(file => names.test(file))
    .map(file => JSON.parse(readFileSync(join(folder, file), "utf8")))

export const figureTables: readonly unknown[] = [
  ...readTables("content/rates", /^(?!_|key-dates|public-holidays|urgency)/),
  ...readTables("src/testing/content/fees", /^(?:our-fees|quote-words)/),
]
