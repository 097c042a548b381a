import type { Browser, BrowserContextOptions, Page } from "@playwright/test"
import { VISITOR_USER_AGENT } from "../browser"

/** How many times slower a visitor's phone is than this machine. */
const SLOWER = 4

const PHONE: BrowserContextOptions = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true }

/** How long a visitor looks at a page before the first click, in milliseconds. */
const LOOKS = 2_000

/** The session storage is still there on the next page. */
const NOTE_CLICK = `addEventListener("click", ({ timeStamp }) =>
  sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)), { capture: true, once: true })`

/**
 * In milliseconds from the click to the first frame with the page's heading; null if the home page doesn't link to
 * `path`.
 */
export async function measureTimeToNextPage(browser: Browser, site: string, path: string): Promise<number | null> {
  return runMeasurementInBrowserPage(browser, {}, async page => {
    await page.goto(site + path)
    const heading = await page.locator("h1").first().innerText()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${site}/`, { waitUntil: "load" })
    const link = page.locator(`a[href="${path}"]:not([data-quote-open])`).filter({ visible: true }).first()
    if ((await link.count()) === 0) return null
    await page.waitForTimeout(LOOKS)
    await link.click({ noWaitAfter: true })
    return measureTimeUntilTextAppears(page, "h1", heading)
  })
}

/** In milliseconds to the first frame that shows `shownTarget`, on a slow phone that has the page in its cache. */
export async function measureTapResponseTime(
  browser: Browser,
  url: string,
  target: string,
  shownTarget: string,
): Promise<number> {
  return runMeasurementInBrowserPage(browser, PHONE, async before => {
    await before.goto(url, { waitUntil: "networkidle" })
    const element = before.locator(target).filter({ visible: true }).first()
    await element.scrollIntoViewIfNeeded()
    const scrollPosition = await before.evaluate(() => scrollY)
    const box = await element.boundingBox()
    if (!box) throw new Error(`${url} has no ${target}`)
    const page = await before.context().newPage()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
    await page.goto(url, { waitUntil: "commit" })
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)
    await page.evaluate(top => scrollTo({ top, behavior: "instant" }), scrollPosition)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return measureTimeUntilTextAppears(page, shownTarget, "")
  })
}

async function measureTimeUntilTextAppears(page: Page, selector: string, text: string): Promise<number> {
  const handle = await page.waitForFunction(
    ([one = "", words = ""]) => {
      const element = document.querySelector<HTMLElement>(one)
      return element?.checkVisibility() && element.innerText.includes(words)
        ? performance.timeOrigin + performance.now() - Number(sessionStorage.getItem("clicked"))
        : null
    },
    [selector, text],
    { polling: "raf" },
  )
  return Math.round(Number(await handle.jsonValue()))
}

async function runMeasurementInBrowserPage<T>(
  browser: Browser,
  device: BrowserContextOptions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ userAgent: VISITOR_USER_AGENT, ...device })
  await context.addInitScript({ content: NOTE_CLICK })
  return measure(await context.newPage()).finally(() => context.close())
}
