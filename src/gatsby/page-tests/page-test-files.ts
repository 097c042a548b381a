import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { type PageTest, testSchema } from "../../domain/content/data-schemas"
import { pageTest } from "../content-types"
import { locateEntry } from "../content-types/locate"
import { readEntry, type ReadEntry } from "../content-types/read-entry"

/** A test, and the path of its file inside `content/`. */
export type PageTestFile = { file: string; test: PageTest }

/** The test that an entry is; none for an entry of another kind, or one that could not be read. */
export const pageTestIn = (read: ReadEntry): PageTest[] => {
  const checked = read.ok ? v.safeParse(testSchema, read.entry.fields) : null
  return checked?.success ? [checked.output] : []
}

/** Every test of the site that can be read, from the files themselves. The content check refuses the others. */
export function readPageTests(content = "content"): PageTest[] {
  const folder = join(content, "tests")
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.flatMap(name => {
    const located = locateEntry(`tests/${name}`)
    if (!located.ok || located.example) return []
    return pageTestIn(readEntry(pageTest, located.slug, readFileSync(join(folder, name), "utf8")))
  })
}
