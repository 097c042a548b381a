import { paths } from "../src/domain/paths"
import { NOWHERE } from "./built-page"
import { locateQuoteButton } from "./quote-form"
import { expect, test } from "./journey"
import { OWN_STATES } from "./own-site"
import { clickLinkTo, openReady } from "./visit"
import { isSameDocument, markDocument } from "./visitor-tab"

const message = { level: 1, name: `Page not found: ${NOWHERE}`, exact: true }

test(
  "an unmatched route is a 404 that names the path, with popular pages, the states and the quote",
  { tag: "@daily" },
  async ({ page }) => {
    const response = await page.goto(NOWHERE)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", message)).toBeVisible()
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
    await expect(page.getByRole("navigation", { name: "Popular pages" }).getByRole("link")).not.toHaveCount(0)
    for (const state of OWN_STATES) {
      const states = page.getByRole("navigation", { name: OWN_STATES.length > 1 ? "Your state" : "Our guide" })
      await expect(states.locator(`a[href="${paths.state(state)}"]`)).toBeVisible()
    }
    await expect(locateQuoteButton(page)).toBeVisible()
  },
)

test("the heading names the path before the app is there, so that nothing moves when it comes", async ({ page }) => {
  await page.route(/\/app-\w+\.js$/, route => route.abort())
  await page.goto(NOWHERE)
  await expect(page.getByRole("heading", message)).toBeVisible()
})

test("an unmatched route within the site is not fatal: the app goes on", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, paths.home)
  await markDocument(page)
  await clickLinkTo(page, NOWHERE)
  await expect(page.getByRole("heading", message)).toBeVisible()
  await expect(page).toHaveURL(NOWHERE)

  await page.getByRole("navigation", { name: "Popular pages" }).locator(`a[href="${paths.contactUs}"]`).click()
  await expect(page).toHaveURL(paths.contactUs)
  expect(await isSameDocument(page)).toBe(true)
})
