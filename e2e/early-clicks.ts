import type { Page } from "@playwright/test"

/** What a visitor does on the page at a path, the first time that they come there. */
export type EarlyClick = {
  /** The page's path, without its query. */
  on: string
  /** What is clicked; without it the visitor goes back. */
  click?: string
}

/**
 * Clicks as early as a script can: in the moment in which the parser has put the element into the document, before the
 * rest of the page and any script of the app is there. A page that Back has led to is left alone.
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
