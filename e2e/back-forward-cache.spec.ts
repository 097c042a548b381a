import { BROWSER_ARGS } from "../tools/browser"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { paths } from "../src/domain/paths"
import { untilReady } from "./visit"

// A browser keeps a page that a visitor leaves, and shows it as it was when they go back. Playwright tells its browser not to.

/**
 * Why Chrome drops a page that it has kept when a message of the page's process comes late. The page can't help it, and it
 * happens on a busy machine only. Each other reason is a fault of ours.
 */
const LATE_MESSAGE = "IgnoreEventAndEvict"

/** So often in a row no message is late. */
const MOST_TRIES = 5

test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
})

/** It keeps no page that was answered with an error. */
const KEPT = PAGE_KINDS.filter(({ kind }) => kind !== "page that is not found")

for (const { kind, path } of KEPT)
  test(`${kind}: the browser keeps it while the visitor is on another page, and Back shows it as it was`, async ({
    page,
  }) => {
    const shown: string[] = []
    page.on("console", message => {
      if (message.text().startsWith("shown ")) shown.push(message.text())
    })
    const dropped: string[] = []
    const devTools = await page.context().newCDPSession(page)
    devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      dropped.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    await devTools.send("Page.enable")
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) =>
        console.warn(`shown ${persisted ? "again" : "anew"} ${location.pathname}`),
      ),
    )
    await page.goto(path)
    await untilReady(page)
    await page.mouse.move(100, 100)
    await page.waitForLoadState("networkidle")
    const other = path === paths.termsOfUse ? paths.home : paths.termsOfUse
    const isKept = () => shown.includes(`shown again ${path}`)
    for (let left = MOST_TRIES; left > 0; left -= 1) {
      await page.goto(other)
      await page.evaluate(() => history.back())
      await expect.poll(() => isKept() || dropped.length > 0).toBe(true)
      if (isKept()) return
      expect(dropped.splice(0)).toEqual([LATE_MESSAGE])
      await expect(page).toHaveURL(path)
    }
    throw new Error(`Dropped ${MOST_TRIES} times for a late message`)
  })
