import type { Browser, Page } from "@playwright/test"
import { headingOf, linkSelector, pageThatLeadsTo } from "./links"
import { pageScript } from "./page-script"
import { REPORT_PATH, type ServedSite } from "./serve-site"
import { DESKTOP, slowDown, withVisitor } from "./throttled-page"

/** In milliseconds: from the load event to a visitor's first move, from there to the click, and until a click counts as lost. */
const LOOKS = 2_000
const AIMS = 450
const LOST = 15_000

/** How long nobody acts, as where blocking is measured, and how long a pointer rests on a link. In milliseconds. */
const NOBODY_ACTS = 10_000
const HOVERS = 1_000

/** The names, in the browser's storage, of the heading that's waited for and of when its link was clicked. */
const HEADING = "bench-heading"
const CLICKED = "bench-clicked"

/**
 * Runs in every page, also in one that's made before it's asked for: says how many milliseconds after the click on a link
 * the heading that's waited for was painted. Times are since 1970, so that they're the same in both pages.
 */
export function reportHeading(headingKey: string, clickedKey: string, reportPath: string): void {
  let isReported = false

  function look() {
    const clicked = Number(localStorage.getItem(clickedKey))
    const heading = document.querySelector("h1")?.textContent?.replace(/\s+/g, " ").trim()
    if (isReported || clicked === 0 || heading !== localStorage.getItem(headingKey)) return
    isReported = true
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const taken = performance.timeOrigin + performance.now() - clicked
        void fetch(reportPath, { method: "POST", body: JSON.stringify(taken), keepalive: true })
      }
      port2.postMessage(null)
    })
  }

  function watch() {
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    look()
  }

  addEventListener(
    "click",
    ({ timeStamp }) => localStorage.setItem(clickedKey, String(performance.timeOrigin + timeStamp)),
    true,
  )
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", watch, { once: true })
  else watch()
}

/**
 * Milliseconds from a click on a link to the page at `path` until its heading is painted, on a computer so many times
 * slower than this one. `null` where no page that's measured has such a link, or the page no heading.
 */
export async function clickToHeading(
  browser: Browser,
  site: ServedSite,
  path: string,
  slower: number,
): Promise<number | null> {
  const from = pageThatLeadsTo(site, path)
  const heading = headingOf(site, path)
  if (from === null || heading === null) return null
  site.beginWith(pageScript(reportHeading, HEADING, CLICKED, REPORT_PATH))
  try {
    return await withVisitor(browser, DESKTOP, async (page, cdp) => {
      await slowDown(cdp, slower)
      await page.goto(`${site.url}${from}`, { waitUntil: "load" })
      await page.evaluate(([key = "", text = ""]) => localStorage.setItem(key, text), [HEADING, heading])
      await page.waitForTimeout(LOOKS)
      await page.locator(linkSelector(path)).filter({ visible: true }).first().hover()
      await page.waitForTimeout(AIMS)
      // Not by the locator, which would wait for the next page.
      const [taken] = await Promise.all([site.nextReport(LOST), page.mouse.down().then(() => page.mouse.up())])
      return taken
    })
  } finally {
    site.beginWith(null)
  }
}

/** Bytes that a site's home page fetches after its load event when nobody acts, and then while the pointer is on its first link to another page. */
export const fetchedAhead = (browser: Browser, site: ServedSite): Promise<[idle: number, hover: number]> =>
  withVisitor(browser, DESKTOP, async page => {
    await page.goto(`${site.url}/`, { waitUntil: "load" })
    const atLoad = site.sent.length
    await page.waitForTimeout(NOBODY_ACTS)
    const atHover = site.sent.length
    await hoverOverFirstLink(page)
    await page.waitForTimeout(HOVERS)
    const bytesOf = (sent: ServedSite["sent"]) => sent.reduce((sum, { bytes }) => sum + bytes, 0)
    return [bytesOf(site.sent.slice(atLoad, atHover)), bytesOf(site.sent.slice(atHover))]
  })

/** Without scrolling: that would bring other links into view, which may be fetched ahead for that. */
async function hoverOverFirstLink(page: Page): Promise<void> {
  const middles = await page.locator("a[href^='/']:not([data-quote-open])").evaluateAll(links =>
    links
      .filter(
        link => link instanceof HTMLAnchorElement && link.pathname !== location.pathname && link.checkVisibility(),
      )
      .map(link => link.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= innerHeight)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  )
  const [first] = middles
  if (!first) throw new Error(`${page.url()}: no link to another page is in view`)
  await page.mouse.move(first.x, first.y)
}
