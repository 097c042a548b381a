import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { testSchema, type PageTest } from "../../domain/content/data-schemas"

/** Examples begin with an underscore. */
const TEST_FILE = /^[^_.].*\.yaml$/

/**
 * Reads the tests in `content/tests` below `root`. A site may have none.
 *
 * @throws when a file is no test, which the content check refuses.
 */
export function readPageTests(root: string): PageTest[] {
  const folder = join(root, "content", "tests")
  const files = existsSync(folder) ? readdirSync(folder).filter(name => TEST_FILE.test(name)) : []
  return files.sort().map(name => v.parse(testSchema, parse(readFileSync(join(folder, name), "utf8"))))
}
