import type { Frame, Page } from "@playwright/test"
import { waitForStyles } from "./wait-for-styles"

/** Lists what makes a page or frame wider than its window. Parts that scroll by themselves may be wider. */
export async function findOverflowingElements(page: Page | Frame): Promise<string[]> {
  await waitForStyles(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const tooWide = [...document.body.querySelectorAll("*")].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} in ${clientWidth}`, ...tooWide.map(({ tagName, className }) => `${tagName} ${className}`)]
  })
}
