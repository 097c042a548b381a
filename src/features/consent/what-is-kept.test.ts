import { readdirSync, readFileSync } from "node:fs"
import { STORAGE_KEYS_BY_FILE } from "../../domain/browser-storage"

/** The wrappers through which other code stores things. */
const WRAPPERS = ["src/lib/session-draft.ts"]

const keeps = (file: string) => /\b(?:saveDraft|saveRecord|setItem)\(/.test(readFileSync(file, "utf8"))
const code = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(file => /(?<!\.test)\.tsx?$/.test(file))
  .map(file => `src/${file}`)
const files = code.filter(keeps).sort()

test("the files that keep something in the browser are known", () => {
  expect(files).toEqual([...Object.keys(STORAGE_KEYS_BY_FILE), ...WRAPPERS].sort())
})

test("the site sets no cookie of its own", () => {
  const setters = code.filter(file => /document\.cookie =/.test(readFileSync(file, "utf8")))
  expect(setters).toEqual(["src/lib/tags/google.ts"])
})
