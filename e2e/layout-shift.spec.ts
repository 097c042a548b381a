import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { hold } from "./intercepted"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { untilReady } from "./visit"

/** The fallback is as wide as Figtree on average only, so a line may break at another word until Figtree has come. */
const MOST_SHIFT = 0.01

/** What was reached where a line of a heading breaks so. */
const MORE: Readonly<Record<string, number>> = { "landing page": 0.025, "search costs": 0.015 }

/** The page that isn't found learns in the browser which address it's for, and its heading says so. */
const KINDS = PAGE_KINDS.filter(({ kind }) => kind !== "page that is not found")

for (const width of [360, 1440]) {
  for (const { kind, path } of KINDS) {
    test(`${kind}, ${width} pixels wide: nothing moves when the typeface comes late, nor when the app starts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      const releaseTypeface = await hold(page, "**/*.woff2")

      await page.goto(path, { waitUntil: "commit" })
      await untilPainted(page)
      releaseTypeface()
      await untilReady(page)
      await page.waitForLoadState("networkidle")
      expect(await page.evaluate(() => document.fonts.check("1rem Figtree"))).toBe(true)
      expect(await shiftSoFar(page)).toBeLessThanOrEqual(MORE[kind] ?? MOST_SHIFT)
    })
  }
}

for (const width of [360, 1440])
  test(`${width} pixels wide: where half of a long page has come, its text is where it stays`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // A typeface that comes late isn't used at all: one of two loads could have it, and lines that break elsewhere.
    await page.route("**/*.woff2", route => route.abort())
    const text = page.locator(".text-prose").first()
    let seen = 0
    for (const { kind, path } of KINDS) {
      const html = await (await page.request.get(path)).text()
      const [start, end] = [html.indexOf('class="text-prose'), html.lastIndexOf("</main>")]
      if (start < 0 || !html.includes('id="contents"')) continue
      seen += 1
      await page.goto(path)
      const whole = await text.boundingBox()
      await page.route(`**${path}`, route =>
        route.fulfill({ contentType: "text/html", body: html.slice(0, (start + end) / 2) }),
      )
      await page.goto(path)
      expect((await text.boundingBox())?.y, kind).toBe(whole?.y)
    }
    expect(seen).toBeGreaterThan(0)
  })

test("the measure sees a page that moves", async ({ page }) => {
  await watchShifts(page)
  await page.goto(paths.home)
  await untilPainted(page)
  await page.evaluate(() => {
    const pushed = document.createElement("div")
    pushed.style.height = "300px"
    document.body.prepend(pushed)
  })
  await expect.poll(() => shiftSoFar(page)).toBeGreaterThan(MOST_SHIFT)
})

/** What has not been painted cannot shift. */
const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)

/** Adds up, at the page's root, every shift that no press of the visitor's explains. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const shift = { value: 0, hadRecentInput: false, ...entry.toJSON() }
        if (!shift.hadRecentInput) sum += shift.value
      }
      document.documentElement.setAttribute("data-layout-shift", String(sum))
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** The sum of all shifts until two frames from now: at least the cumulative layout shift, which takes the worst window. */
const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const read = () => resolve(Number(document.documentElement.getAttribute("data-layout-shift") ?? 0))
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(read)))
      }),
  )
