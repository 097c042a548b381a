import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { VISITOR_USER_AGENT } from "../tools/browser"
import { expect, test } from "./journey"
import { openQuoteFromHeader } from "./quote-form"
import { spoilBody, withoutProps } from "./intercepted"
import { footerLink, openReady } from "./visit"

const BUYING = paths.page("buying")
const SELLING = paths.page("selling")

const clearErrors = (page: Page) => page.getByRole("button", { name: "Clear errors" })

/** Goes from the selling page to the buying page by a link, as a visitor does. */
async function goToBuying(page: Page): Promise<void> {
  await openReady(page, SELLING)
  await footerLink(page, paths.page("buying")).click()
}

for (const userAgent of [
  VISITOR_USER_AGENT,
  // Phones of a brand that ends in "bot".
  "Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; CUBOT_P30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
])
  test.describe(userAgent, () => {
    test.use({ userAgent })

    test('a fatal error in a page shows its status code and status message, and "Clear errors" leads to "/"', async ({
      page,
    }) => {
      await spoilBody(page, BUYING, () => "spoiled")
      await goToBuying(page)
      const screen = page.getByRole("alert")
      await expect(screen.getByText("500", { exact: true })).toBeVisible()
      await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on this page")
      await clearErrors(page).click()
      await expect(page).toHaveURL(paths.home)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(clearErrors(page)).toHaveCount(0)
    })
  })

test("an error in one section does not take the page down", async ({ page }) => {
  await spoilBody(page, BUYING, body => withoutProps(body, "ExampleQuote"))
  await goToBuying(page)
  await expect(page.getByRole("main").getByRole("alert")).toContainText("We couldn’t show this part")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(clearErrors(page)).toHaveCount(0)
  await openQuoteFromHeader(page)
})

test("where the code of a part cannot be had, its HTML stays and the rest of the page works", async ({ page }) => {
  await page.route(/\/calculator-form-[^/]*\.js$/, route => route.abort())
  await openReady(page, paths.page("calculator"))
  await expect(page.locator("form#calculator").getByLabel("What is the price?")).toBeVisible()
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0)
  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(BUYING)
})

for (const userAgent of [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
])
  test.describe(userAgent, () => {
    test.use({ userAgent })

    test("for a crawler the error screen is not rendered and the error is only logged", async ({ page }) => {
      const logged: string[] = []
      page.on("console", message => {
        if (message.type() === "error") logged.push(message.text())
      })
      await spoilBody(page, BUYING, () => "spoiled")
      const decided = page.waitForResponse(/\/error-screen-[^/]*\.js$/)
      await goToBuying(page)
      await (await decided).finished()
      await expect.poll(() => logged.join("\n")).toContain("not the tree of a body")
      await expect(page.getByRole("main")).toHaveCount(0)
      await expect(clearErrors(page)).toHaveCount(0)
    })
  })
