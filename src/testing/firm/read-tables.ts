import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The tables in the files of `folder` whose names match `names`. */
export const readTableFiles = (folder: string, names: RegExp): readonly unknown[] =>
  readdirSync(folder)
    .filter(file => names.test(file))
    .map(file => JSON.parse(readFileSync(join(folder, file), "utf8")))
