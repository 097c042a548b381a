import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { NO_QUOTE } from "./built-page"
import { expect, test } from "./journey"
import { openQuoteFromHeader, pageForm, quoteButton } from "./quote-form"
import { footerLink, openReady } from "./visit"

const BUYING = paths.page("buying")
const SELLING = paths.page("selling")

/** As a person's browser names itself; without it the one under test says that it's headless, as a crawler's does. */
const OF_A_VISITOR =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"
const OF_A_CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"

const clearErrors = (page: Page) => page.getByRole("button", { name: "Clear errors" })

/** Answers for the app's own script with that script and `code` after it: an error in it is the site's own. */
const addToApp = (page: Page, code: string): Promise<unknown> =>
  page.route(/\/app-[^/]*\.js$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n;${code}` })
  })

/** Goes by a link to a page whose data end the whole app, outside every part that holds an error back. */
async function goToSpoiledPage(page: Page): Promise<void> {
  await page.route(`**/page-data${BUYING}/page-data.json*`, async route => {
    const response = await route.fetch()
    const json = await response.json()
    json.result.pageContext = null
    await route.fulfill({ response, json })
  })
  await openReady(page, SELLING)
  await footerLink(page, paths.page("buying")).click()
}

test.describe("for a visitor", () => {
  test.use({ userAgent: OF_A_VISITOR })

  test("an error in a timer or in a promise is looked at, and leaves a page that works as it is", async ({ page }) => {
    const thrown: string[] = []
    page.on("pageerror", error => thrown.push(error.message))
    await addToApp(
      page,
      `addEventListener("spoil", () => {
        setTimeout(() => { throw new TypeError("of a timer") })
        Promise.reject(new TypeError("of a promise"))
      })`,
    )
    await openReady(page, SELLING)
    const lookedAt = page.waitForResponse(/\/error-screen-[^/]*\.js$/)
    await page.evaluate(() => dispatchEvent(new Event("spoil")))
    await (await lookedAt).finished()
    await expect.poll(() => [...thrown].sort()).toEqual(["of a promise", "of a timer"])
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(clearErrors(page)).toHaveCount(0)
    await openQuoteFromHeader(page)
  })

  test("an error that leaves nothing on the page shows the error screen, whose button loads the home page", async ({
    page,
  }) => {
    await goToSpoiledPage(page)
    await expect(page.getByRole("alert").getByText("500", { exact: true })).toBeVisible()
    await clearErrors(page).click()
    await expect(page).toHaveURL(paths.home)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(clearErrors(page)).toHaveCount(0)
  })

  test("a page that only the app can draw shows the error screen when the app cannot start", async ({ page }) => {
    await page.route(/\/page-data\/quotes\//, route => route.abort())
    await page.goto(paths.offer(NO_QUOTE))
    await page.keyboard.press("Shift")
    await expect(clearErrors(page)).toBeVisible()
  })

  test("where the app cannot start on a page that is complete, the page stays and a click does what HTML does", async ({
    page,
  }) => {
    await page.route(/\/app-[^/]*\.js$/, route => route.abort())
    await page.goto(paths.home)
    await quoteButton(page).click()
    await expect(page).toHaveURL(paths.requestAQuote)
    await expect(pageForm(page)).toBeVisible()
    await expect(clearErrors(page)).toHaveCount(0)
  })
})

test.describe("for a crawler", () => {
  test.use({ userAgent: OF_A_CRAWLER })

  test("there is no error screen, even where nothing is left on the page", async ({ page }) => {
    const decided = page.waitForResponse(/\/error-screen-[^/]*\.js$/)
    await goToSpoiledPage(page)
    await (await decided).finished()
    await expect(page.locator("#___gatsby")).toBeEmpty()
  })
})
