import { OPEN_QUOTE_HASH, paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { hold } from "./intercepted"
import {
  openQuoteDialog,
  openQuoteFromHeader,
  pageForm,
  PERSON,
  quoteButton,
  quoteDialog,
  describeProperty,
  goOn,
  requestQuote,
  send,
} from "./quote-form"
import { sendFailure } from "./form-problems"
import { expect, test } from "./journey"
import { firm, OTHER_STATE, needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { footerLink, openReady } from "./visit"

/** In pixels. From this width a window is more than a phone's. */
const SMALL_BREAKPOINT = 640

test("on a page that holds the form, activating scrolls to it and opens no dialog", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto(`${needsPath(OWN_PAGES.landing, "landing page")}${OPEN_QUOTE_HASH}`)
  await expect(pageForm(page).getByRole("radio").first()).toBeFocused()
  await expect(pageForm(page)).toBeInViewport()
  await expect(quoteDialog(page)).toHaveCount(0)
})

test("a link in the app to a page that holds the form leads to the form and focuses it, though its code comes late", async ({
  page,
}) => {
  const landing = needsPath(OWN_PAGES.landing, "landing page")
  const release = await hold(page, "**/interactive-quote-form-*.js")
  await page.setViewportSize({ width: 800, height: 500 })
  await openReady(page, paths.page("selling"))
  await page.evaluate(href => {
    const link = document.createElement("a")
    link.href = href
    link.textContent = "To the form"
    document.body.append(link)
  }, `${landing}${OPEN_QUOTE_HASH}`)
  await page.getByRole("link", { name: "To the form" }).click()
  await expect(page).toHaveURL(landing)
  await expect(pageForm(page)).toHaveText("Loading …")
  await expect(pageForm(page)).toBeInViewport()
  await expect(quoteDialog(page)).toHaveCount(0)

  release()
  await expect(pageForm(page).getByRole("radio").first()).toBeFocused()
  await expect(pageForm(page)).toBeInViewport()
  await expect(quoteDialog(page)).toHaveCount(0)
})

test("the hash opens the form on a page that does not hold it", async ({ page }) => {
  await page.goto(`${paths.home}${OPEN_QUOTE_HASH}`)
  await expect(quoteDialog(page)).toBeVisible()
})

test("Escape closes the form and focus returns to the button", async ({ page }) => {
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(quoteButton(page)).toBeFocused()
})

test("the close button closes the form and focus returns to the button", async ({ page }) => {
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await dialog.getByRole("button", { name: "Close" }).click()
  await expect(dialog).toBeHidden()
  await expect(quoteButton(page)).toBeFocused()
})

test("a click outside closes the form and focus returns to the button", async ({ page }) => {
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await expect(quoteButton(page)).toBeFocused()
})

test("the form is 600 pixels wide from the small breakpoint upward, and below it the whole screen", async ({
  page,
}) => {
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  for (const width of [SMALL_BREAKPOINT, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await dialog.boundingBox())?.width, `${width}`).toBe(600)
  }
  for (const [width, height] of [
    [SMALL_BREAKPOINT - 1, 800],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height })
    // All but the place of the page's scrollbar, which a phone hasn't.
    const seen = await page.evaluate(() => document.body.getBoundingClientRect().width)
    expect(await dialog.boundingBox(), `${width}`).toEqual({ x: 0, y: 0, width: seen, height })
  }
})

test("a click before the scripts have come opens the form once they have", async ({ page }) => {
  const release = await hold(page, "**/*.js")
  await page.goto(paths.home)
  await quoteButton(page).click()
  await expect(quoteDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(paths.home)
  release()
  await expect(quoteDialog(page)).toBeVisible()
})

test("the state and the side of a page are chosen in the form that opens over it", async ({ page }) => {
  await page.goto(`${paths.state(OTHER_STATE)}${OPEN_QUOTE_HASH}`)
  await expect(quoteDialog(page).getByRole("radio", { name: STATE_NAMES[OTHER_STATE].name })).toBeChecked()
  await page.goto(`${paths.page("selling")}${OPEN_QUOTE_HASH}`)
  await expect(quoteDialog(page).getByRole("radio", { name: "Selling", exact: true })).toBeChecked()
})

test("Back closes the form first, and then leaves the page", async ({ page }) => {
  await openReady(page, paths.page("selling"))
  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(paths.page("buying"))
  await openQuoteFromHeader(page)
  await page.goBack()
  await expect(quoteDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(paths.page("buying"))
  await page.goBack()
  await expect(page).toHaveURL(paths.page("selling"))
  await expect(quoteDialog(page)).toHaveCount(0)
})

test("an abandoned form is kept for the tab, on another page too, and in no other tab", async ({ page, context }) => {
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await describeProperty(dialog)
  await goOn(dialog)
  await dialog.getByLabel("What is the price?").fill("850k")
  await page.keyboard.press("Escape")
  await page.goto(`${paths.page("azure")}${OPEN_QUOTE_HASH}`)
  await expect(quoteDialog(page).getByLabel("What is the price?")).toHaveValue("850k")

  const other = await context.newPage()
  await other.goto(`${paths.home}${OPEN_QUOTE_HASH}`)
  await expect(quoteDialog(other).getByRole("radio", { name: "House", exact: true })).not.toBeChecked()
})

test("submit is blocked while loading: two presses send one request", async ({ page, inbox }) => {
  let release = (): void => {}
  const released = new Promise<void>(resolve => (release = resolve))
  const sent: string[] = []
  await page.route("**/api/quotes", async route => {
    sent.push(route.request().method())
    await released
    await route.continue()
  })
  await page.goto(`${paths.home}${OPEN_QUOTE_HASH}`)
  const dialog = quoteDialog(page)
  await requestQuote(dialog)
  await expect(dialog.getByRole("button", { name: "Send me this quote" })).toHaveAttribute("aria-busy", "true")
  await send(dialog)
  release()
  await expect(page).toHaveURL(/\/offer$/)
  expect(sent).toEqual(["POST"])
  await inbox.expectTaken("quote.requested.v1")
})

test("on an error loading stops and the form is left as it was", async ({ page }) => {
  await page.route("**/api/quotes", route => route.abort())
  await page.goto(`${paths.home}${OPEN_QUOTE_HASH}`)
  const dialog = quoteDialog(page)
  await requestQuote(dialog)
  await expect(sendFailure(dialog)).toContainText(firm.phone)
  await expect(dialog.getByLabel("Full name")).toHaveValue(PERSON.name)
  await expect(dialog.getByRole("button", { name: "Send me this quote" })).not.toHaveAttribute("aria-busy", "true")
})

test("the offer page has no request-a-quote button, in its header neither", async ({ page }) => {
  await page.goto(paths.offer("a".repeat(24)))
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.locator("[data-quote-open]")).toHaveCount(0)
  await page.goto(paths.home)
  await expect(page.getByRole("banner").locator("[data-quote-open]").first()).toBeVisible()
})
