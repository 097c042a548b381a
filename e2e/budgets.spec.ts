import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { openQuoteDialog } from "./quote-form"
import { expect, test } from "./journey"

const MOST_SCRIPT_BYTES = 70_000

/** Words that only the code of one library or rule carries, so that its presence can be seen in a minified file. */
const FORM_LIBRARY = "must be used inside of a <Form> component"
const CALCULATION = "no figure in force on"

const KINDS = [
  { kind: "home", path: paths.home },
  { kind: "article", path: paths.blog("nsw/stage-4-cooling-off") },
  { kind: "place", path: paths.place("sydney", "conveyancing") },
  { kind: "landing", path: paths.landing("conveyancing") },
]

for (const { kind, path } of KINDS) {
  test(`${kind}: at most 70 kB of scripts, none before the page has loaded, no form library or calculation`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await loadAll(page, path)

    const texts = await Promise.all(scripts)
    const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
    expect(texts.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
    expect(await scriptsBeforeLoad(page)).toEqual([])
    expect(texts.filter(text => text.includes(FORM_LIBRARY) || text.includes(CALCULATION))).toEqual([])
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

/** The text of every script that the page loads from now on. */
function scriptsOf(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = []
  page.on("response", response => {
    if (response.request().resourceType() === "script" && response.ok()) texts.push(response.text())
  })
  return texts
}

/** Goes to `path` and waits until the app answers clicks and nothing more is fetched. */
async function loadAll(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("app-ready", () => document.documentElement.setAttribute("data-app-ready", ""))
  })
  await page.goto(path)
  await page.locator("html[data-app-ready]").waitFor()
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
