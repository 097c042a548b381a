import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"

for (const path of [
  paths.offer("not-an-id"),
  paths.thankYou("not-an-id"),
  paths.landingThankYou("not-an-id"),
  paths.sorry("not-an-id"),
]) {
  test(`${path} is a page that is not found`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
  })
}

test("a well-formed id that no quote has is not the 404 view", async ({ page }) => {
  await page.goto(paths.offer("A".repeat(22)))
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("button", { name: "Accept this quote" })).toHaveCount(0)
  await expect(page.getByText("Page Not Found")).toHaveCount(0)
})
