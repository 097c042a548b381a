import type { Page } from "@playwright/test"

/** Headings and paragraphs in the page's main element that are less than 12 pixels from the left or right edge of the window. */
export const findTextAtWindowEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll("main h1, main h2, main p")]
      .filter(element => element.checkVisibility())
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < 12 || right > clientWidth - 12)
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`)
  })
