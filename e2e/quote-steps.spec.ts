import type { Page } from "@playwright/test"
import { OPEN_QUOTE_HASH, paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { expect, test } from "./journey"
import { FIRST_STATE_NAME, OTHER_STATE } from "./own-site"
import {
  askForPrice,
  askWhereToSend,
  describePrice,
  describeProperty,
  fillIn,
  goOn,
  introduce,
  itemisedQuote,
  openQuoteDialog,
  openQuoteFromHeader,
  pageForm,
  pick,
  quoteDialog,
  send,
  showPrice,
} from "./quote-form"
import { IN_ITS_PAGE, openQuoteAt, OVER_A_PAGE, QUOTE_PLACES, screenHeading } from "./quote-places"
import { footerLink, openReady } from "./visit"

const OFFER = /\/quotes\/[\w-]{22,64}\/offer$/

for (const place of QUOTE_PLACES)
  test(`the form ${place.name}: three steps, each announced by its heading, and the quote at the end`, async ({
    page,
    inbox,
  }) => {
    const form = await openQuoteAt(page, place)
    await describeProperty(form)
    await goOn(form)
    await expect(screenHeading(form, "timing")).toBeFocused()
    await expect(screenHeading(form, "timing")).toBeInViewport()
    await expect(form.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Step 1 of 3, Property")
    await describePrice(form)
    await showPrice(form)
    await expect(screenHeading(form, "price")).toBeFocused()
    await askWhereToSend(form)
    await expect(screenHeading(form, "send")).toBeFocused()
    await introduce(form)
    await send(form)
    await expect(page).toHaveURL(place.sent)
    await inbox.expectTaken("quote.requested.v1")
  })

for (const { place, tag } of [
  { place: OVER_A_PAGE, tag: "@daily" },
  { place: IN_ITS_PAGE, tag: [] },
]) {
  test(
    `the form ${place.name}: Back goes one step back at a time, and keeps every answer`,
    { tag },
    async ({ page }) => {
      const form = await openQuoteAt(page, place)
      await askForPrice(form)
      await askWhereToSend(form)
      await form.getByLabel("Full name").fill("Nguyễn Thị Mai")
      await page.goBack()
      await expect(screenHeading(form, "price")).toBeFocused()
      await page.goBack()
      await expect(screenHeading(form, "timing")).toBeFocused()
      await expect(form.getByLabel("What is the price?")).toHaveValue("900k")
      await page.goBack()
      await expect(screenHeading(form, "property")).toBeFocused()
      await expect(form.getByRole("radio", { name: "House", exact: true })).toBeChecked()
      await page.goForward()
      await expect(screenHeading(form, "timing")).toBeFocused()
      await showPrice(form)
      await askWhereToSend(form)
      await expect(form.getByLabel("Full name")).toHaveValue("Nguyễn Thị Mai")
    },
  )

  test(`the form ${place.name}: "Change an answer" leads to the step, with focus and view`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    const form = await openQuoteAt(page, place)
    await askForPrice(form)
    await form.getByRole("button", { name: "Change an answer" }).click()
    await expect(screenHeading(form, "timing")).toBeFocused()
    await expect(screenHeading(form, "timing")).toBeInViewport()
    await expect(form.getByLabel("What is the price?")).toHaveValue("900k")
  })
}

test(
  "with the keyboard alone: Enter goes on, and nothing needs a pointer",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await openReady(page, paths.requestAQuote)
    const form = pageForm(page)
    await form.getByRole("radio", { name: "Buying", exact: true }).focus()
    await page.keyboard.press("Space")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await expect(form.getByRole("radio", { name: "House", exact: true })).toBeChecked()
    await page.keyboard.press("Enter")
    await expect(screenHeading(form, "timing")).toBeFocused()
    await page.keyboard.press("Tab")
    await page.keyboard.type("$1.2m")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("Enter")
    await expect(screenHeading(form, "price")).toBeFocused()
    await form.getByRole("button", { name: "Send it to me" }).focus()
    await page.keyboard.press("Enter")
    await expect(screenHeading(form, "send")).toBeFocused()
    await page.keyboard.press("Tab")
    await page.keyboard.type("Mai Nguyen")
    await page.keyboard.press("Tab")
    await page.keyboard.type("mai@example.com")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(OFFER)
    await inbox.expectTaken("quote.requested.v1")
  },
)

/** Waits until the form over the page is closed, and the browser is back where the form was opened: it moves there by itself. */
async function expectLeft(page: Page): Promise<void> {
  await expect(quoteDialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.quote ?? null)).toBeNull()
}

test("over a page, Back on the first step closes the form, and the page stays", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, paths.page("buying"))
  const dialog = await openQuoteFromHeader(page)
  await describeProperty(dialog)
  await goOn(dialog)
  // The next screen is drawn a frame later; until it is, Back finds the first one still there, and moves no focus.
  await expect(screenHeading(dialog, "timing")).toBeFocused()
  await page.goBack()
  await expect(screenHeading(dialog, "property")).toBeFocused()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(paths.page("buying"))
})

test("closed in a later step, it leaves nothing on the way back and opens in that step again", async ({ page }) => {
  await openReady(page, paths.page("selling"))
  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(paths.page("buying"))
  const dialog = await openQuoteFromHeader(page)
  await askForPrice(dialog)
  await dialog.getByRole("button", { name: "Close" }).click()
  await expectLeft(page)
  await openQuoteFromHeader(page)
  await expect(screenHeading(dialog, "price")).toBeVisible()
  await page.goBack()
  await expect(screenHeading(dialog, "timing")).toBeFocused()
  await dialog.getByRole("button", { name: "Close" }).click()
  await expectLeft(page)
  await page.goBack()
  await expect(page).toHaveURL(paths.page("selling"))
})

test("a reload keeps the step and the answers, over a page and in one", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, paths.home)
  await askForPrice(await openQuoteDialog(page))
  await page.reload()
  await expect(screenHeading(quoteDialog(page), "price")).toBeVisible()
  await page.goto(paths.requestAQuote)
  await expect(screenHeading(pageForm(page), "price")).toBeVisible()
  await page.reload()
  await expect(screenHeading(pageForm(page), "price")).toBeVisible()
})

test(
  "a link followed out of the form leads back to it by Back, in the same step",
  { tag: "@daily" },
  async ({ page }) => {
    await openReady(page, paths.home)
    const dialog = await openQuoteDialog(page)
    await fillIn(dialog)
    await dialog.getByRole("link", { name: "Read our privacy policy" }).click()
    await expect(page).toHaveURL(paths.privacyPolicy)
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(screenHeading(dialog, "send")).toBeVisible()
    await expect(dialog.getByLabel("Full name")).not.toHaveValue("")
  },
)

test("after sending, Back leads to the page before, not into the form", async ({ page }) => {
  await openReady(page, paths.page("buying"))
  const dialog = await openQuoteFromHeader(page)
  await fillIn(dialog)
  await send(dialog)
  await expect(page).toHaveURL(OFFER)
  await page.goBack()
  await expect(page).toHaveURL(paths.page("buying"))
  await expect(dialog).toHaveCount(0)
})

test("start again clears every answer, here and in the tab, from the first screen on", async ({ page }) => {
  await openReady(page, paths.requestAQuote)
  const form = pageForm(page)
  const startAgain = form.getByRole("button", { name: "Start again" })
  await form.getByRole("radio", { name: "House", exact: true }).check()
  await expect(startAgain).toBeVisible()
  await page.reload()
  await expect(form.getByRole("radio", { name: "House", exact: true })).toBeChecked()
  await askForPrice(form)
  await startAgain.click()
  await expect(screenHeading(form, "property")).toBeFocused()
  for (const radio of await form.getByRole("radio").all()) await expect(radio).not.toBeChecked()
  await expect(startAgain).toHaveCount(0)
  await page.reload()
  await expect(form.getByRole("radio", { name: "House", exact: true })).not.toBeChecked()
})

test("two tabs don't interfere", async ({ page, context }) => {
  await openReady(page, paths.requestAQuote)
  await askForPrice(pageForm(page))
  const other = await context.newPage()
  await openReady(other, `${paths.requestAQuote}?side=selling&state=${OTHER_STATE}`)
  const second = pageForm(other)
  await pick(second, "What kind of property is it?", "Vacant land")
  await goOn(second)
  await second.getByLabel("What do you expect to sell for?").fill("$400,000")
  await page.reload()
  await expect(itemisedQuote(pageForm(page))).toContainText(`Buying in ${FIRST_STATE_NAME} at $900,000`)
})

test("the running total is in the footer, opens to the receipt, and is right", async ({ page }) => {
  await openReady(page, paths.home)
  const dialog = await openQuoteDialog(page)
  await describeProperty(dialog)
  await expect(dialog.getByText("Our fixed fee").first()).toBeVisible()
  await goOn(dialog)
  await describePrice(dialog)
  const line = dialog.getByRole("group").filter({ hasText: "Total so far" }).locator("summary strong")
  const total = await line.innerText()
  await showPrice(dialog)
  await expect(itemisedQuote(dialog)).toContainText(total)
})

test("beside the form in a wide page the receipt fills in", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, paths.requestAQuote)
  const receipt = page.getByRole("complementary", { name: "Your quote so far" })
  await expect(receipt).toContainText("Your total will appear here.")
  await describeProperty(pageForm(page))
  await expect(receipt).toContainText("Needs a price")
  await goOn(pageForm(page))
  await pageForm(page).getByLabel("What is the price?").fill("900k")
  await expect(receipt).not.toContainText("Needs a price")
})

test("the form opened by its hash begins with the page's own state, and prices the state that's chosen instead", async ({
  page,
}) => {
  await openReady(page, `${paths.state(OTHER_STATE)}${OPEN_QUOTE_HASH}`)
  const dialog = quoteDialog(page)
  await expect(dialog.getByRole("radio", { name: STATE_NAMES[OTHER_STATE].name })).toBeChecked()
  await expect(screenHeading(dialog, "property")).toBeVisible()
  await askForPrice(dialog)
  await expect(itemisedQuote(dialog)).toContainText(`Buying in ${FIRST_STATE_NAME} at $900,000`)
})
