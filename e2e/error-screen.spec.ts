import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { VISITOR_USER_AGENT } from "../tools/browser"
import { expect, test } from "./journey"
import { NO_QUOTE } from "./built-page"
import { goToNextScreen, openQuoteDialog, openQuoteFromHeader, pickAnswer } from "./quote-form"
import { replacePageBody, removeComponentProps } from "./intercept-requests"
import { footerLink, openReady } from "./visit"

const BUYING = paths.page("buying")
const SELLING = paths.page("selling")

const locateClearErrorsButton = (page: Page) => page.getByRole("button", { name: "Clear errors" })

async function followLinkToBuying(page: Page): Promise<void> {
  await openReady(page, SELLING)
  await footerLink(page, paths.page("buying")).click()
}

/** The page's data make the whole app fail, outside every error boundary. */
async function followLinkToBrokenPage(page: Page): Promise<void> {
  await page.route(`**/page-data${BUYING}/page-data.json*`, async route => {
    const response = await route.fetch()
    const json = await response.json()
    json.result.pageContext = null
    await route.fulfill({ response, json })
  })
  await followLinkToBuying(page)
}

test.describe("for a visitor", () => {
  test.use({ userAgent: VISITOR_USER_AGENT })

  test(
    'a fatal error in a page shows its status code and status message, and "Clear errors" leads to "/"',
    { tag: "@daily" },
    async ({ page }) => {
      await replacePageBody(page, BUYING, () => "spoiled")
      await followLinkToBuying(page)
      const screen = page.getByRole("alert")
      await expect(screen.getByText("500", { exact: true })).toBeVisible()
      await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on this page")
      await locateClearErrorsButton(page).click()
      await expect(page).toHaveURL(paths.home)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(locateClearErrorsButton(page)).toHaveCount(0)
    },
  )

  test("an error that leaves nothing on the page shows the error screen, whose button loads the home page", async ({
    page,
  }) => {
    await followLinkToBrokenPage(page)
    await expect(page.getByRole("alert").getByText("500", { exact: true })).toBeVisible()
    await locateClearErrorsButton(page).click()
    await expect(page).toHaveURL(paths.home)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(locateClearErrorsButton(page)).toHaveCount(0)
  })

  test("a page that only the app can draw shows the error screen when the app cannot start", async ({ page }) => {
    await page.route(/\/page-data\/quotes\//, route => route.abort())
    await page.goto(paths.offer(NO_QUOTE))
    await page.keyboard.press("Shift")
    await expect(locateClearErrorsButton(page)).toBeVisible()
  })

  test(
    "where the app cannot start on a page that is complete, the page stays, and the quote's first questions are sent as HTML",
    { tag: "@daily" },
    async ({ page }) => {
      await page.route(/\/app-[^/]*\.js$/, route => route.abort())
      await page.goto(paths.home)
      const dialog = await openQuoteDialog(page)
      await pickAnswer(dialog, "Are you buying or selling?", "Buying")
      await goToNextScreen(dialog)
      await expect(page).toHaveURL(paths.api.quotes)
      await expect(page.getByRole("radio", { name: "Buying", exact: true })).toBeChecked()
      await expect(page.getByRole("button", { name: "Get my quote" })).toBeVisible()
      await expect(locateClearErrorsButton(page)).toHaveCount(0)
    },
  )
})

test("an error in one section does not take the page down", { tag: "@daily" }, async ({ page }) => {
  await replacePageBody(page, BUYING, body => removeComponentProps(body, "ExampleQuote"))
  await followLinkToBuying(page)
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("We couldn’t show this part")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(locateClearErrorsButton(page)).toHaveCount(0)
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

test.describe("for a crawler", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" })

  test(
    "for a crawler the error screen is not rendered and the error is only logged",
    { tag: "@daily" },
    async ({ page }) => {
      const messages: string[] = []
      page.on("console", message => {
        if (message.type() === "error") messages.push(message.text())
      })
      await replacePageBody(page, BUYING, () => "spoiled")
      const screenResponse = page.waitForResponse(/\/error-screen-[^/]*\.js$/)
      await followLinkToBuying(page)
      await (await screenResponse).finished()
      await expect.poll(() => messages.join("\n")).toContain("not the tree of a body")
      await expect(page.getByRole("main")).toHaveCount(0)
      await expect(locateClearErrorsButton(page)).toHaveCount(0)
    },
  )
})
