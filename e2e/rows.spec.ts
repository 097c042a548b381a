import { expect, test } from "./journey"
import { requireEntry, type OwnEntry } from "./own-site"

const hasDrawnSteps = ({ text }: OwnEntry): boolean => /<Stage [^>]*drawing=/.test(text)

for (const width of [768, 1440]) {
  test(`${width} pixels wide: steps in a row have their titles and texts at the same heights, however long a title is`, async ({
    page,
  }) => {
    const { path } = requireEntry("page", hasDrawnSteps, "page with drawn steps")
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
