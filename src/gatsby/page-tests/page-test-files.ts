import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { type PageTest, testSchema } from "../../domain/content/data-schemas"
import { typesByKind } from "../content-types"
import { locateEntry } from "../content-types/locate"
import { readEntry, type ReadEntry } from "../content-types/read-entry"

/** A test, and the path of its file inside `content/`. */
export type PageTestFile = { file: string; test: PageTest }

/** The test that an entry is; empty for an entry of another kind, or one that couldn't be read. */
export const getPageTest = (readResult: ReadEntry): PageTest[] => {
  const result = readResult.ok ? v.safeParse(testSchema, readResult.entry.fields) : null
  return result?.success ? [result.output] : []
}

/** Every test of the site that can be read, from the files themselves. The content check refuses the others. */
export function readPageTests(content = "content"): PageTest[] {
  const folder = join(content, "tests")
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.flatMap(name => {
    const location = locateEntry(`tests/${name}`)
    if (!location.ok || location.example) return []
    return getPageTest(readEntry(typesByKind.test, location.slug, readFileSync(join(folder, name), "utf8")))
  })
}
