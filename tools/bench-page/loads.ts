import type { Browser } from "@playwright/test"
import { PHONE, slowDown, SLOWER, slowNetwork, withVisitor } from "./throttled-page"

/** How long after the load event the largest element may still be painted, and how long nobody acts. In milliseconds. */
const PAINTS = 3_000
const NOBODY_ACTS = 10_000

/** What a task takes before an answer to a visitor waits for it, in milliseconds. */
const BLOCKS_AFTER = 50

declare global {
  interface Window {
    /** When the largest element was painted, and the durations of the long tasks so far, in milliseconds. */
    benchLoad?: { largest: number; tasks: number[] }
  }
}

/** When the largest element is painted on a phone with a slow connection, in milliseconds after the start. */
export const largestPaint = (browser: Browser, url: string): Promise<number> =>
  withVisitor(browser, PHONE, async (page, cdp) => {
    await page.addInitScript(() => {
      const load = (window.benchLoad = { largest: 0, tasks: [] })
      new PerformanceObserver(list => {
        for (const { startTime } of list.getEntries()) load.largest = startTime
      }).observe({ type: "largest-contentful-paint", buffered: true })
    })
    await slowNetwork(cdp)
    await slowDown(cdp, SLOWER)
    await page.goto(url, { waitUntil: "load" })
    await page.waitForTimeout(PAINTS)
    return page.evaluate(() => window.benchLoad?.largest ?? 0)
  })

/**
 * For how long a slow phone's main thread could answer nobody, from the start until ten seconds after the load event when
 * nobody acts, and the longest task of all. In milliseconds.
 */
export const blocking = (browser: Browser, url: string): Promise<[blocked: number, longest: number]> =>
  withVisitor(browser, PHONE, async (page, cdp) => {
    await page.addInitScript(() => {
      const load: NonNullable<Window["benchLoad"]> = (window.benchLoad = { largest: 0, tasks: [] })
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) load.tasks.push(duration)
      }).observe({ type: "longtask", buffered: true })
    })
    await slowDown(cdp, SLOWER)
    await page.goto(url, { waitUntil: "load" })
    await page.waitForTimeout(NOBODY_ACTS)
    const tasks = await page.evaluate(() => window.benchLoad?.tasks ?? [])
    return [tasks.reduce((sum, task) => sum + Math.max(0, task - BLOCKS_AFTER), 0), Math.max(0, ...tasks)]
  })

/** How many scripts of files of the site itself have been run ten seconds after the load event when nobody acts. */
export const scriptsRun = (browser: Browser, url: string): Promise<number> =>
  withVisitor(browser, PHONE, async (page, cdp) => {
    const run = new Set<string>()
    // The scripts in the page itself have its address.
    cdp.on("Debugger.scriptParsed", script => {
      if (script.url.startsWith(new URL(url).origin) && script.url !== page.url()) run.add(script.url)
    })
    await cdp.send("Debugger.enable")
    await page.goto(url, { waitUntil: "load" })
    await page.waitForTimeout(NOBODY_ACTS)
    return run.size
  })
