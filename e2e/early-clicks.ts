import type { Page } from "@playwright/test"

/** What a visitor does on a page when they first come to it. */
export type EarlyClick = {
  /** The page's path, without its query. */
  on: string
  /** The selector of the element to click. Without it the visitor goes back. */
  click?: string
}

/**
 * Clicks as early as a script can: as soon as the parser has added the element to the document, before the rest of the page
 * and the app's scripts have loaded. Nothing is clicked on a page that was reached with Back.
 */
export const clickEarly = (page: Page, clicks: readonly EarlyClick[]): Promise<unknown> =>
  page.addInitScript(list => {
    const step = list.find(({ on }) => on === location.pathname)
    const [navigation] = performance.getEntriesByType("navigation")
    const isFirst = navigation && "type" in navigation && navigation.type === "navigate"
    if (!step || !isFirst || location.hostname !== "localhost") return
    const { click } = step
    const parsing = new MutationObserver(() => {
      const element = click === undefined ? document.body : document.querySelector<HTMLElement>(click)
      if (!element) return
      parsing.disconnect()
      if (click === undefined) history.back()
      else element.click()
    })
    parsing.observe(document, { childList: true, subtree: true })
  }, clicks)
