import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { needsPath, needsStates } from "./own-site"
import { OWN_PAGES } from "./page-kinds"

/** In a narrower window each row of such a table is a card. */
for (const width of [768, 1024, 1440]) {
  test(`at ${width} pixels the columns of a table that compares three states are equally wide`, async ({ page }) => {
    needsStates(3)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.page("buying"))
    const table = page.locator("table").filter({ has: page.locator("th:nth-child(4):last-child") })
    await expect(table.first()).toBeVisible()
    for (const widths of await table.evaluateAll(columnWidths)) {
      const [first = NaN, ...others] = widths.slice(1)
      expect(others).toHaveLength(2)
      for (const other of others) expect(Math.abs(other - first)).toBeLessThanOrEqual(1)
    }
  })
}

test("in a table of searches the reasons have a third of its width", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(needsPath(OWN_PAGES.searchCosts, "page about searches"))
  const [widths = []] = await page.locator("table.table-records").evaluateAll(columnWidths)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  expect((widths[2] ?? NaN) / whole).toBeGreaterThan(0.32)
})

test("in a table of dates the rules have two fifths of its width", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.page("calendar"))
  const [widths = []] = await page.locator("table.table-records").evaluateAll(columnWidths)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  expect((widths[2] ?? NaN) / whole).toBeGreaterThan(0.38)
})

/** Runs in the page: how wide the columns of each table are, from left to right. */
const columnWidths = (tables: Element[]): number[][] =>
  tables.map(table => [...table.querySelectorAll("thead th")].map(cell => cell.getBoundingClientRect().width))
