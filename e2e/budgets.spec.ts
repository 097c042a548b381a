import { createHash } from "node:crypto"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { openQuoteDialog } from "./quote-form"
import { expect, test } from "./journey"
import { needsPath } from "./own-site"
import { OWN_PAGES, PAGE_KINDS } from "./page-kinds"
import { openReady } from "./visit"
import { withoutLater } from "./watched"

/**
 * What was reached: a tool in a partner's page and the question whether a page helped took 500 bytes, and a start in pieces, with
 * the quote form on its way meanwhile, 100.
 */
const MOST_SCRIPT_BYTES = 70_100
const MOST_STYLE_BYTES = 12_000

/** What a page may weigh before its scripts come, beside the same page with every trace of a script taken out. */
const MOST_BEFORE_SCRIPTS = 1.15

/**
 * What the first response of a page may weigh in bytes, by kind: what was reached, and up to 500 more for what writers add.
 * The goal is 13,000, or 15,000 for a long text.
 */
const MOST_IN_FIRST_RESPONSE: Readonly<Record<string, number>> = {
  home: 16_000,
  "general page": 12_000,
  state: 18_000,
  city: 15_250,
  place: 14_250,
  article: 14_750,
  "list of articles": 12_250,
  questions: 19_500,
  "landing page": 17_500,
  partner: 18_550,
  "quote form": 15_250,
  "contact form": 12_250,
  "feedback form": 10_500,
  calculator: 15_000,
  "key-dates calendar": 15_750,
  "message check": 13_250,
  "documents to send": 18_000,
  "search costs": 15_000,
  "device report": 9_750,
  "sample document": 25_000,
  "component library": 50_350,
  "page that is not found": 9_500,
}

/**
 * What the scripts in the HTML of a page that run at once may weigh together, in bytes; that's all that runs before anyone
 * acts. A page with parts for states has one more.
 */
const MOST_INLINE = 2_048
const MOST_INLINE_BY_STATE = 2_350

/** Words that only the code of one library or rule carries, so that its presence can be seen in a minified file. */
const FORM_LIBRARY = "must be used inside of a <Form> component"
const CALCULATION = "no figure in force on"

const KINDS = [
  { kind: "home", path: paths.home },
  { kind: "article", path: OWN_PAGES.article },
  { kind: "place", path: OWN_PAGES.place },
  { kind: "landing", path: OWN_PAGES.landing },
  { kind: "calculator", path: paths.page("calculator") },
  { kind: "key-dates calendar", path: paths.page("calendar") },
]

for (const { kind, path: found } of KINDS) {
  test(`${kind}: at most 70 kB of scripts, none before the page has loaded, no form library or calculation`, async ({
    page,
  }) => {
    const path = needsPath(found, kind)
    const scripts = scriptsOf(page)
    await loadAll(page, path)

    const texts = await Promise.all(scripts)
    const bytes = texts.reduce((sum, text) => sum + weight(text), 0)
    expect(texts.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
    expect(await scriptsBeforeLoad(page)).toEqual([])
    expect(texts.filter(text => text.includes(FORM_LIBRARY) || text.includes(CALCULATION))).toEqual([])
  })
}

for (const { kind, path: found } of KINDS) {
  test(`${kind}: before its scripts it weighs at most 15 % more than without them, its stylesheet at most 12 kB`, async ({
    page,
  }) => {
    const path = needsPath(found, kind)
    const before: Promise<number>[] = []
    page.on("response", response => before.push(response.body().then(weight, () => 0)))
    await page.route("**/*.js", route => route.abort())
    // The app's stylesheet comes with the scripts.
    await page.route("**/static/styles-*.css", route => route.abort())
    const html = (await (await page.goto(path, { waitUntil: "networkidle" }))?.text()) ?? ""

    const bytes = (await Promise.all(before)).reduce((sum, one) => sum + one, 0)
    const ofScripts = weight(html) - weight(withoutScripts(html))
    expect(ofScripts).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual((bytes - ofScripts) * MOST_BEFORE_SCRIPTS)

    const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text).join("")
    expect(style.length).toBeGreaterThan(0)
    expect(weight(style)).toBeLessThanOrEqual(MOST_STYLE_BYTES)
  })
}

for (const { kind, path } of PAGE_KINDS) {
  test(`${kind}: its first response weighs at most what it did when this was last improved`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(weight(withSameNames(html))).toBeLessThanOrEqual(MOST_IN_FIRST_RESPONSE[kind] ?? 0)
  })
}

for (const { kind, path } of PAGE_KINDS) {
  test(`${kind}: the scripts in its HTML weigh at most 2 kB together, or 2.35 kB with one that picks a state`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const texts = inlineScripts(html)
    expect(texts.length).toBeGreaterThanOrEqual(3)
    expect(weight(texts.join(""))).toBeLessThanOrEqual(
      html.includes(" data-by-state") ? MOST_INLINE_BY_STATE : MOST_INLINE,
    )
  })
}

/** The kinds of page that have a tool, or of which the app finds out in the browser which page it is. */
const STARTS_BY_ITSELF = [
  "landing page",
  "partner",
  "quote form",
  "contact form",
  "feedback form",
  "calculator",
  "key-dates calendar",
  "documents to send",
  "sample document",
  "device report",
  "component library",
  "page that is not found",
]

/** When a visitor opens a page here; the clock starts the app 40 s later. */
const OPENED = Date.parse("2026-11-25T00:00:00Z")

for (const { kind, path } of PAGE_KINDS.filter(one => !STARTS_BY_ITSELF.includes(one.kind))) {
  test(`${kind}: while nobody acts no script file runs, until the clock asks for it`, async ({ page }) => {
    await page.clock.install({ time: OPENED })
    const downloads: string[] = []
    page.on("request", request => {
      if (request.url().endsWith(".js")) downloads.push(request.resourceType())
    })
    await page.goto(path)
    // From here on only the journey's own time passes.
    await page.clock.pauseAt(OPENED + 20_000)
    const isStarted = () => page.evaluate(() => "___webpackCompilationHash" in window)
    await expect(async () => {
      await page.clock.runFor(1000)
      expect(downloads.length).toBeGreaterThan(2)
    }).toPass()
    await page.clock.runFor(5_000)
    await page.waitForLoadState("networkidle")
    expect([await isStarted(), downloads.filter(type => type === "script")]).toEqual([false, []])
    await page.clock.runFor(40_000)
    expect(await isStarted()).toBe(true)
  })
}

test("the form library and the calculation come with the opened form", async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await dialog.getByRole("radio").first().check()
  const loaded = async (): Promise<string> => (await Promise.all(scripts)).join("\n")
  await expect.poll(loaded).toContain(FORM_LIBRARY)
  await expect.poll(loaded).toContain(CALCULATION)
})

/** What a build calls its scripts and itself in a page. */
const HASH = /\b[0-9a-f]{20}\b/g

/**
 * A page with names that are the same in each build. Any change of the code gives other names to its scripts, and a page that's
 * otherwise the same then weighs up to 45 bytes more or fewer.
 */
function withSameNames(html: string): string {
  const names = [...new Set(html.match(HASH))]
  const same = names.map((_, i) => createHash("sha256").update(String(i)).digest("hex").slice(0, 20))
  return html.replace(HASH, name => same[names.indexOf(name)] ?? name)
}

/** As a server sends it; pictures and typefaces do not get smaller. */
const weight = (body: string | Buffer): number => brotliCompressSync(body).length

/** The page without what waits to be started. */
const withoutLate = (html: string): string => html.replace(/<template id="late-scripts".*?<\/template>/gs, "")

/** The page as it would be if it never had a script: nothing inlined, and nothing that waits to be started. */
const withoutScripts = (html: string): string => withoutLate(html).replace(/<script\b.*?<\/script>/gs, "")

/** The texts of the scripts in a page that run at once. One with a type is data. */
const inlineScripts = (html: string): string[] =>
  [...withoutLate(html).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = "", text = ""]) =>
    / (?:src|type)=/.test(attributes) ? [] : [text],
  )

/** The text of every script that the page loads from now on. */
function scriptsOf(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = []
  page.on("response", response => {
    if (response.request().resourceType() !== "script" || !response.ok()) return
    const text = response.text()
    // One that is still on its way when the test ends is nobody's failure; whoever waits for it hears of it.
    text.catch(() => undefined)
    texts.push(text)
  })
  return texts
}

/** Goes to `path` and waits until the app answers clicks and nothing more is fetched, but for what comes later by itself. */
async function loadAll(page: Page, path: string): Promise<void> {
  await withoutLater(page)
  await openReady(page, path)
  await page.waitForLoadState("networkidle")
}

/** Script files that were asked for before the page's load event was over. */
const scriptsBeforeLoad = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation")
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < loaded)
      .map(({ name }) => name)
  })
