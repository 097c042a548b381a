import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { type PageTest, testSchema } from "../../domain/content/data-schemas"

/** Matches files of page tests. The names of examples begin with an underscore. */
const TEST_FILE = /^[^_.].*\.yaml$/

/** Reads the page tests in `content/tests`, if there are any. @throws if a file isn't one. */
export function readPageTests(root: string): PageTest[] {
  const folder = join(root, "content", "tests")
  const files = existsSync(folder) ? readdirSync(folder).filter(name => TEST_FILE.test(name)) : []
  return files.sort().map(name => v.parse(testSchema, parse(readFileSync(join(folder, name), "utf8"))))
}
