import type { Page } from "@playwright/test"

/** What makes the page wider than its window; nothing when it is not. Parts that scroll by themselves may be wider. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const tooWide = [...document.body.querySelectorAll("*")].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} in ${clientWidth}`, ...tooWide.map(({ tagName, className }) => `${tagName} ${className}`)]
  })
