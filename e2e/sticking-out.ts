import type { Frame, Page } from "@playwright/test"
import { styled } from "./styled"

/** What makes the page, or what is in a frame, wider than its window; nothing when it is not. Parts that scroll by themselves may be wider. */
export async function stickingOut(page: Page | Frame): Promise<string[]> {
  await styled(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const tooWide = [...document.body.querySelectorAll("*")].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} in ${clientWidth}`, ...tooWide.map(({ tagName, className }) => `${tagName} ${className}`)]
  })
}
