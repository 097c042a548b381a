import { OPEN_QUOTE_HASH, paths } from "../src/domain/paths"
import { openQuoteDialog, pageForm, quoteButton, quoteDialog } from "./quote-form"
import { expect, test } from "./journey"

test("on a page that holds the form, activating scrolls to it and opens no dialog", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto(`${paths.landing("conveyancing")}${OPEN_QUOTE_HASH}`)
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

test("the form is 600 pixels wide from the small breakpoint upward", async ({ page }) => {
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  expect((await dialog.boundingBox())?.width).toBe(600)
})

test("a click before the scripts have come opens the form once they have", async ({ page }) => {
  let release = (): void => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route("**/*.js", async route => {
    await released
    await route.continue()
  })
  await page.goto(paths.home)
  await quoteButton(page).click()
  await expect(quoteDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(paths.home)
  release()
  await expect(quoteDialog(page)).toBeVisible()
})
