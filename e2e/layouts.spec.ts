import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { NO_QUOTE } from "./built-page"
import { anEntry, firm, type OwnEntry, needsEntry, needsPath, OWN_STATES, telOf, textOf } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { setChance } from "./page-tests"
import { footerLink, openReady } from "./visit"

const PARTNER_WITHOUT_NAVIGATION = anEntry("partner", ({ fields }) => fields["layout"] === "no-navigation-partner")

/** What tells the five layouts apart: every destination in the header, in the footer, and whether the page is boxed. */
const LAYOUTS = [
  { layout: "default", path: paths.page("conveyancing"), header: 1, footer: 1, boxed: 1 },
  { layout: "full-width", path: paths.page("buying"), header: 1, footer: 1, boxed: 0 },
  { layout: "no-navigation", path: OWN_PAGES.landing, header: 0, footer: 0, boxed: 1 },
  { layout: "no-navigation-partner", path: PARTNER_WITHOUT_NAVIGATION?.path ?? null, header: 0, footer: 0, boxed: 1 },
  { layout: "component", path: paths.page("component-library"), header: 1, footer: 0, boxed: 0 },
]

const banner = (page: Page): Locator => page.getByRole("banner")
const boxed = (page: Page): Locator => page.locator("main > .layout-boxed")
const quoteLink = (page: Page): Locator => banner(page).getByRole("link", { name: /quote/i })

for (const { layout, path: found, header, footer, boxed: boxes } of LAYOUTS) {
  test(`the ${layout} layout exists`, async ({ page }) => {
    await page.goto(needsPath(found, `page of the ${layout} layout`))
    await expect(banner(page).getByRole("navigation", { name: "Main" })).toHaveCount(header)
    await expect(page.getByRole("navigation", { name: "Footer" })).toHaveCount(footer)
    await expect(boxed(page)).toHaveCount(boxes)
    await expect(quoteLink(page)).toHaveCount(1)
  })
}

test("some pages carry a state tag of NSW, VIC or QLD, and others carry none", async ({ page }) => {
  for (const state of OWN_STATES) {
    await page.goto(paths.state(state))
    await expect(banner(page).locator("abbr")).toHaveText(state)
  }
  await page.goto(paths.home)
  await expect(banner(page).locator("abbr")).toHaveCount(0)
})

test("a partner's page is branded: the partner's name beside the wordmark, and the partner's palette", async ({
  page,
}) => {
  const partner = needsEntry("partner")
  await page.goto(partner.path)
  await expect(banner(page)).toContainText(`with ${textOf(partner, "name")}`)
  await expect(page.locator(`[data-palette="${textOf(partner, "palette")}"]`).getByRole("main")).toBeVisible()
})

const showsOffer = ({ fields, text }: OwnEntry): boolean =>
  fields["offer"] !== undefined && text.includes("<OfferSnippet")

test("two landing pages show an offer snippet, and one of them has a phone number of its own", async ({ page }) => {
  const withOwnPhone = needsEntry(
    "landing",
    one => showsOffer(one) && one.fields["phone"] !== undefined,
    "offer with a phone",
  )
  const withFirms = needsEntry(
    "landing",
    one => showsOffer(one) && one.fields["phone"] === undefined,
    "offer on a landing page",
  )
  const phone = textOf(withOwnPhone, "phone")
  expect(phone).not.toBe(firm.phone)
  // They may be compared, and the first is the control: this visit gets it.
  await setChance(page, 0)
  for (const [path, shown] of [
    [withFirms.path, firm.phone],
    [withOwnPhone.path, phone],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("complementary", { name: "Offer" })).toBeVisible()
    await expect(banner(page).getByRole("link", { name: shown })).toHaveAttribute("href", telOf(shown))
  }
})

test("the offer has the full-width layout and hides the request-a-quote button", async ({ page }) => {
  await page.goto(paths.offer(NO_QUOTE))
  await page.getByRole("heading", { level: 1 }).waitFor()
  await expect(boxed(page)).toHaveCount(0)
  await expect(quoteLink(page)).toHaveCount(0)

  await page.goto(paths.thankYou(NO_QUOTE))
  await page.getByRole("heading", { level: 1 }).waitFor()
  await expect(quoteLink(page)).toHaveCount(1)
})

test("a single root shell stays while the page and its layout change", async ({ page }) => {
  await openReady(page, paths.page("conveyancing"))
  await expect(boxed(page)).toHaveCount(1)
  await page.evaluate(() => document.body.setAttribute("data-shell", "the first"))

  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(paths.page("buying"))
  await expect(boxed(page)).toHaveCount(0)
  await expect(page.getByRole("main")).toHaveCount(1)
  await expect(page.locator("body")).toHaveAttribute("data-shell", "the first")
})

test("on a wide screen a state's contents are beside its text, and a partner's contact card beside the notice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(OWN_PAGES.state)
  const contents = page.getByRole("navigation", { name: "On this page" })
  expect(await areSideBySide(page.locator("main .text-prose").first(), contents)).toBe(true)

  await page.goto(needsPath(OWN_PAGES.partner, "partner"))
  const notice = page.getByRole("note").filter({ hasText: "About our arrangement" })
  const card = page.locator(".piece-contact")
  expect(await areSideBySide(notice, card)).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await areSideBySide(notice, card)).toBe(false)
})

/** Whether `right` begins where `left` has ended, and at least partly at the same height. */
async function areSideBySide(left: Locator, right: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([left.boundingBox(), right.boundingBox()])
  if (!one || !other) return false
  return other.x >= one.x + one.width && other.y < one.y + one.height && one.y < other.y + other.height
}
