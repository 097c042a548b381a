import { paths } from "../src/domain/paths"
import { findHeadFaults } from "./audit/heads"
import { expect, test } from "./journey"
import { openQuoteDialog, requestQuote } from "./quote-form"
import { openReady } from "./visit"

test("the pages of a quote begin where other pages do", async ({ page }) => {
  await openReady(page, paths.home)
  await requestQuote(await openQuoteDialog(page))
  await expect(page).toHaveURL(/\/offer$/)
  const [, , id = ""] = new URL(page.url()).pathname.split("/")
  for (const path of [paths.offer, paths.thankYou, paths.landingThankYou].map(pathOf => pathOf(id))) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findHeadFaults(page), `${path}, ${width} pixels`).toEqual([])
    }
  }
})
