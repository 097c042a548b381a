import { paths } from "../src/domain/paths"
import { quoteButton } from "./quote-form"
import { expect, test } from "./journey"
import { OWN_STATES } from "./own-site"
import { footerLink, openReady } from "./visit"

const NOWHERE = "/no-such-page"
const message = { level: 1, name: `Page not found: ${NOWHERE}`, exact: true }

test("an unmatched route is a 404 that names the path, with popular pages, the states and the quote", async ({
  page,
}) => {
  const response = await page.goto(NOWHERE)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", message)).toBeVisible()
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
  const popular = page.getByRole("navigation", { name: "Popular pages" })
  await expect(popular.getByRole("link")).not.toHaveCount(0)
  for (const state of OWN_STATES) {
    const states = page.getByRole("navigation", { name: OWN_STATES.length > 1 ? "Your state" : "Our guide" })
    await expect(states.locator(`a[href="${paths.state(state)}"]`)).toBeVisible()
  }
  await expect(quoteButton(page)).toBeVisible()
})

test("every page that the 404 view names is there", async ({ page, request }) => {
  await page.goto(NOWHERE)
  const links = await page.getByRole("main").getByRole("link").all()
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    const href = await link.getAttribute("href")
    expect((await request.get(href ?? "")).status(), href ?? "no address").toBe(200)
  }
})

test("an unmatched route within the site is not fatal: the app goes on", async ({ page }) => {
  await openReady(page, paths.home)
  const link = footerLink(page, paths.page("faqs"))
  await link.evaluate((anchor, to) => anchor.setAttribute("href", to), NOWHERE)
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""))
  await page.getByRole("contentinfo").locator(`a[href="${NOWHERE}"]`).click()
  await expect(page.getByRole("heading", message)).toBeVisible()
  await expect(page).toHaveURL(NOWHERE)

  await page.getByRole("navigation", { name: "Popular pages" }).locator(`a[href="${paths.contactUs}"]`).click()
  await expect(page).toHaveURL(paths.contactUs)
  await expect(page.locator("html[data-marked]")).toHaveCount(1)
})
