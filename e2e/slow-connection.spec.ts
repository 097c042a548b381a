import { paths } from "../src/domain/paths"
import type { Page } from "@playwright/test"
import { holdRequests } from "./intercept-requests"
import { expectRefusalFocused } from "./form-problems"
import { expect, test } from "./journey"
import {
  answerPropertyScreen,
  goToNextScreen,
  locateHeaderQuoteLink,
  locateQuoteDialog,
  locateQuoteForm,
  openQuoteFromHeader,
  pickAnswer,
} from "./quote-form"
import { untilReady } from "./visit"

const locateLoadingNote = (page: Page) => page.getByText("One moment. This page is still loading.")

test(
  "the first questions of a quote open before any script has come, and what's chosen is kept when the app joins",
  { tag: "@daily" },
  async ({ page }) => {
    const release = await holdRequests(page, "**/*.js")
    await page.goto(paths.home, { waitUntil: "domcontentloaded" })
    await locateHeaderQuoteLink(page).click()
    const dialog = locateQuoteDialog(page)
    await pickAnswer(dialog, "Are you buying or selling?", "Buying")
    release()
    await untilReady(page)
    await answerPropertyScreen(dialog)
    await goToNextScreen(dialog)
    await expect(dialog.getByLabel("What is the price?")).toBeVisible()
    await page.goBack()
    await expect(dialog.getByRole("radio", { name: "Buying", exact: true })).toBeChecked()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(paths.home)
  },
)

test(
  "the quote form that opens before the scripts is closed by Back, Escape and its button, which leave the page as it was",
  { tag: "@daily" },
  async ({ page }) => {
    const release = await holdRequests(page, "**/*.js")
    await page.goto(paths.home, { waitUntil: "domcontentloaded" })
    for (const close of [
      () => page.goBack({ waitUntil: "commit" }),
      () => page.keyboard.press("Escape"),
      () => locateQuoteDialog(page).getByRole("button", { name: "Close" }).click(),
    ]) {
      const dialog = await openQuoteFromHeader(page)
      await close()
      await expect(dialog).toBeHidden()
      await expect(locateHeaderQuoteLink(page)).toBeFocused()
      await expect(page).toHaveURL(paths.home)
    }
    release()
    await untilReady(page)
    await expect(locateQuoteDialog(page)).toBeHidden()
  },
)

test("an offer whose scripts don't come leads to its document", { tag: "@daily" }, async ({ page }) => {
  await holdRequests(page, "**/*.js")
  const id = "a".repeat(24)
  await page.goto(paths.offer(id), { waitUntil: "domcontentloaded" })
  await page.getByRole("link", { name: "Open this as a plain page" }).click()
  await expect(page).toHaveURL(paths.document(id))
})

test("a form's button shows and says at once that its press was taken, until the form answers", async ({ page }) => {
  const release = await holdRequests(page, "**/*.js")
  await page.goto(paths.requestAQuote, { waitUntil: "domcontentloaded" })
  const form = locateQuoteForm(page)
  const button = form.getByRole("button", { name: "Continue" })
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(button).toHaveAttribute("aria-busy", "true")
  await expect(locateLoadingNote(page)).toBeVisible()
  release()
  await expectRefusalFocused(form)
  await expect(locateLoadingNote(page)).toHaveCount(0)
  await expect(button).not.toHaveAttribute("aria-busy")
  await expect(page).toHaveURL(paths.requestAQuote)
})
