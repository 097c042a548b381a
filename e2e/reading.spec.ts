import { paths } from "../src/domain/paths"
import { itemisedQuote } from "./quote-form"
import { expect, test } from "./journey"
import { needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { openReady } from "./visit"

test("on paper an article has no navigation, footer or form, and says where its links lead", async ({ page }) => {
  await page.goto(needsPath(OWN_PAGES.article, "article about a stage"))
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  await expect(page.getByRole("contentinfo")).toBeHidden()
  for (const form of await page.locator("form").all()) await expect(form).toBeHidden()
  const source = page.getByRole("complementary", { name: "Sources" }).getByRole("link").first()
  const printed = await source.evaluate(link => getComputedStyle(link, "::after").content)
  expect(printed).toContain(await source.getAttribute("href"))
})

test("the price of a place's worked cost may be changed: the calculator answers at once", async ({ page }) => {
  await page.goto(needsPath(OWN_PAGES.place, "place"))
  await page.getByLabel("Try a different price").fill("750k")
  await page.getByRole("button", { name: "Work it out" }).click()
  await expect(page).toHaveURL(/\/calculator\?.*price=750k/)
  await expect(itemisedQuote(page.locator("form#calculator"))).toContainText("at $750,000")
})

test("an offer leaves a page on the day after its last one, though the page was built before", async ({ page }) => {
  await page.clock.install({ time: new Date("2101-01-01T10:00:00+11:00") })
  await openReady(page, paths.page("misc/discounts"))
  await page.mouse.wheel(0, 100)
  await expect(page.getByRole("complementary", { name: "Offer" })).toHaveCount(0)
})

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
  const addresses = await links.evaluateAll(found => found.map(link => link.getAttribute("href") ?? ""))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    await page.goto(address)
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
    await expect(target, address).toBeVisible()
    await expect(target, address).toBeInViewport()
  }
})
