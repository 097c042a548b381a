import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"

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

const OPENED = Date.parse("2026-11-25T00:00:00Z")

for (const { kind, path } of PAGE_KINDS.filter(one => !STARTS_BY_ITSELF.includes(one.kind))) {
  test(`${kind}: while nobody acts no script file runs, until the clock asks for it`, async ({ page }) => {
    await page.clock.install({ time: OPENED })
    const downloads = recordRequests(page, request =>
      request.url().endsWith(".js") ? request.resourceType() : undefined,
    )
    await page.goto(path)
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
