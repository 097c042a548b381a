import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { openQuoteDialog } from "./quote-form"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openReady } from "./visit"
import { blockDeferred } from "./visitor-tab"

/** Words that only the code of one library or rule carries, so that its presence can be seen in a minified file. */
const FORM_LIBRARY = "must be used inside of a <Form> component"
const CALCULATION = "no figure in force on"

const WITHOUT_FORMS = ["home", "article", "place", "landing page", "calculator", "key-dates calendar"]

for (const { kind, path } of PAGE_KINDS.filter(one => WITHOUT_FORMS.includes(one.kind))) {
  test(`${kind}: no script before the page has loaded, no form library or calculation`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await blockDeferred(page)
    await openReady(page, path)

    const texts = await Promise.all(scripts)
    expect(texts.length).toBeGreaterThan(0)
    expect(await scriptsBeforeLoad(page)).toEqual([])
    expect(texts.filter(text => text.includes(FORM_LIBRARY) || text.includes(CALCULATION))).toEqual([])
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
  const readScripts = async (): Promise<string> => (await Promise.all(scripts)).join("\n")
  await expect.poll(readScripts).toContain(FORM_LIBRARY)
  await expect.poll(readScripts).toContain(CALCULATION)
})

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

/** Script files that were asked for before the page's load event was over. */
const scriptsBeforeLoad = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation")
    const loadTime = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < loadTime)
      .map(({ name }) => name)
  })
