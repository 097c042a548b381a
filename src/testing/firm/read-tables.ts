import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const readTableFiles = (folder: string, names: RegExp): readonly unknown[] =>
  readdirSync(folder)
    .filter(file => names.test(file))
    .map(file => JSON.parse(readFileSync(join(folder, file), "utf8")))
