import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { isContractReader, listBuiltScripts } from "../../tools/built/published-files"
import { readPageHtml } from "../built-page"
import { PAGE_KINDS } from "../page-kinds"

/** Bytes for the scripts in a page's HTML. `goal` and `limit` are explained in `page-kinds`. */
const INLINE = { goal: 2_500, limit: 6_800 }
const INLINE_BY_STATE = { goal: 3_000, limit: 7_700 }

/** The same for the script files that a page names, which are loaded once the visitor does something. */
const NAMED_SCRIPTS = { goal: 200_000, limit: 269_000 }

const ALL_SCRIPTS = { goal: 800_000, limit: 1_025_000 }

const BUILT = PAGE_KINDS.map(({ kind, path, weight }) => ({ kind, weight, html: readPageHtml(path) }))

const removeLateScripts = (html: string): string => html.replace(/<template id="late-scripts".*?<\/template>/gs, "")

/** The texts of the inline scripts in a page that run immediately. A script element with a type holds data. */
const findInlineScripts = (html: string): string[] =>
  [...removeLateScripts(html).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = "", text = ""]) => (/ (?:src|type)=/.test(attributes) ? [] : [text]),
  )

const findScriptFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = ""]) => join("public", path))),
]

const addUpSizes = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

test.each(BUILT)("$kind: its HTML weighs at most its limit", ({ html, weight }) => {
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(weight.limit)
})

test.each(BUILT)("$kind: the scripts that run at once weigh at most their limit", ({ html }) => {
  const texts = findInlineScripts(html)
  expect(texts.length).toBeGreaterThanOrEqual(3)
  const { limit } = html.includes(" data-by-state") ? INLINE_BY_STATE : INLINE
  expect(Buffer.byteLength(texts.join(""))).toBeLessThanOrEqual(limit)
})

test.each(BUILT)("$kind: the script files that it names weigh at most their limit", ({ html }) => {
  const files = findScriptFiles(html)
  expect(files.length).toBeGreaterThan(0)
  expect(addUpSizes(files.map(file => statSync(file).size))).toBeLessThanOrEqual(NAMED_SCRIPTS.limit)
})

/** Texts that only occur in the code of the form library and of the calculation, so that it's recognised in a minified file. */
const NEEDED_LATER = ["must be used inside of a <Form> component", "no figure in force on"]

test("no page loads a script file by itself, or names one with the form library or the calculation", () => {
  const lateFiles = NEEDED_LATER.map(words =>
    listBuiltScripts("public")
      .map(file => join("public", file))
      .filter(file => readFileSync(file, "utf8").includes(words)),
  )
  for (const files of lateFiles) expect(files).not.toEqual([])
  for (const { kind, html } of BUILT) {
    expect([kind, findScriptFiles(removeLateScripts(html))]).toEqual([kind, []])
    expect([kind, findScriptFiles(html).filter(file => lateFiles.flat().includes(file))]).toEqual([kind, []])
  }
})

/** The kinds of page whose app starts without waiting: those with a tool, and those whose page is only known in the browser. */
const STARTS_BY_ITSELF = [
  ...["landing page", "partner", "quote form", "contact form", "feedback form", "calculator", "key-dates calendar"],
  ...["documents to send", "sample document", "own contract", "device report", "component library"],
  "page that is not found",
]

test("on other kinds of page the app waits for a visitor", () => {
  const starting = BUILT.filter(({ html }) => /<template id="late-scripts"[^>]* data-soon/.test(html))
  expect(starting.map(({ kind }) => kind).filter(kind => !STARTS_BY_ITSELF.includes(kind))).toEqual([])
  expect(starting.length).toBeGreaterThan(0)
})

test("the script files of the site weigh at most their limit together", () => {
  const files = listBuiltScripts("public").filter(file => !isContractReader(file))
  expect(addUpSizes(files.map(file => statSync(join("public", file)).size))).toBeLessThanOrEqual(ALL_SCRIPTS.limit)
})

/** Bytes of the scripts that read a contract, compressed with brotli. Only a press of "Get ready" fetches them. */
const READER = { limit: 550_000 }

test("what reads a contract weighs at most its limit, and no page names it", () => {
  const files = listBuiltScripts("public").filter(isContractReader)
  expect(files).toHaveLength(1)
  const sizes = files.map(file => brotliCompressSync(readFileSync(join("public", file))).length)
  expect(addUpSizes(sizes)).toBeLessThanOrEqual(READER.limit)
  for (const { kind, html } of BUILT) expect([kind, files.filter(file => html.includes(file))]).toEqual([kind, []])
})
