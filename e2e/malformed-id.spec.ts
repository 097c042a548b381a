import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"

for (const path of [
  paths.offer("not-an-id"),
  paths.thankYou("not-an-id"),
  paths.landingThankYou("not-an-id"),
  paths.sorry("not-an-id"),
]) {
  test(`route validation fails for ${path}: the 404 view with "Page Not Found: ${path}"`, async ({ page }) => {
    await page.goto(path)
    const heading = { level: 1, name: `Page Not Found: ${path}`, exact: true }
    await expect(page.getByRole("heading", heading)).toBeVisible()
    await expect(page).toHaveTitle(/^Page Not Found/)
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
  })
}

test("a well-formed id that no quote has is not the 404 view, and none flashes", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/page not found/i.test(document.body?.textContent ?? "")) document.documentElement.dataset.flashed = ""
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(paths.offer("A".repeat(22)))
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("button", { name: "Accept this quote" })).toHaveCount(0)
  await expect(page.getByText("Page Not Found")).toHaveCount(0)
  await expect(page.locator("html[data-flashed]")).toHaveCount(0)
})

test("until the route is decided its shell stands, which holds no 404", async ({ request }) => {
  const html = await (await request.get(paths.offer("not-an-id"))).text()
  expect(html).toContain("Loading …")
  expect(html).not.toContain("Page Not Found")
})
