import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"

const WIDTHS = [360, 768, 1440]

/** The space between two sections, and between a section and the end of its ground: a share of the window, within limits. */
const gapAt = (width: number): number => Math.min(96, Math.max(48, width * 0.07))

/** The pages whose body has sections as wide as the window. */
const PAGES = [
  { kind: "home", path: paths.home },
  ...["buying", "selling", "calculator", "calendar"].map(name => ({ kind: name, path: paths.page(name) })),
]

for (const { kind, path } of PAGES) {
  test(`${kind}: between the ends of two sections is one gap, measured at three widths`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await otherGaps(page, gapAt(width)), `${width} pixels`).toEqual([])
    }
  })
}

for (const { kind, path } of PAGES.filter(({ kind }) => ["buying", "selling"].includes(kind))) {
  test(`${kind}: between the hero and the first section is one gap at most`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const hero = await page.locator(".hero-root > *").first().boundingBox()
      const first = await page.locator(".hero-root + .section-plain > *").first().boundingBox()
      const found = (first?.y ?? NaN) - (hero?.y ?? NaN) - (hero?.height ?? NaN)
      expect(found, `${width} pixels`).toBeGreaterThan(0)
      expect(found, `${width} pixels`).toBeLessThanOrEqual(gapAt(width))
    }
  })
}

test("there are pages with sections of both grounds", async ({ page }) => {
  await page.goto(paths.home)
  await expect(page.locator(".layout-flow > .section-tint + .section-plain")).not.toHaveCount(0)
  await expect(page.locator(".layout-flow > .section-plain + .section-tint")).not.toHaveCount(0)
})

/**
 * Between neighbours: the distance from what one has last to what the next has first, where it isn't `gap`. Between two
 * grounds it's measured on both sides of their border.
 */
const otherGaps = (page: Page, gap: number): Promise<string[]> =>
  page.evaluate(expected => {
    const isSection = (one: Element) => one.matches(".section-plain, .section-tint")
    const isPart = (one: Element) => isSection(one) || one.matches(".piece-callToAction")
    const contentOf = (one: Element) => (isSection(one) ? (one.firstElementChild ?? one) : one).getBoundingClientRect()
    const isTint = (one: Element) => one.matches(".section-tint")
    const parts = [...document.querySelectorAll(".layout-flow > *")]
    return parts.flatMap((part, i) => {
      const before = parts[i - 1]
      if (!before || !isPart(part) || !isPart(before)) return []
      const [end, start] = [contentOf(before).bottom, contentOf(part).top]
      const border = isTint(part) ? part.getBoundingClientRect().top : before.getBoundingClientRect().bottom
      const gaps = isTint(part) === isTint(before) ? [start - end] : [border - end, start - border]
      return gaps
        .filter(found => Math.abs(found - expected) > 1)
        .map(found => `${Math.round(found)} pixels above "${part.querySelector("h2")?.textContent}"`)
    })
  }, gap)
