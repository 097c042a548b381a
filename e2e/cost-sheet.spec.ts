import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { createReference } from "../src/domain/reference"
import { expect, test } from "./journey"
import { countPrintedPages, expectImprint, firm, FIRST_STATE } from "./own-site"
import { requestOffer, locateItemisedQuote } from "./quote-form"

const getErrorColour = (at: Locator): Promise<string> =>
  at.evaluate(element => {
    const probe = document.createElement("span")
    probe.style.color = "var(--danger)"
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

const getTextColour = (at: Locator): Promise<string> => at.evaluate(element => getComputedStyle(element).color)

/** The calculator with a result. */
const CALCULATED = `${paths.page("calculator")}?side=buying&state=${FIRST_STATE}&price=900000`

const locateBar = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("img", { name: /% our fee/ })
    .first()

for (const width of [320, 1280])
  test(`at ${width} pixels each segment of the bar can be seen, and the largest has its share on it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    // Without reduced motion the bar is still growing when it's measured.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(CALCULATED)
    const bar = locateBar(page)
    await bar.scrollIntoViewIfNeeded()
    await expect(bar).toHaveAccessibleName(/^\d+% our fee, (\d+|under 1)% searches, \d+% government$/)
    await expect(bar).toContainText(/^\d\d% government$/)
    const widths = await bar.locator("svg").evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
    expect(widths).toHaveLength(3)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(10)
  })

test("under the pointer a line is never in the colour of an error, and it's a target for a finger", async ({
  page,
}) => {
  await page.goto(paths.home)
  await page.getByText("Show all costs").first().click()
  const row = locateItemisedQuote(page).locator("li > details > summary").first()
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.mouse.move(0, 0)
    const before = await getTextColour(row)
    await row.hover()
    expect(await getTextColour(row)).toBe(before)
    expect(before).not.toBe(await getErrorColour(row))
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test("in forced colours the parts of the bar differ from each other and from the page", async ({ page }) => {
  await page.goto(CALCULATED)
  await expect(locateBar(page)).toBeVisible()
  const parts = locateBar(page).locator("rect")
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" })
    const fills = await parts.evaluateAll(all => all.map(one => getComputedStyle(one).fill))
    expect(new Set(fills).size).toBe(3)
  }
})

test(
  "an offer and its document print with whose they are and their reference, on two pages at most",
  { tag: "@daily" },
  async ({ page }) => {
    const id = await requestOffer(page)
    await expect(locateItemisedQuote(page)).toBeVisible()
    await page.emulateMedia({ media: "print" })
    await expectImprint(page)
    expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
    await expect(page.getByText(createReference(id), { exact: true }).first()).toBeVisible()
    // What depends on the time of day isn't printed.
    for (const now of await page.locator("[data-office-now]").all()) await expect(now).toBeHidden()
    const line = locateItemisedQuote(page).locator("li > details").first()
    const [label, note] = await Promise.all(
      [line.locator("summary"), line.locator("p").first()].map(at =>
        at.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    )
    expect(label).toBeGreaterThan(note ?? Number.POSITIVE_INFINITY)

    await page.goto(paths.document(id))
    const price = locateItemisedQuote(page).getByRole("region", { name: "Totals" })
    await expectImprint(page)
    for (const text of [firm.name, `ABN ${firm.abn}`, firm.phone, createReference(id), ...listFirmRegistrations()])
      expect(await isTextAbove(page, text, price), text).toBe(true)
    expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
  },
)

const listFirmRegistrations = (): string[] =>
  firm.licence ? [firm.licence] : firm.states.map(({ registration }) => registration.number)

async function isTextAbove(page: Page, text: string, what: Locator): Promise<boolean> {
  const box = await page.getByText(text).filter({ visible: true }).first().boundingBox()
  const below = await what.boundingBox()
  return box !== null && below !== null && box.y + box.height <= below.y
}
