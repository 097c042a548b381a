import type { Page } from "@playwright/test"
import { expect, test } from "./journey"
import { needsEntry, type OwnEntry } from "./own-site"
import { PAGE_KINDS } from "./page-kinds"

const NARROWEST = 360
const WIDEST = 1920
const STEP = 20

/** What is in rows. One that's alone in the last row looks forgotten; a link may be as wide as the row, a card may not. */
const IN_ROWS = [
  { rows: ".cards-grid", mayFill: false },
  { rows: ".facts-list", mayFill: false },
  { rows: ".piece-list", mayFill: true },
  { rows: ".layout-columns", mayFill: true },
]

/** Whether a page has steps with drawings. */
const hasDrawnSteps = ({ text }: OwnEntry): boolean => /<Stage [^>]*drawing=/.test(text)

for (const { kind, path } of PAGE_KINDS) {
  test(`${kind}: from 360 to 1920 pixels no card, fact or link is alone in the last row of others`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(path)
    for (let width = NARROWEST; width <= WIDEST; width += STEP) {
      await page.setViewportSize({ width, height: 900 })
      expect(await alone(page), `${width} pixels`).toEqual([])
    }
  })
}

for (const width of [768, 1440]) {
  test(`${width} pixels wide: steps in a row have their titles and texts at the same heights, however long a title is`, async ({
    page,
  }) => {
    const { path } = needsEntry("page", hasDrawnSteps, "page with drawn steps")
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const steps = page.locator(".drawnStage-stage")
    await steps
      .first()
      .locator("h3")
      .evaluate(title => (title.textContent = "A title that takes three lines, ".repeat(3)))
    const heights = await steps.evaluateAll(all =>
      all.map(step => [step, ...step.querySelectorAll("h3, div")].map(part => part.getBoundingClientRect().top)),
    )
    expect(heights.length).toBeGreaterThan(1)
    const rows = new Set(heights.map(([top]) => top))
    expect(new Set(heights.map(String)).size, "different heights, of all rows").toBe(rows.size)
    expect(rows.size, "rows").toBeLessThan(heights.length)
  })
}

/** The words of those that are a row of their own below fuller rows. */
const alone = (page: Page): Promise<string[]> =>
  page.evaluate(
    kinds =>
      kinds.flatMap(({ rows, mayFill }) =>
        [...document.querySelectorAll(rows)].flatMap(list => {
          const all = [...list.children].filter(one => one.getClientRects().length > 0)
          const last = all.at(-1)
          const tops = all.map(one => Math.round(one.getBoundingClientRect().top))
          const inFirst = tops.filter(top => top === tops[0]).length
          const fills = mayFill && last !== undefined && list.clientWidth - last.clientWidth <= 1
          return inFirst > 1 && tops.at(-1) !== tops.at(-2) && !fills ? [last?.textContent ?? ""] : []
        }),
      ),
    IN_ROWS,
  )
