import { statSync } from "node:fs"
import { join } from "node:path"
import { listBuiltScripts } from "../../tools/built/built-scripts"
import { readHtml } from "../built-page"
import { PAGE_KINDS } from "../page-kinds"

/**
 * What a page's HTML may weigh, by kind, in bytes before compression: what's compressed weighs up to 45 bytes more or fewer when
 * a build only gives its scripts other names.
 * - `goal`: what we want to reach. It's about 13 kB as brotli, and 15 kB for a long text.
 * - `limit`: what the page weighed when the limit was set, and 5% more, so that a link or a sentence more doesn't fail. A
 *   limit changes in a commit of its own, whose body says why.
 */
const WEIGHTS: Readonly<Record<string, { goal: number; limit: number }>> = {
  home: { goal: 65_000, limit: 83_900 },
  "general page": { goal: 65_000, limit: 54_200 },
  state: { goal: 75_000, limit: 93_300 },
  city: { goal: 65_000, limit: 73_800 },
  place: { goal: 65_000, limit: 69_300 },
  article: { goal: 75_000, limit: 68_700 },
  "list of articles": { goal: 65_000, limit: 69_200 },
  questions: { goal: 75_000, limit: 120_600 },
  "landing page": { goal: 65_000, limit: 105_800 },
  partner: { goal: 65_000, limit: 107_800 },
  "quote form": { goal: 65_000, limit: 87_100 },
  "contact form": { goal: 65_000, limit: 59_100 },
  "feedback form": { goal: 65_000, limit: 47_900 },
  calculator: { goal: 65_000, limit: 81_800 },
  "key-dates calendar": { goal: 65_000, limit: 86_000 },
  "message check": { goal: 65_000, limit: 64_600 },
  "documents to send": { goal: 75_000, limit: 107_900 },
  "search costs": { goal: 65_000, limit: 78_300 },
  "device report": { goal: 65_000, limit: 41_900 },
  "sample document": { goal: 75_000, limit: 142_700 },
  "component library": { goal: 75_000, limit: 380_300 },
  "page that is not found": { goal: 65_000, limit: 41_500 },
}

/** The same for the scripts in a page's HTML that run at once: all that runs before anyone acts. */
const INLINE = { goal: 2_500, limit: 5_300 }
/** The same for a page with parts for states, which has one script more. */
const INLINE_BY_STATE = { goal: 3_000, limit: 6_300 }

/** The same for the script files that a page names, which come once someone acts. */
const NAMED_SCRIPTS = { goal: 200_000, limit: 250_500 }

/** The same for all script files of the site together, those of tools and dialogs included. */
const ALL_SCRIPTS = { goal: 800_000, limit: 951_300 }

const BUILT = PAGE_KINDS.map(({ kind, path }) => ({ kind, html: readHtml(path) }))

/** The page without what waits to be started. */
const withoutLate = (html: string): string => html.replace(/<template id="late-scripts".*?<\/template>/gs, "")

/** The texts of the scripts in a page that run at once. One with a type is data. */
const findInlineScripts = (html: string): string[] =>
  [...withoutLate(html).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = "", text = ""]) =>
    / (?:src|type)=/.test(attributes) ? [] : [text],
  )

/** The files of the scripts that a page names. */
const findScriptFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = ""]) => join("public", path))),
]

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

test("every kind of page has a goal and a limit", () => {
  expect(PAGE_KINDS.map(({ kind }) => kind).filter(kind => !WEIGHTS[kind])).toEqual([])
})

test.each(BUILT)("$kind: its HTML weighs at most its limit", ({ kind, html }) => {
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(WEIGHTS[kind]?.limit ?? 0)
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
  expect(sum(files.map(file => statSync(file).size))).toBeLessThanOrEqual(NAMED_SCRIPTS.limit)
})

test("the script files of the site weigh at most their limit together", () => {
  const files = listBuiltScripts("public")
  expect(sum(files.map(file => statSync(join("public", file)).size))).toBeLessThanOrEqual(ALL_SCRIPTS.limit)
})
