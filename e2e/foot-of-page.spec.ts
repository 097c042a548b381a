import type { Page } from "@playwright/test"
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

/** The space that a page has below what's last in it: a share of the window, within limits. */
const gapAt = (width: number): number => Math.min(96, Math.max(48, width * 0.07))

/** A line of text is higher than its letters, by more on a phone. */
const LEADING = 6

for (const width of [360, 768, 1440]) {
  test(`what's last in a page is one gap above the footer, ${width} pixels wide`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const { kind, path } of PAGE_KINDS) {
      await page.goto(path)
      const above = (await spaceAboveFooter(page)) - gapAt(width)
      expect.soft(above, kind).toBeGreaterThan(-1)
      expect.soft(above, kind).toBeLessThan(LEADING)
    }
  })
}

/** From the lowest text, picture or box in the page to the footer, in pixels. */
const spaceAboveFooter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isSeen = (one: Element): boolean => {
      const { backgroundColor, borderBottomWidth, overflowX } = getComputedStyle(one)
      const hasWords = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const isDrawn = backgroundColor !== "rgba(0, 0, 0, 0)" || borderBottomWidth !== "0px" || overflowX !== "visible"
      return hasWords || isDrawn || one.childElementCount === 0
    }
    const lowestIn = (one: Element): number => {
      if (!one.checkVisibility()) return 0
      return isSeen(one) ? one.getBoundingClientRect().bottom : Math.max(...[...one.children].map(lowestIn))
    }
    const [main, footer] = [document.querySelector("main"), document.querySelector("body footer")]
    if (!main || !footer) throw new Error("There is no footer")
    return footer.getBoundingClientRect().top - Math.max(...[...main.children].map(lowestIn))
  })
