import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { locateQuoteButton, locateQuoteDialog } from "./quote-form"
import { expect, test } from "./journey"
import { openReady } from "./visit"

const MOST_STOPS = 80

test(
  "the quote form opens with Enter, Tab stays inside it, Escape closes it and focus returns",
  { tag: "@daily" },
  async ({ page }) => {
    await openReady(page, paths.home)
    await locateQuoteButton(page).focus()
    await page.keyboard.press("Enter")
    const dialog = locateQuoteDialog(page)
    const close = dialog.getByRole("button", { name: "Close" })
    await close.focus()

    expect(await countTabsUntilBackAt(page, close, dialog)).toBeGreaterThan(2)
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(locateQuoteButton(page)).toBeFocused()
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
  expect(await isFocusKeptInside(page.getByRole("main"))).toBe(true)
})

/** The focus must never leave `box`. */
async function countTabsUntilBackAt(page: Page, start: Locator, box: Locator): Promise<number> {
  for (let stops = 1; stops <= MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab")
    expect(await isFocusKeptInside(box), `stop ${stops}`).toBe(true)
    if (await start.evaluate(element => element === document.activeElement)) return stops
  }
  throw new Error(`The focus did not come back in ${MOST_STOPS} stops`)
}

/** With a dialog, Tab also stops at the browser's controls, outside the page. */
const isFocusKeptInside = (box: Locator): Promise<boolean> =>
  box.evaluate(element => {
    const active = document.activeElement
    return active === null || active === document.body || element.contains(active)
  })
