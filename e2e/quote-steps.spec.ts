import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import {
  answerUpToPrice,
  goToNextScreen,
  answerCommercialJob,
  goToSendScreen,
  fillInContactDetails,
  fillInQuoteForm,
  OFFER,
  openQuoteDialog,
  openQuoteFromHeader,
  locateQuoteForm,
  locateQuoteDialog,
  pickAnswer,
  sendQuoteRequest,
  goToPriceScreen,
} from "./quote-form"
import { IN_ITS_PAGE, openQuoteFormAt, OVER_A_PAGE, locateScreenHeading } from "./quote-places"
import { footerLink, openReady } from "./visit"

for (const { place, tag } of [
  { place: OVER_A_PAGE, tag: "@daily" },
  { place: IN_ITS_PAGE, tag: [] },
]) {
  test(
    `the form ${place.name}: Back goes one step back at a time, and keeps every answer`,
    { tag },
    async ({ page }) => {
      const form = await openQuoteFormAt(page, place)
      await answerUpToPrice(form)
      await goToSendScreen(form)
      await form.getByLabel("Full name").fill("Nguyễn Thị Mai")
      await page.goBack()
      await expect(locateScreenHeading(form, "price")).toBeFocused()
      await page.goBack()
      await expect(locateScreenHeading(form, "buyers")).toBeFocused()
      await page.goBack()
      await expect(locateScreenHeading(form, "timing")).toBeFocused()
      await expect(form.getByLabel("What is the price?")).toHaveValue("900k")
      await page.goBack()
      await expect(locateScreenHeading(form, "property")).toBeFocused()
      await expect(form.getByRole("radio", { name: "House", exact: true })).toBeChecked()
      await page.goForward()
      await expect(locateScreenHeading(form, "timing")).toBeFocused()
      await goToNextScreen(form)
      await goToPriceScreen(form)
      await goToSendScreen(form)
      await expect(form.getByLabel("Full name")).toHaveValue("Nguyễn Thị Mai")
    },
  )

  test(`the form ${place.name}: "Change an answer" leads to the step, with focus and view`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    const form = await openQuoteFormAt(page, place)
    await answerUpToPrice(form)
    await form.getByRole("button", { name: "Change an answer" }).click()
    await expect(locateScreenHeading(form, "buyers")).toBeFocused()
    await expect(locateScreenHeading(form, "buyers")).toBeInViewport()
    await expect(form.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Step 2 of 4, Details")
    await expect(form.locator('input[name="firstHome"][value="no"]')).toBeChecked()
  })
}

test(
  "a commercial property is asked for in four steps, and a person works out its price",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    const form = await openQuoteFormAt(page, IN_ITS_PAGE)
    await pickAnswer(form, "Are you buying or selling?", "Buying")
    await answerCommercialJob(form)
    await expect(locateScreenHeading(form, "unpriced")).toBeFocused()
    await goToNextScreen(form)
    await fillInContactDetails(form)
    await form.getByRole("button", { name: "Send my request" }).click()
    await expect(page).toHaveURL(/\/sorry$/)
    await inbox.expectTaken("quote.requested.v1")
  },
)

async function expectDialogClosed(page: Page): Promise<void> {
  await expect(locateQuoteDialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.quote ?? null)).toBeNull()
}

test("closed in a later step, it leaves nothing on the way back and opens in that step again, but in no other tab", async ({
  page,
  context,
}) => {
  await openReady(page, paths.page("selling"))
  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(paths.page("buying"))
  const dialog = await openQuoteFromHeader(page)
  await answerUpToPrice(dialog)
  await dialog.getByRole("button", { name: "Close" }).click()
  await expectDialogClosed(page)
  const other = await openQuoteFormAt(await context.newPage(), OVER_A_PAGE)
  await expect(locateScreenHeading(other, "property")).toBeVisible()
  await openQuoteFromHeader(page)
  await expect(locateScreenHeading(dialog, "price")).toBeVisible()
  await page.goBack()
  await expect(locateScreenHeading(dialog, "buyers")).toBeFocused()
  await dialog.getByRole("button", { name: "Close" }).click()
  await expectDialogClosed(page)
  await page.goBack()
  await expect(page).toHaveURL(paths.page("selling"))
})

test("a reload keeps the step and the answers, over a page and in one", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, paths.home)
  await answerUpToPrice(await openQuoteDialog(page))
  await page.reload()
  await expect(locateScreenHeading(locateQuoteDialog(page), "price")).toBeVisible()
  await page.goto(paths.requestAQuote)
  await expect(locateScreenHeading(locateQuoteForm(page), "price")).toBeVisible()
  await page.reload()
  await expect(locateScreenHeading(locateQuoteForm(page), "price")).toBeVisible()
})

test(
  "a link followed out of the form leads back to it by Back, in the same step",
  { tag: "@daily" },
  async ({ page }) => {
    await openReady(page, paths.home)
    const dialog = await openQuoteDialog(page)
    await fillInQuoteForm(dialog)
    await dialog.getByRole("link", { name: "Read our privacy policy" }).click()
    await expect(page).toHaveURL(paths.privacyPolicy)
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(locateScreenHeading(dialog, "send")).toBeVisible()
    await expect(dialog.getByLabel("Full name")).not.toHaveValue("")
  },
)

test("after sending, Back leads to the page before, not into the form", async ({ page }) => {
  await openReady(page, paths.page("buying"))
  const dialog = await openQuoteFromHeader(page)
  await fillInQuoteForm(dialog)
  await sendQuoteRequest(dialog)
  await expect(page).toHaveURL(OFFER)
  await page.goBack()
  await expect(page).toHaveURL(paths.page("buying"))
  await expect(dialog).toHaveCount(0)
})
