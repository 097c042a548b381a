import type { Locator } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { readBuiltPage } from "./built-page"
import { expect, test } from "./journey"
import { requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { footerLink, openReady } from "./visit"
import { isSameDocument, markDocument } from "./visitor-tab"

test(
  "a single root shell stays while the page, its layout, and its head change",
  { tag: "@daily" },
  async ({ page }) => {
    const box = page.locator("main > .layout-boxed")
    const data = page.locator('script[type="application/ld+json"]')
    await openReady(page, paths.page("conveyancing"))
    await markDocument(page)
    await expect(box).toHaveCount(1)
    await expect(data).toHaveCount(1)

    await footerLink(page, paths.page("buying")).click()
    const buying = readBuiltPage(paths.page("buying"))
    await expect(page).toHaveTitle(buying.title)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", buying.description)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", buying.canonical)
    await expect(data).toHaveCount(1)
    expect(await data.textContent()).toBe(buying.structuredData[0])
    await expect(box).toHaveCount(0)
    await expect(page.getByRole("main")).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
  },
)

test("on a wide screen a state's contents are beside its text, and a partner's contact card beside the notice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(OWN_PAGES.state)
  const contents = page.getByRole("navigation", { name: "On this page" })
  expect(await areSideBySide(page.locator("main .text-prose").first(), contents)).toBe(true)

  await page.goto(requirePagePath(OWN_PAGES.partner, "partner"))
  const notice = page.getByRole("note").filter({ hasText: "About our arrangement" })
  const card = page.locator(".piece-contact")
  expect(await areSideBySide(notice, card)).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await areSideBySide(notice, card)).toBe(false)
})

async function areSideBySide(left: Locator, right: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([left.boundingBox(), right.boundingBox()])
  if (!one || !other) return false
  return other.x >= one.x + one.width && other.y < one.y + one.height && one.y < other.y + other.height
}
