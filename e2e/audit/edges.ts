import type { Page } from "@playwright/test"

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
