import type { LaunchOptions } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { BROWSER_ARGS, getFullBrowserPath } from "../tools/browser"
import { NOWHERE } from "./built-page"
import { expect, test as journey } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openReady, openVisited } from "./visit"

// Playwright turns this cache off by default, and a browser without windows has none.

const test = journey.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({}, run) => {
      const executablePath = await getFullBrowserPath()
      await run({ executablePath, args: BROWSER_ARGS, ignoreDefaultArgs: ["--disable-back-forward-cache"] })
    },
    { scope: "worker" },
  ],
})

/** Chrome's reason when a message from the page's process came late, as on a busy machine. Any other is our fault. */
const LATE_MESSAGE = "IgnoreEventAndEvict"

test(
  "the browser keeps a page of each kind while the visitor is on another page, and Back shows it as it was",
  { tag: "@nightly" },
  async ({ page }) => {
    test.setTimeout(300_000)
    const reasons: string[] = []
    const devTools = await page.context().newCDPSession(page)
    devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    await devTools.send("Page.enable")
    const names: string[] = []
    page.on("console", message => {
      if (message.text().startsWith("shown again ")) names.push(message.text())
    })
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => persisted && console.warn(`shown again ${location.pathname}`)),
    )

    const problems: string[] = []
    const late: string[] = []
    const cacheable = PAGE_KINDS.filter(({ path }) => path !== NOWHERE)
    for (const { kind, path } of cacheable) {
      // The page that reads a contract has none of what comes only after a sign of a visitor.
      await (path === paths.ownContract ? openReady(page, path) : openVisited(page, path))
      await page.goto(paths.termsOfUse)
      // Later, because the page may be gone before a call from outside has returned.
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect.poll(() => names.length + reasons.length, kind).toBeGreaterThan(0)
      await expect(page).toHaveURL(path)
      problems.push(...reasons.filter(reason => reason !== LATE_MESSAGE).map(reason => `${kind}: ${reason}`))
      if (reasons.includes(LATE_MESSAGE)) late.push(kind)
      names.length = 0
      reasons.length = 0
    }
    expect(problems).toEqual([])
    // If most pages were dropped, the test would prove nothing.
    expect(late.length, late.join()).toBeLessThan(cacheable.length / 2)
  },
)
