import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { fillInSale, locateSaleForm } from "./form-subjects"
import { findWcagViolationsInColours } from "./wcag"
import { expect, test } from "./journey"
import { countPrintedPages, expectImprint, firm, requireFirmState } from "./own-site"
import { openReady } from "./visit"

const CALENDAR = paths.page("calendar")

const SOLD = `${CALENDAR}?side=buying&state=NSW&day=24&month=11&year=2026&method=private`

const locateDatesRegion = (page: Page): Locator => page.getByRole("region", { name: "Your dates" })
const locateDate = (page: Page, label: string): Locator =>
  locateDatesRegion(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(label, { exact: true }) })
/** Screen readers also get it as a status message. */
const locateDatesOwner = (page: Page): Locator =>
  locateDatesRegion(page)
    .locator("p:not([role])")
    .filter({ hasText: /^(Buying|Selling) in / })

// Five business days after Tuesday 24 November 2026 is 1 December 2026, and 42 days after it is 5 January 2027.
async function expectCalculatedDates(page: Page): Promise<void> {
  await expect(locateDate(page, "Cooling-off ends")).toContainText("Tuesday 1 December 2026")
  await expect(locateDate(page, "Settlement")).toContainText("Tuesday 5 January 2027")
}

for (const reducedMotion of ["reduce", "no-preference"] as const)
  test(`on a phone the dates come into view once they're asked for, and not before (reduced motion: ${reducedMotion})`, async ({
    page,
  }) => {
    requireFirmState("NSW")
    await page.setViewportSize({ width: 375, height: 667 })
    await page.emulateMedia({ reducedMotion })
    await openReady(page, CALENDAR)
    await fillInSale(page, STATE_NAMES.NSW.name)
    await expectCalculatedDates(page)
    const year = locateSaleForm(page).getByLabel("Year", { exact: true })
    await expect(year).toBeFocused()
    await expect(year).toBeInViewport()

    await page.keyboard.press("Enter")
    const title = locateDatesRegion(page).getByRole("heading", { name: "Your dates" })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(locateDatesOwner(page)).toBeInViewport()
  })

test(
  "the dates print on two pages at most, with whose they are, their sources and the firm",
  { tag: "@daily" },
  async ({ page }) => {
    requireFirmState("QLD")
    await page.goto(`${CALENDAR}?side=buying&state=QLD&day=23&month=12&year=2026&finance=14&inspection=7`)
    await expect(locateDate(page, "Building and pest notice due")).toContainText("Monday 4 January 2027")
    await page.emulateMedia({ media: "print" })
    await expect(locateDatesOwner(page)).toBeVisible()
    await expect(
      locateDate(page, "Settlement")
        .getByText(/(checked|read in a copy) on/)
        .first(),
    ).toBeVisible()
    await expect(locateDatesRegion(page).getByText("Take care with these dates")).toBeVisible()
    await expectImprint(page)
    for (const words of [firm.legalName ?? firm.name, firm.phone])
      await expect(page.locator(".layout-letterhead")).toContainText(words)
    await expect(locateSaleForm(page)).toBeHidden()
    for (const table of await page.getByRole("main").locator("figure table").all()) await expect(table).toBeHidden()
    expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
  },
)

test("the calendar with dates, and with a mistake, breaks no rule of WCAG 2.2 AA in any colours", async ({ page }) => {
  requireFirmState("NSW")
  await page.goto(SOLD)
  await expectCalculatedDates(page)
  await locateDate(page, "Cooling-off ends").locator("summary").first().click()
  expect(await findWcagViolationsInColours(page)).toEqual([])

  await locateSaleForm(page).getByText("More contract dates (optional)").click()
  await locateSaleForm(page).getByLabel("Finance", { exact: true }).fill("soon")
  await page.keyboard.press("Enter")
  await expect(locateSaleForm(page).getByRole("link", { name: /^Enter a finance date/ })).toBeVisible()
  expect(await findWcagViolationsInColours(page, "main")).toEqual([])
})
