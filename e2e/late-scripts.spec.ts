import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { openQuoteDialog } from "./quote-form"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openReady } from "./visit"
import { blockDeferredFeatures } from "./visitor-tab"

/** Texts that only occur in the code of one library or rule, so that this code can be recognised in a minified file. */
const FORM_LIBRARY = "must be used inside of a <Form> component"
const CALCULATION = "no figure in force on"

const WITHOUT_FORMS = ["home", "article", "place", "landing page", "calculator", "key-dates calendar"]

for (const { kind, path } of PAGE_KINDS.filter(one => WITHOUT_FORMS.includes(one.kind))) {
  test(`${kind}: no script before the page has loaded, no form library or calculation`, async ({ page }) => {
    const scripts = collectScriptTexts(page)
    await blockDeferredFeatures(page)
    await openReady(page, path)

    const texts = await Promise.all(scripts)
    expect(texts.length).toBeGreaterThan(0)
    expect(await listScriptsBeforeLoad(page)).toEqual([])
    expect(texts.filter(text => text.includes(FORM_LIBRARY) || text.includes(CALCULATION))).toEqual([])
  })
}

/** The kinds of page whose app starts without waiting: those with a tool, and those whose page is only known in the browser. */
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

/** The time at which the visitor opens a page in this test. The page starts its app 40 seconds later. */
const OPENED = Date.parse("2026-11-25T00:00:00Z")

for (const { kind, path } of PAGE_KINDS.filter(one => !STARTS_BY_ITSELF.includes(one.kind))) {
  test(`${kind}: while nobody acts no script file runs, until the clock asks for it`, async ({ page }) => {
    await page.clock.install({ time: OPENED })
    const downloads: string[] = []
    page.on("request", request => {
      if (request.url().endsWith(".js")) downloads.push(request.resourceType())
    })
    await page.goto(path)
    // From here on the page's clock only moves when the test moves it.
    await page.clock.pauseAt(OPENED + 20_000)
    const isAppStarted = () => page.evaluate(() => "___webpackCompilationHash" in window)
    await expect(async () => {
      await page.clock.runFor(1000)
      expect(downloads.length).toBeGreaterThan(2)
    }).toPass()
    await page.clock.runFor(5_000)
    expect([await isAppStarted(), downloads.filter(type => type === "script")]).toEqual([false, []])
    await page.clock.runFor(40_000)
    expect(await isAppStarted()).toBe(true)
  })
}

test("the form library and the calculation come with the opened form", async ({ page }) => {
  const scripts = collectScriptTexts(page)
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await dialog.getByRole("radio").first().check()
  const readLoadedScripts = async (): Promise<string> => (await Promise.all(scripts)).join("\n")
  await expect.poll(readLoadedScripts).toContain(FORM_LIBRARY)
  await expect.poll(readLoadedScripts).toContain(CALCULATION)
})

/** A list that collects the text of every script that the page loads from now on. */
function collectScriptTexts(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = []
  page.on("response", response => {
    if (response.request().resourceType() !== "script" || !response.ok()) return
    const text = response.text()
    // A script still loading when the test ends isn't a failure. A test that waits for it still gets the error.
    text.catch(() => undefined)
    texts.push(text)
  })
  return texts
}

/** Script files that were requested before the page's load event. */
const listScriptsBeforeLoad = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation")
    const loadTime = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < loadTime)
      .map(({ name }) => name)
  })
