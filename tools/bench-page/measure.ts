import type { BrowserContext, Page } from "@playwright/test"
import { EMPTY_PAGE, EMPTY_PATH, type Interaction } from "./interactions"
import { pageScript } from "./page-script"
import { slowDown, SLOWER } from "./throttled-page"

/** What the browser tells no duration of is shorter than this. In milliseconds. */
const SHORTEST = 16

/** How long the page may take to answer before a tap counts as lost. In milliseconds. */
const LONGEST = 10_000

declare global {
  interface Window {
    /** The longest duration so far of each interaction since the last tap, by its id. */
    interactions?: Map<number, number>
  }
}

/** Prepares every page of `context`: what it notes, and the empty page. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(shortest => {
    document.addEventListener("app-ready", () => document.documentElement.setAttribute("data-app-ready", ""))
    const interactions = (window.interactions = new Map<number, number>())
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const id = "interactionId" in entry ? Number(entry.interactionId) : 0
        if (id > 0) interactions.set(id, Math.max(entry.duration, interactions.get(id) ?? 0))
      }
    }).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit)
  }, SHORTEST)
  await context.route(`**${EMPTY_PATH}`, route => route.fulfill({ contentType: "text/html", body: EMPTY_PAGE }))
}

/** The duration of each of `taps` interactions, as the Event Timing API gives it: from the input to the next frame on screen. */
export async function measure(context: BrowserContext, interaction: Interaction, taps: number): Promise<number[]> {
  const durations: number[] = []
  while (durations.length < taps) {
    const page = await context.newPage()
    const most = Math.min(interaction.perPage, taps - durations.length)
    durations.push(...(await measureOnPage(page, interaction, most)))
    await page.close()
  }
  return durations
}

async function measureOnPage(page: Page, interaction: Interaction, most: number): Promise<number[]> {
  const { path, isFirst, prepare, target } = interaction
  const cdp = await page.context().newCDPSession(page)
  if (isFirst) await page.addInitScript({ content: pageScript(startWithTap) })
  await page.goto(path, { waitUntil: "load" })
  if (!isFirst && path !== EMPTY_PATH) {
    // The sign of a visitor that a page without a tool waits for.
    await page.evaluate(() => dispatchEvent(new Event("click")))
    await page.locator("html[data-app-ready]").waitFor()
  }
  await prepare?.(page)
  const durations: number[] = []
  for (let n = 0; n < most; n += 1) {
    const element = target(page, n)
    await element.scrollIntoViewIfNeeded()
    if (interaction.key) await element.focus()
    await settle(page)
    await page.evaluate(() => window.interactions?.clear())
    await slowDown(cdp, SLOWER)
    if (interaction.key) await page.keyboard.press(interaction.key(n))
    else await tap(page, element)
    durations.push(await lastDuration(page))
    await slowDown(cdp, 1)
  }
  return durations
}

/** Runs in the page: its scripts start with the tap itself, neither in an idle moment before it nor when it's scrolled to. */
function startWithTap(): void {
  Object.assign(window, { requestIdleCallback: () => 0 })
  addEventListener("scroll", event => event.stopImmediatePropagation(), true)
}

async function tap(page: Page, element: ReturnType<Interaction["target"]>): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${page.url()}: there is nothing to tap`)
  await page.touchscreen.tap(box.x + Math.min(box.width, 200) / 2, box.y + box.height / 2)
}

/** Waits until the page has nothing left to do. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done()), 200)),
      ),
  )

/** The longest interaction since the last was forgotten: one tap can be told in parts. */
async function lastDuration(page: Page): Promise<number> {
  await page.waitForFunction(
    () =>
      new Promise(done => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done(true)), 500))),
    undefined,
    { timeout: LONGEST },
  )
  return Math.max(SHORTEST, ...(await page.evaluate(() => [...(window.interactions?.values() ?? [])])))
}
