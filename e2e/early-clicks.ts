import { expect, type Page } from "@playwright/test"

/** What a visitor does on the page at a path, the first time that they come there. */
export type EarlyClick = {
  /** The page's path, without its query. */
  on: string
  /** What is clicked; without it the visitor goes back. */
  click?: string
}

/** A phone four times slower than this machine. */
const SLOWER = 4

/** Slow 4G as Lighthouse simulates it: bytes per second, and milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** Makes the page that of a slow phone on a slow network. Returns a function that ends it. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page)
  const set = async (rate: number, network: typeof SLOW_4G): Promise<void> => {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate })
    await cdp.send("Network.emulateNetworkConditions", network)
  }
  await set(SLOWER, SLOW_4G)
  return () => set(1, UNLIMITED)
}

/**
 * Opens `path` on a slow phone with a slow connection. Returns as soon as something is painted, long before the app's scripts
 * are there.
 */
export async function openSlowly(page: Page, path: string): Promise<void> {
  await slowDown(page)
  await page.goto(path, { waitUntil: "commit" })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0)
  await expect(page.locator("html[data-app-ready]")).toHaveCount(0)
}

/**
 * Clicks as early as a script can: in the moment in which the parser has put the element into the document, before the
 * rest of the page and any script of the app is there. A page that Back has led to is left alone.
 */
export const clickEarly = (page: Page, clicks: readonly EarlyClick[]): Promise<unknown> =>
  page.addInitScript(wanted => {
    const step = wanted.find(({ on }) => on === location.pathname)
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
