import { BROWSER_ARGS } from "../tools/browser"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { paths } from "../src/domain/paths"
import { untilReady } from "./visit"

// A browser keeps a page that a visitor leaves, and shows it as it was when they go back. Playwright tells its browser not to.

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
    await page.goto(other)
    await page.evaluate(() => history.back())
    await expect.poll(() => shown.at(-1)).toBe(`shown again ${path}`)
  })
