import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test"

/** Lets `openReady` see when the app answers clicks, on all pages of `context` from now on. Journeys have it by themselves. */
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

/**
 * Lets the app of the page that is open start, and waits until it answers clicks. The sign of a visitor for which a page
 * without a tool waits is a click on nothing, which means nothing to the app itself.
 */
export async function untilReady(page: Page): Promise<void> {
  // What hears the sign is at the end of the page.
  await page.waitForLoadState("domcontentloaded")
  await page.evaluate(() => dispatchEvent(new Event("click")))
  await page.locator("html[data-app-ready]").waitFor()
}

/** Goes to `path` and waits until the app answers clicks. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}

/** Opens a page and gives it a sign of a visitor. Waits for what comes only then: prefetching, and keeping to a place. */
export async function openVisited(page: Page, path: string): Promise<void> {
  await openReady(page, path)
  await untilVisited(page)
}

/** Gives the page that is open a sign of a visitor, and waits for what comes only then. */
export async function untilVisited(page: Page): Promise<void> {
  await untilReady(page)
  await page.keyboard.press("Shift")
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual")
}

/** The link in the page's foot that leads to `path`, whatever the firm's navigation calls it. */
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

/** Lets the page do what it does at once: two frames. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** Scrolls to the top, where no bar at the edge of the window covers half of a control: axe takes that half for its size. */
export const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))

/** Focuses `first`, and waits until the form is interactive. */
export async function makeInteractive(form: Locator, first: Locator): Promise<void> {
  await first.focus()
  await expect(form).toHaveAttribute("data-interactive")
}
