import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { pageForm, quoteButton, quoteDialog } from "./quote-form"
import { errorSummary } from "./form-problems"
import { expect, test } from "./journey"
import { openReady } from "./visit"

const MOST_STOPS = 80

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test(
    "Enter opens the menu, Tab stays inside it, Escape closes it and focus returns",
    { tag: "@daily" },
    async ({ page }) => {
      await openReady(page, paths.home)
      const menu = page.locator("header details")
      const opener = menu.locator("summary")
      await opener.focus()
      await page.keyboard.press("Enter")
      await expect(menu.getByRole("navigation", { name: "Menu" })).toBeVisible()

      expect(await tabUntilBackAt(page, opener, menu)).toBeGreaterThan(2)
      await page.keyboard.press("Shift+Tab")
      expect(await holdsFocus(menu)).toBe(true)
      await expect(opener).not.toBeFocused()

      await page.keyboard.press("Escape")
      await expect(menu.getByRole("navigation", { name: "Menu" })).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )
})

test(
  "the quote form opens with Enter, Tab stays inside it, Escape closes it and focus returns",
  { tag: "@daily" },
  async ({ page }) => {
    await openReady(page, paths.home)
    await quoteButton(page).focus()
    await page.keyboard.press("Enter")
    const dialog = quoteDialog(page)
    const close = dialog.getByRole("button", { name: "Close" })
    await close.focus()

    expect(await tabUntilBackAt(page, close, dialog)).toBeGreaterThan(2)
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(quoteButton(page)).toBeFocused()
  },
)

test(
  "a refused form puts the focus on what is wrong, and each line of it leads to its field",
  { tag: "@daily" },
  async ({ page }) => {
    await page.goto(paths.requestAQuote)
    const form = pageForm(page)
    await form.getByRole("button", { name: "Continue" }).focus()
    await page.keyboard.press("Enter")
    const summary = errorSummary(form)
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)

    const links = summary.getByRole("link")
    for (const link of [links.first(), links.last()]) {
      await link.focus()
      const field = (await link.getAttribute("href"))?.slice(1)
      await page.keyboard.press("Enter")
      await expect(page.locator(`[id="${field}"]`)).toBeFocused()
    }
  },
)

test("the first Tab shows the way past the header, and Enter takes it", { tag: "@daily" }, async ({ page }) => {
  await page.goto(paths.home)
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to the page" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  expect(await holdsFocus(page.getByRole("main"))).toBe(true)
})

/** Presses Tab until the focus is at `start` again, and gives the number of stops. It may never leave `box`. */
async function tabUntilBackAt(page: Page, start: Locator, box: Locator): Promise<number> {
  for (let stops = 1; stops <= MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab")
    expect(await holdsFocus(box), `stop ${stops}`).toBe(true)
    if (await start.evaluate(element => element === document.activeElement)) return stops
  }
  throw new Error(`The focus did not come back in ${MOST_STOPS} stops`)
}

/** True while the focus is inside, or nowhere in the page: with a dialog, the browser's own window is a stop. */
const holdsFocus = (box: Locator): Promise<boolean> =>
  box.evaluate(element => {
    const focused = document.activeElement
    return focused === null || focused === document.body || element.contains(focused)
  })
