import { paths } from "../src/domain/paths"
import { findElementsWithMissingStyles } from "./audit/styles"
import { NOWHERE, readBuiltPage } from "./built-page"
import { holdRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openQuoteFromHeader } from "./quote-form"
import { clickLinkTo, openReady, untilReady } from "./visit"
import { isSameDocument, markDocument } from "./visitor-tab"

// Two tours in opposite directions reach each kind of page from two others. Not every pair is tried: the app loads the
// rules of all classes after the style blocks of the first page, so the pages in between can't change how a page looks.
// The tours start at the kinds with the fewest and the most style blocks.

const APP_STYLESHEET = "**/static/styles-*.css"

// The page that reads a contract is always loaded whole.
const LEFT_OUT = ["component library", "landing page", "own contract"]
const IN_APP = PAGE_KINDS.filter(({ kind }) => !LEFT_OUT.includes(kind)).map(({ path }) => path)
const TOURS = [
  { tour: "there", stops: [paths.feedback, ...IN_APP.filter(path => path !== paths.feedback)] },
  { tour: "and back", stops: [paths.home, ...IN_APP.filter(path => path !== paths.home).toReversed()] },
]

for (const { tour, stops } of TOURS) {
  test(
    `a page that the app has gone to looks as it does when it's loaded whole: ${tour}`,
    { tag: "@nightly" },
    async ({ page }) => {
      test.slow()
      // A page ignores a typeface that comes late, and the whole stylesheet would apply it: texts would differ in width.
      await page.route("**/*.woff2", route => route.abort())
      await openReady(page, stops[0] ?? paths.home)
      await markDocument(page)
      for (const path of stops.slice(1)) {
        await clickLinkTo(page, path)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(page).toHaveTitle(path === NOWHERE ? /^Page not found/i : readBuiltPage(path).title)
        await page.mouse.move(0, 0)
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme })
          await expect.poll(() => findElementsWithMissingStyles(page, 2), `${path} in ${colorScheme}`).toEqual([])
        }
      }
      expect(await isSameDocument(page)).toBe(true)
    },
  )
}

test("the app starts when the rules of every page are there, and not before", { tag: "@daily" }, async ({ page }) => {
  const release = await holdRequests(page, APP_STYLESHEET)
  const request = page.waitForRequest(APP_STYLESHEET)
  await page.goto(paths.home, { waitUntil: "domcontentloaded" })
  await page.keyboard.press("Shift")
  await request
  await expect.poll(() => page.evaluate(() => "___loader" in window || "___chunkMapping" in window)).toBe(true)
  await expect(page.locator("html[data-app-ready]")).toHaveCount(0)
  release()
  await untilReady(page)
})

test("where the rules of other pages can't be loaded the app doesn't start: the quote form opens, and a link loads its page", async ({
  page,
}) => {
  await page.route(APP_STYLESHEET, route => route.abort())
  await page.goto(paths.home)
  const failure = page.waitForEvent("requestfailed")
  await openQuoteFromHeader(page)
  await failure
  await page.keyboard.press("Escape")
  await expect(page.locator("html[data-app-ready]")).toHaveCount(0)
  await clickLinkTo(page, paths.contactUs)
  await expect(page).toHaveURL(new RegExp(`${paths.contactUs}$`))
})
