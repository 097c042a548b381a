import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"

test("a link to a question of a page opens its answer", async ({ page }) => {
  await page.goto(paths.page("faqs"))
  const answer = page.locator("details p[id]").first()
  await expect(answer).toBeHidden()
  await page.goto(`${paths.page("faqs")}#${await answer.getAttribute("id")}`)
  await expect(answer).toBeVisible()
})

test("each claim of the evidence strip leads to the part of a page that proves it, and it's open to read", async ({
  page,
}) => {
  await page.goto(paths.home)
  const links = page.locator(".proofs-proof").getByRole("link")
  const addresses = await links.evaluateAll(elements => elements.map(link => link.getAttribute("href") ?? ""))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    await page.goto(address)
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
    await expect(target, address).toBeVisible()
    await expect(target, address).toBeInViewport()
  }
})
