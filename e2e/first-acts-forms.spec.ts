import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { VISITOR_USER_AGENT } from "../tools/browser"
import { openOnSlowPhone } from "./slow-phone"
import { locateErrorSummary, locateSubmitButton } from "./form-problems"
import { MESSAGES } from "./form-subjects"
import { expect, test } from "./journey"
import { expectHelpfulAnswerStored } from "./stored-answers"
import { FIRST_STATE_NAME, requirePagePath, requireFirmState } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import {
  answerPropertyScreen,
  goToNextScreen,
  locateItemisedQuote,
  locateQuoteForm,
  pickAnswer,
  locateQuoteDialog,
} from "./quote-form"
import { untilReady } from "./visit"

// Fills in and sends every form on a slow phone with a slow connection, from the first paint on, while the app's scripts load
// and start. Everything typed and chosen must arrive in full, and two taps must send it only once.

/** Types with the keyboard as a person does. If the form is replaced meanwhile, the new form has to receive the rest. */
async function typeIntoField(form: Locator, label: string, text: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).tap()
  await form.page().keyboard.type(text)
}

/** Counts POST requests from now on to addresses that end with `path`. @returns a function that gets the count so far. */
function countPostRequests(page: Page, path: string): () => number {
  let requestCount = 0
  page.on("request", request => {
    if (request.method() === "POST" && new URL(request.url()).pathname.endsWith(path)) requestCount += 1
  })
  return () => requestCount
}

/** Expects the second step without any errors, and the first step's answers still chosen. */
async function expectSecondStep(form: Locator): Promise<void> {
  await expect(form.getByLabel("What is the price?")).toBeVisible({ timeout: 60_000 })
  await expect(locateErrorSummary(form)).toHaveCount(0)
  await form.getByRole("button", { name: "Back", exact: true }).tap()
  for (const answer of ["Buying", FIRST_STATE_NAME, "House"])
    await expect(form.getByRole("radio", { name: answer, exact: true })).toBeChecked()
}

test.describe("on a slow phone", { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: VISITOR_USER_AGENT })
  test.describe.configure({ timeout: 120_000 })

  for (const { name, path, id, fill, kept, endpoint, sent: thanksUrl, event } of MESSAGES)
    test(`${name}, filled in and sent with two taps, is sent whole and once`, async ({ page, inbox }) => {
      const count = countPostRequests(page, endpoint)
      await openOnSlowPhone(page, path)
      const form = page.locator(`#${id}`)
      await fill(form)
      await locateSubmitButton(form).dblclick()
      await expect(page).toHaveURL(thanksUrl, { timeout: 60_000 })
      await inbox.expectTaken(event)
      expect(JSON.stringify(await inbox.events())).toContain(kept.value)
      expect(count()).toBe(1)
    })

  for (const { name, path: formPath } of [
    { name: "its own page", path: paths.requestAQuote },
    { name: "a landing page", path: OWN_PAGES.landing },
  ])
    test(`the first questions of a quote on ${name} are answered, and a tap on Continue leads on once`, async ({
      page,
    }) => {
      await openOnSlowPhone(page, requirePagePath(formPath, name))
      await answerPropertyScreen(locateQuoteForm(page))
      await goToNextScreen(locateQuoteForm(page))
      await expectSecondStep(locateQuoteForm(page))
    })

  test("two taps on the quote button open one form, whose first answers lead on", async ({ page }) => {
    await openOnSlowPhone(page, paths.page("buying"))
    await page.getByRole("banner").locator("[data-quote-open]").first().dblclick()
    const dialog = locateQuoteDialog(page)
    await expect(dialog).toBeVisible({ timeout: 60_000 })
    await expect(page.locator("dialog[open]")).toHaveCount(1)
    await answerPropertyScreen(dialog)
    await goToNextScreen(dialog)
    await expectSecondStep(dialog)
  })

  test("a price that is typed into the calculator and sent with Enter has its total", async ({ page }) => {
    await openOnSlowPhone(page, paths.page("calculator"))
    const form = page.locator("form#calculator")
    await typeIntoField(form, "What is the price?", "900k")
    await page.keyboard.press("Enter")
    await expect(locateItemisedQuote(form)).toContainText("at $900,000", { timeout: 60_000 })
    await expect(form.getByLabel("What is the price?")).toHaveValue("900k")
    expect(new URL(page.url()).pathname).toBe(paths.page("calculator"))
  })

  test("a day of sale that is typed and sent with two taps has its dates", async ({ page }) => {
    requireFirmState("NSW")
    await openOnSlowPhone(page, paths.page("calendar"))
    const form = page.getByRole("form", { name: "Your sale" })
    await pickAnswer(form, "Where is the property?", "New South Wales")
    await typeIntoField(form, "Day", "24")
    await typeIntoField(form, "Month", "11")
    await typeIntoField(form, "Year", "2026")
    await locateSubmitButton(form).dblclick()
    const dates = page.getByRole("region", { name: "Your dates" })
    await expect(dates.getByText("Tuesday 1 December 2026").first()).toBeVisible({ timeout: 60_000 })
    await expect(form.getByLabel("Day", { exact: true })).toHaveValue("24")
    await expect(locateErrorSummary(form)).toHaveCount(0)
  })

  test("answers about documents to send, and a group that is opened, are kept by the app's start", async ({ page }) => {
    await openOnSlowPhone(page, paths.whatToSend)
    const form = page.getByRole("form", { name: "Your sale" })
    await form.getByRole("radio", { name: "Selling", exact: true }).check()
    await form.getByRole("radio", { name: FIRST_STATE_NAME, exact: true }).check()
    await locateSubmitButton(form).dblclick()
    await untilReady(page)
    await expect(page).toHaveURL(/\?side=selling&state=[a-z]+$/, { timeout: 60_000 })
    await expect(form.getByRole("radio", { name: "Selling", exact: true })).toBeChecked()
    await expect(form.getByRole("radio", { name: FIRST_STATE_NAME, exact: true })).toBeChecked()
  })

  test("whether a page was helpful is answered with two taps, and kept whole and once", async ({ page }) => {
    const article = requirePagePath(OWN_PAGES.article, "article about a stage")
    const words = "On a slow phone: what an auction changes"
    await openOnSlowPhone(page, article)
    const form = page.locator(`form[action$="${paths.api.helpful}"]`)
    await form.getByRole("textbox", { name: "What was missing?" }).tap()
    await page.keyboard.type(words)
    await form.getByRole("button", { name: "Yes, it helped" }).dblclick()
    const thanks = page.getByText(/^Thank(s| you) for /).filter({ visible: true })
    await expect(thanks.first()).toBeVisible({ timeout: 60_000 })
    await expectHelpfulAnswerStored(article, "yes", words)
  })
})
