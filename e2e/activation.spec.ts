import { OPEN_QUOTE_HASH, paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import {
  openQuoteDialog,
  openQuoteFromHeader,
  locateQuoteForm,
  locateQuoteButton,
  locateQuoteDialog,
} from "./quote-form"
import { expect, test } from "./journey"
import { OTHER_STATE, requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { footerLink, openReady } from "./visit"

/** Inclusive, in pixels. */
const SMALL_BREAKPOINT = 640

test(
  "on a page that holds the form, activating scrolls to it and opens no dialog",
  { tag: "@daily" },
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 })
    await page.goto(`${requirePagePath(OWN_PAGES.landing, "landing page")}${OPEN_QUOTE_HASH}`)
    await expect(locateQuoteForm(page).getByRole("radio").first()).toBeFocused()
    await expect(locateQuoteForm(page)).toBeInViewport()
    await expect(locateQuoteDialog(page)).toHaveCount(0)
  },
)

test(
  "the hash opens the form over a page, with the page's state and side chosen",
  { tag: "@daily" },
  async ({ page }) => {
    await page.goto(`${paths.state(OTHER_STATE)}${OPEN_QUOTE_HASH}`)
    await expect(locateQuoteDialog(page).getByRole("radio", { name: STATE_NAMES[OTHER_STATE].name })).toBeChecked()
    await page.goto(`${paths.page("selling")}${OPEN_QUOTE_HASH}`)
    await expect(locateQuoteDialog(page).getByRole("radio", { name: "Selling", exact: true })).toBeChecked()
  },
)

test(
  "Escape, a click outside and the close button close the form, and focus returns to the button",
  { tag: "@daily" },
  async ({ page }) => {
    await page.goto(paths.home)
    const closes = [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(5, 5),
      () => locateQuoteDialog(page).getByRole("button", { name: "Close" }).click(),
    ]
    for (const close of closes) {
      const dialog = await openQuoteDialog(page)
      await close()
      await expect(dialog).toBeHidden()
      await expect(locateQuoteButton(page)).toBeFocused()
    }
  },
)

test(
  "the form is 600 pixels wide from the small breakpoint upward, and below it the whole screen",
  { tag: "@daily" },
  async ({ page }) => {
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
      // The width without the page's scrollbar, which a phone doesn't have.
      const bodyWidth = await page.evaluate(() => document.body.getBoundingClientRect().width)
      expect(await dialog.boundingBox(), `${width}`).toEqual({ x: 0, y: 0, width: bodyWidth, height })
    }
  },
)

test("Back closes the form first, and then leaves the page", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, paths.page("selling"))
  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(paths.page("buying"))
  await openQuoteFromHeader(page)
  await page.goBack()
  await expect(locateQuoteDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(paths.page("buying"))
  await page.goBack()
  await expect(page).toHaveURL(paths.page("selling"))
  await expect(locateQuoteDialog(page)).toHaveCount(0)
})
