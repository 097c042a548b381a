import { expect, type Locator, type Page } from "@playwright/test"
import { paths, QUOTE_FORM_ID } from "../src/domain/paths"
import { firm, FIRST_STATE_NAME } from "./own-site"

/** The dialog that the quote button opens. Its title comes from `content/site.yaml`. */
export const locateQuoteDialog = (page: Page): Locator => page.getByRole("dialog", { name: firm.quoteModal.title })

/** The first control in the page's main part that opens the quote form. It's a link, so it works before the script has loaded. */
export const locateQuoteButton = (page: Page): Locator =>
  page.getByRole("main").getByRole("link", { name: "Get a free quote" }).first()

/** Chooses an answer to a question with radio buttons. */
export async function pickAnswer(form: Locator, question: string | RegExp, answer: string): Promise<void> {
  const group = form.getByRole("group", { name: question, exact: true }).first()
  await group.getByRole("radio", { name: answer, exact: true }).check()
}

/** The quote form in a page, with or without its script. */
export const locateQuoteForm = (page: Page): Locator => page.locator(`#${QUOTE_FORM_ID}`)

/** Matches the question about common property, which uses each state's own term. */
export const STRATA = /strata scheme|owners corporation|body corporate/

/** Answers the form's first screen, for a house in the firm's first state. */
export async function answerPropertyScreen(form: Locator): Promise<void> {
  await pickAnswer(form, "What are you doing?", "Buying")
  await pickAnswer(form, "Where is the property?", FIRST_STATE_NAME)
  await pickAnswer(form, "What kind of property is it?", "House")
  await pickAnswer(form, STRATA, "No")
  await pickAnswer(form, "Are you buying off the plan?", "No")
}

/** Answers the form's second screen, for someone still looking at a price of $900,000. */
export async function answerPriceScreen(form: Locator): Promise<void> {
  await form.getByLabel("What is the price?").fill("900k")
  await pickAnswer(form, "How far along are you?", "Still looking")
}

/** Answers all questions about the job on the single page shown without JavaScript. Contact details are left out. */
export async function answerAllJobQuestions(form: Locator): Promise<void> {
  await answerPropertyScreen(form)
  await answerPriceScreen(form)
}

/** Answers the job's screens for a commercial property, whose price a person works out, and goes to the screen that says so. */
export async function answerCommercialJob(form: Locator): Promise<void> {
  await pickAnswer(form, "Where is the property?", FIRST_STATE_NAME)
  await pickAnswer(form, "What kind of property is it?", "Commercial")
  await goToNextScreen(form)
  await form.getByLabel("What is the price?").fill("2m")
  await pickAnswer(form, "How far along are you?", "Still looking")
  await form.getByRole("button", { name: "Show my price" }).click()
}

/** Goes to the next screen. */
export const goToNextScreen = (form: Locator): Promise<void> =>
  form.getByRole("button", { name: "Continue", exact: true }).click()

export const PERSON = { name: "Nguyễn Thị Mai", email: "mai@example.com" }

/** Fills in the name and the email address. */
export async function fillInContactDetails(form: Locator): Promise<void> {
  await form.getByLabel("Full name").fill(PERSON.name)
  await form.getByLabel("Email", { exact: true }).fill(PERSON.email)
}

/** Fills in and sends the contact form on the current page. */
export async function sendContactMessage(page: Page): Promise<void> {
  const form = page.locator("#contact-form")
  await fillInContactDetails(form)
  await form.getByLabel("Your message").fill("Do you act in Geelong?")
  await form.getByRole("button", { name: "Send message" }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.contactThankYou)
}

/** The checkbox beside the email address that asks for a copy of the quote by email. */
export const locateEmailCopyCheckbox = (form: Locator): Locator =>
  form.getByRole("checkbox", { name: "Email me a copy of this quote", exact: true })

/** Opens the quote form from a button on a page that doesn't contain the form. */
export async function openQuoteDialog(page: Page): Promise<Locator> {
  await locateQuoteButton(page).click()
  const dialog = locateQuoteDialog(page)
  await dialog.waitFor()
  return dialog
}

/** Opens the quote form with the button in the header, which every page except the offer has. */
export async function openQuoteFromHeader(page: Page): Promise<Locator> {
  await page.getByRole("banner").locator("[data-quote-open]").first().click()
  const dialog = locateQuoteDialog(page)
  await dialog.waitFor()
  return dialog
}

/** The itemised quote, in a form or on a page. */
export const locateItemisedQuote = (place: Page | Locator): Locator =>
  place.getByRole("article", { name: "Your itemised quote" })

/** The final total of an itemised quote, as displayed. */
export const readQuoteTotal = (answer: Locator): Promise<string> =>
  answer.getByRole("region", { name: "Totals" }).getByRole("definition").last().innerText()

/** Answers the questions about the house and waits for its price. */
export async function answerUpToPrice(form: Locator): Promise<void> {
  await answerPropertyScreen(form)
  await goToNextScreen(form)
  await answerPriceScreen(form)
  await goToPriceScreen(form)
}

/** Goes from the last question about the job to the price. */
export async function goToPriceScreen(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Show my price" }).click()
  await locateItemisedQuote(form).waitFor()
}

/** Goes from the price to the step that asks where to send it. */
export async function goToSendScreen(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Send it to me" }).click()
  await form.getByLabel("Full name").waitFor()
}

/** Sends the request. */
export async function sendQuoteRequest(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Send me this quote" }).click()
}

/** Answers the questions about the house and fills in the contact details, without sending the form. */
export async function fillInQuoteForm(form: Locator): Promise<void> {
  await answerUpToPrice(form)
  await goToSendScreen(form)
  await fillInContactDetails(form)
}

/** Requests a quote, from the first question to the last button. */
export async function requestQuote(form: Locator): Promise<void> {
  await fillInQuoteForm(form)
  await sendQuoteRequest(form)
}

/** Matches the address of an offer. */
export const OFFER = /\/quotes\/[\w-]{22,64}\/offer$/

/** Requests a quote in the dialog on the home page and waits for the offer. @returns the quote's id. */
export async function requestOffer(page: Page): Promise<string> {
  await page.goto(paths.home)
  await requestQuote(await openQuoteDialog(page))
  await expect(page).toHaveURL(OFFER)
  return getQuoteId(page)
}

/** The id of the quote in the current page's address. */
export const getQuoteId = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? ""
