import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test"

export async function watchReady(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener("app-ready", () => document.documentElement.setAttribute("data-app-ready", ""))
    // The headless shell reports a pointer in the corner that nobody has moved, and the app would start for it.
    const ignoreCorner = (event: PointerEvent): void => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    addEventListener("pointermove", ignoreCorner, true)
  })
}

/** Clicks on nothing, as the sign of a visitor that starts the app, and waits until it answers clicks. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForLoadState("domcontentloaded")
  await page.evaluate(() => dispatchEvent(new Event("click")))
  await page.locator("html[data-app-ready]").waitFor()
}

export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}

/** Waits for what comes only after a sign of a visitor: prefetching, and keeping to a place. */
export async function openVisited(page: Page, path: string): Promise<void> {
  await openReady(page, path)
  await untilVisited(page)
}

export async function untilVisited(page: Page): Promise<void> {
  await untilReady(page)
  await page.keyboard.press("Shift")
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual")
}

export const footerLink = (page: Page, path: string): Locator =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first()

/** Puts a link to `href` into the page, in HTML that no component made, and clicks it. */
export async function clickLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate(address => {
    document.getElementById("link-of-the-test")?.remove()
    const link = document.createElement("a")
    Object.assign(link, { href: address, id: "link-of-the-test", textContent: "A link of the test" })
    link.style.cssText = "position: fixed; inset-inline-start: 0; inset-block-end: 0; z-index: 1000"
    document.body.append(link)
  }, href)
  await page.getByRole("link", { name: "A link of the test" }).click()
}

export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** Scrolls to the top, where no bar at the edge of the window covers half of a control: axe takes that half for its size. */
export const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))

export async function makeInteractive(form: Locator, first: Locator): Promise<void> {
  await first.focus()
  await expect(form).toHaveAttribute("data-interactive")
}
