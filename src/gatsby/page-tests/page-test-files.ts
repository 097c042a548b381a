import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { type PageTest, testSchema } from "../../domain/content/data-schemas"
import { typesByKind } from "../content-types"
import { parseContentFilePath } from "../content-types/locate"
import { parseContentEntry, type ReadEntry } from "../content-types/read-entry"

/** A page test, and the path of its file inside `content/`. */
export type PageTestFile = { file: string; test: PageTest }

/** Returns an entry as a page test in a list. Empty for an entry of another kind, or one that couldn't be read. */
export const listPageTestOfEntry = (readResult: ReadEntry): PageTest[] => {
  const result = readResult.ok ? v.safeParse(testSchema, readResult.entry.fields) : null
  return result?.success ? [result.output] : []
}

/** Reads the page tests of the site from their files. Leaves out those that can't be read, which the content check reports. */
export function readPageTests(content = "content"): PageTest[] {
  const folder = join(content, "tests")
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.flatMap(name => {
    const location = parseContentFilePath(`tests/${name}`)
    if (!location.ok || location.example) return []
    return listPageTestOfEntry(
      parseContentEntry(typesByKind.test, location.slug, readFileSync(join(folder, name), "utf8")),
    )
  })
}
