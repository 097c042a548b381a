import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import {
  locateEmailCopyCheckbox,
  answerAllJobQuestions,
  getQuoteId,
  fillInContactDetails,
  locateItemisedQuote,
  locateQuoteForm,
  pickAnswer,
  sendContactMessage,
} from "./quote-form"
import { locateErrorSummary } from "./form-problems"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"

test.use({ javaScriptEnabled: false })

const DOCUMENT = /\/quotes\/[\w-]{22,64}\/document$/

async function openFilledInQuoteForm(page: Page): Promise<Locator> {
  await page.goto(paths.requestAQuote)
  const form = locateQuoteForm(page)
  await answerAllJobQuestions(form)
  await fillInContactDetails(form)
  return form
}

const locatePlainPageLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Open this as a plain page" }).filter({ visible: true })

test(
  "without JavaScript the form posts, each page of the quote leads to its document, and there it can be accepted",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    const form = await openFilledInQuoteForm(page)
    await form.getByRole("button", { name: "Send my request" }).click()
    await expect(page).toHaveURL(DOCUMENT)
    await expect(locateItemisedQuote(page)).toBeVisible()
    const id = getQuoteId(page)

    for (const path of [paths.offer(id), paths.thankYou(id), paths.landingThankYou(id), paths.sorry(id)]) {
      await page.goto(path)
      await expect(page.getByText("Loading")).toBeHidden()
      await expect(locatePlainPageLink(page)).toHaveAttribute("href", paths.document(id))
    }
    await locatePlainPageLink(page).click()
    await expect(page).toHaveURL(paths.document(id))

    await page.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/document/)
    await expect(page.getByRole("heading", { level: 1, name: /thank you/i })).toBeVisible()
    await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1")
  },
)

test(
  "without JavaScript a mistake comes back with what was filled in, and the copy by email stays declined",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    const form = await openFilledInQuoteForm(page)
    await pickAnswer(form, "Where are you up to?", "Offer made")
    await expect(locateEmailCopyCheckbox(form)).toBeChecked()
    await locateEmailCopyCheckbox(form).uncheck()
    await form.getByLabel("Email", { exact: true }).fill("mai@example")
    await form.getByRole("button", { name: "Send my request" }).click()

    await expect(locateErrorSummary(page)).toBeVisible()
    await expect(form.getByLabel("Email", { exact: true })).toHaveValue("mai@example")
    await expect(form.getByLabel("What is the price?")).toHaveValue("900k")
    await expect(locateEmailCopyCheckbox(form)).not.toBeChecked()
    expect(await inbox.events()).toEqual([])

    await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
    await form.getByRole("button", { name: "Get my quote" }).click()
    await expect(page).toHaveURL(DOCUMENT)
    await inbox.expectTaken("quote.requested.v1")
    expect(await inbox.events()).toMatchObject([
      { data: { email: { sendQuote: false, by: null }, request: { sendEmailQuote: false } } },
    ])
  },
)

test(
  "the contact form posts, a mistake comes back with what was written, and then it is sent",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await page.goto(paths.contactUs)
    const form = page.locator("#contact-form")
    await fillInContactDetails(form)
    await form.getByLabel("Email", { exact: true }).fill("mai@example")
    await form.getByLabel("Your message").fill("Do you act in Ballarat?")
    await form.getByRole("button", { name: "Send message" }).click()
    await expect(locateErrorSummary(page)).toBeVisible()
    await expect(form.getByLabel("Your message")).toHaveValue("Do you act in Ballarat?")

    await sendContactMessage(page)
    await inbox.expectTaken("contact.sent.v1")
  },
)

test("feedback without a rating comes back, and with one it is sent", { tag: "@daily" }, async ({ page, inbox }) => {
  await page.goto(paths.feedback)
  const form = page.locator("#feedback-form")
  await form.getByLabel("What should we know? (optional)").fill("Clear")
  await form.getByRole("button", { name: "Send feedback" }).click()
  await expect(locateErrorSummary(page)).toBeVisible()
  await expect(form.getByLabel("What should we know? (optional)")).toHaveValue("Clear")

  await pickAnswer(form, "How helpful was this site?", "Very helpful")
  await form.getByRole("button", { name: "Send feedback" }).click()
  await expect(page).toHaveURL(paths.feedbackThankYou)
  await inbox.expectTaken("feedback.sent.v1")
})

test(
  "someone types an address that should get no more email, and it is done at once",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await page.goto(paths.unsubscribe)
    const form = page.locator("#unsubscribe-form")
    await expect(form.getByRole("textbox")).toHaveCount(1)
    await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
    await form.getByRole("button", { name: "Stop emails" }).click()
    await expect(page).toHaveURL(paths.unsubscribeSuccess)
    await inbox.expectTaken("subscription.ended.v1")
  },
)

test("without JavaScript no page shows that it waits for what will not come", async ({ page }) => {
  for (const { kind, path } of PAGE_KINDS) {
    await page.goto(path)
    await expect(page.locator("[aria-busy=true]:visible"), kind).toHaveCount(0)
    const text = await page.locator("body").innerText()
    expect(text.match(/^.*(Loading|Counting) ?(…|\.\.\.).*$|^\s*…\s*$/gm), kind).toBeNull()
  }
})
