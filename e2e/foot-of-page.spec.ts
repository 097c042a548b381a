import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"

for (const width of [360, 1440]) {
  test(`nothing is below the footer of any page, ${width} pixels wide`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const { kind, path } of PAGE_KINDS) {
      await page.goto(path)
      const below = await page.evaluate(() => {
        const footer = document.querySelector("body footer")
        if (!footer) throw new Error("There is no footer")
        return document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom - scrollY
      })
      expect(Math.abs(below), kind).toBeLessThanOrEqual(1)
    }
  })
}
