import { paths } from "../src/domain/paths"
import type { Page } from "@playwright/test"
import { holdRequests } from "./intercept-requests"
import { locateErrorSummary } from "./form-problems"
import { expect, test } from "./journey"
import { FIRST_STATE_NAME, requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import {
  answerPropertyScreen,
  goToNextScreen,
  locateQuoteDialog,
  locateQuoteForm,
  pickAnswer,
  requestQuote,
} from "./quote-form"
import { untilReady } from "./visit"

const locateHeaderQuoteLink = (page: Page) => page.getByRole("banner").locator("[data-quote-open]").first()

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
    await holdRequests(page, "**/*.js")
    await page.goto(paths.home, { waitUntil: "domcontentloaded" })
    const dialog = locateQuoteDialog(page)
    for (const close of [
      () => page.goBack({ waitUntil: "commit" }),
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Close" }).click(),
    ]) {
      await locateHeaderQuoteLink(page).click()
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect(locateHeaderQuoteLink(page)).toBeFocused()
      await expect(page).toHaveURL(paths.home)
    }
  },
)

test("a quote link that's opened by itself has the place's state and thank-you page, and the campaign isn't forgotten", async ({
  page,
  inbox,
}) => {
  const place = requirePagePath(OWN_PAGES.place, "place")
  await page.goto(`${place}?utm_source=paper`)
  await page.goto((await locateHeaderQuoteLink(page).getAttribute("href")) ?? "")
  await expect(locateQuoteForm(page).getByRole("radio", { name: FIRST_STATE_NAME })).toBeChecked()
  await requestQuote(locateQuoteForm(page))
  await expect(page).toHaveURL(/\/lp-thank-you$/)
  await inbox.expectTaken("quote.requested.v1")
  const [event] = await inbox.events()
  expect(JSON.stringify(event)).toContain('"paper"')
})

test("an offer whose scripts don't come leads to its document", { tag: "@daily" }, async ({ page }) => {
  await holdRequests(page, "**/*.js")
  const id = "a".repeat(24)
  await page.goto(paths.offer(id), { waitUntil: "domcontentloaded" })
  await page.getByRole("link", { name: "Open this as a plain page" }).click()
  await expect(page).toHaveURL(paths.document(id))
})

for (const { name, path, button } of [
  { name: "quote form", path: paths.requestAQuote, button: "Continue" },
  { name: "contact form", path: paths.contactUs, button: "Send message" },
])
  test(`the ${name}: its button shows and says at once that its press was taken, until the form answers`, async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/*.js")
    await page.goto(path, { waitUntil: "domcontentloaded" })
    const form = page.locator("form", { has: page.getByRole("button", { name: button }) })
    await form.getByRole("button", { name: button }).focus()
    await page.keyboard.press("Enter")
    await expect(form.getByRole("button", { name: button })).toHaveAttribute("aria-busy", "true")
    await expect(locateLoadingNote(page)).toBeVisible()
    release()
    await expect(locateErrorSummary(form)).toBeFocused()
    await expect(locateLoadingNote(page)).toHaveCount(0)
    await expect(form.getByRole("button", { name: button })).not.toHaveAttribute("aria-busy")
    await expect(page).toHaveURL(path)
  })
