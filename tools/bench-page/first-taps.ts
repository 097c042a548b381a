import type { Browser, Locator, Page } from "@playwright/test"
import { pageScript } from "./page-script"
import { PHONE, slowDown, SLOWER } from "./throttled-page"

/** How long the scripts of a page may take to arrive before it's tapped, and its answer to that. In milliseconds. */
const ARRIVES = 5_000
const ANSWERS = 10_000

declare global {
  interface Window {
    benchTap?: {
      isPainted: boolean
      /** Milliseconds from the tap to the first frame that shows it was taken, and to that in which it's done. */
      answered: number | null
      done: number | null
      /** The same to the frame right after the tap, as the browser says it once that's on screen. */
      firstFrame: number | null
    }
  }
}

/**
 * Runs in the page: notes when it's first painted and what its first tap brings about. The tap is taken when the control
 * is marked as busy, or what it opens is open; it's done when what it opens is visible. When the frame after the tap was on
 * screen the browser says itself (Event Timing): a script that looks gets its turn only after others that wait. Later
 * frames are timed by such a script.
 */
export function noteFirstTap(): void {
  const notes: NonNullable<Window["benchTap"]> = (window.benchTap = {
    ...{ isPainted: false, answered: null, done: null, firstFrame: null },
  })
  new PerformanceObserver(() => (notes.isPainted = true)).observe({ type: "paint", buffered: true })

  function afterFrame(then: () => void) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })
  }

  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      const details = target instanceof Element && target.closest("summary")?.parentElement
      const isOpen = () =>
        details ? details.hasAttribute("open") : document.querySelector("dialog[open] form")?.checkVisibility() === true
      const inFirstFrame: ("answered" | "done")[] = []
      let isFirstFrame = true
      function note(what: "answered" | "done") {
        if (isFirstFrame) inFirstFrame.push(what)
        afterFrame(() => (notes[what] ??= performance.now() - timeStamp))
      }
      new PerformanceObserver((list, observer) => {
        const click = list.getEntries().find(({ name, startTime }) => name === "click" && startTime === timeStamp)
        if (!click) return
        observer.disconnect()
        notes.firstFrame = click.duration
        for (const what of inFirstFrame) notes[what] = click.duration
      }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
      const observer = new MutationObserver(() => {
        observer.disconnect()
        note("answered")
      })
      observer.observe(document, { subtree: true, attributeFilter: ["aria-busy", "open", "aria-expanded"] })
      function look() {
        if (isOpen()) note("done")
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(() => {
        look()
        isFirstFrame = false
      })
    },
    { capture: true, once: true },
  )
}

/**
 * Milliseconds from the very first tap, straight after the first paint on a phone whose browser has the scripts already,
 * to the frame that shows it was taken and to that in which it's done.
 */
export async function firstTap(
  browser: Browser,
  url: string,
  target: (page: Page) => Locator,
): Promise<[answered: number, done: number]> {
  const context = await browser.newContext(PHONE)
  try {
    const before = await context.newPage()
    await before.goto(url, { waitUntil: "load" })
    await before.waitForTimeout(ARRIVES)
    const element = target(before)
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    if (!box) throw new Error(`${url}: there is nothing to tap`)
    const scrolled = await before.evaluate(() => scrollY)
    await before.close()

    const page = await context.newPage()
    await page.addInitScript({ content: pageScript(noteFirstTap) })
    const cdp = await context.newCDPSession(page)
    await slowDown(cdp, SLOWER)
    await page.goto(url, { waitUntil: "commit" })
    await page.waitForFunction(() => window.benchTap?.isPainted)
    if (scrolled > 0) await page.evaluate(to => scrollTo({ top: to, behavior: "instant" }), scrolled)
    await page.touchscreen.tap(box.x + Math.min(box.width, 200) / 2, box.y + box.height / 2)
    for (const what of ["done", "firstFrame"] as const)
      await page.waitForFunction(known => typeof window.benchTap?.[known] === "number", what, { timeout: ANSWERS })
    const { answered, done } = await page.evaluate(() => ({ answered: null, done: null, ...window.benchTap }))
    if (done === null) throw new Error(`${url}: nothing was opened`)
    return [answered ?? done, done]
  } finally {
    await context.close()
  }
}
