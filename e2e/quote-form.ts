import { expect, type Locator, type Page } from "@playwright/test"
import { paths, QUOTE_FORM_ID, QUOTE_MODAL_ID } from "../src/domain/paths"
import { firm, FIRST_STATE_NAME } from "./own-site"

export const locateQuoteDialog = (page: Page): Locator => page.getByRole("dialog", { name: firm.quoteModal.title })

/** It's a link, so it works before the script has loaded. */
export const locateQuoteButton = (page: Page): Locator =>
  page.getByRole("main").getByRole("link", { name: "Get a free quote" }).first()

export async function pickAnswer(form: Locator, question: string | RegExp, answer: string): Promise<void> {
  const group = form.getByRole("group", { name: question, exact: true }).first()
  await group.getByRole("radio", { name: answer, exact: true }).check()
}

export const locateQuoteForm = (page: Page): Locator => page.locator(`#${QUOTE_FORM_ID}`)

/** Matches the question about common property, which uses each state's own term. */
export const STRATA = /strata scheme|owners corporation|body corporate/

export async function answerPropertyScreen(form: Locator): Promise<void> {
  await pickAnswer(form, "Are you buying or selling?", "Buying")
  await pickAnswer(form, "Where is the property?", FIRST_STATE_NAME)
  await pickAnswer(form, "What kind of property is it?", "House")
  await pickAnswer(form, STRATA, "No")
  await pickAnswer(form, "Are you buying off the plan?", "No")
}

export async function answerPriceScreen(form: Locator): Promise<void> {
  await form.getByLabel("What is the price?").fill("900k")
  await pickAnswer(form, "Where are you up to?", "Still looking")
}

/** By their values, because the words of the answers depend on the state. A concession card counts in Victoria only. */
export async function answerBuyersScreen(form: Locator): Promise<void> {
  for (const [name, answer] of Object.entries({ foreign: "none", liveIn: "no", firstHome: "no" }))
    await form.locator(`input[name="${name}"][value="${answer}"]`).check()
  const card = form.locator('input[name="pensioner"][value="no"]')
  if ((await card.count()) > 0) await card.check()
}

export async function answerAllJobQuestions(form: Locator): Promise<void> {
  await answerPropertyScreen(form)
  await answerPriceScreen(form)
  await answerBuyersScreen(form)
}

export async function answerCommercialJob(form: Locator): Promise<void> {
  await pickAnswer(form, "Where is the property?", FIRST_STATE_NAME)
  await pickAnswer(form, "What kind of property is it?", "Commercial")
  await goToNextScreen(form)
  await form.getByLabel("What is the price?").fill("2m")
  await pickAnswer(form, "Where are you up to?", "Still looking")
  await form.getByRole("button", { name: "Show my price" }).click()
}

export const goToNextScreen = (form: Locator): Promise<void> =>
  form.getByRole("button", { name: "Continue", exact: true }).click()

export const PERSON = { name: "Nguyễn Thị Mai", email: "mai@example.com" }

export async function fillInContactDetails(form: Locator): Promise<void> {
  await form.getByLabel("Full name").fill(PERSON.name)
  await form.getByLabel("Email", { exact: true }).fill(PERSON.email)
}

export async function sendContactMessage(page: Page): Promise<void> {
  const form = page.locator("#contact-form")
  await fillInContactDetails(form)
  await form.getByLabel("Your message").fill("Do you act in Geelong?")
  await form.getByRole("button", { name: "Send message" }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.contactThankYou)
}

export const locateEmailCopyCheckbox = (form: Locator): Locator =>
  form.getByRole("checkbox", { name: "Email me a copy of this quote", exact: true })

export const locateHeaderQuoteLink = (page: Page): Locator =>
  page.getByRole("banner").locator("[data-quote-open]").first()

/** The dialog is drawn a moment before it's modal, and until then Escape and a click outside it belong to the page. */
async function openDialogBy(opener: Locator): Promise<Locator> {
  const page = opener.page()
  await opener.click()
  await page.locator(`#${QUOTE_MODAL_ID}:modal`).waitFor()
  return locateQuoteDialog(page)
}

export const openQuoteDialog = (page: Page): Promise<Locator> => openDialogBy(locateQuoteButton(page))

export const openQuoteFromHeader = (page: Page): Promise<Locator> => openDialogBy(locateHeaderQuoteLink(page))

export const locateItemisedQuote = (place: Page | Locator): Locator =>
  place.getByRole("article", { name: "Your itemised quote" })

export const readQuoteTotal = (answer: Locator): Promise<string> =>
  answer.getByRole("region", { name: "Totals" }).getByRole("definition").first().innerText()

export async function answerUpToPrice(form: Locator): Promise<void> {
  await answerPropertyScreen(form)
  await goToNextScreen(form)
  await answerPriceScreen(form)
  await goToNextScreen(form)
  await answerBuyersScreen(form)
  await goToPriceScreen(form)
}

export async function goToPriceScreen(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Show my price" }).click()
  await locateItemisedQuote(form).waitFor()
}

export async function goToSendScreen(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Send it to me" }).click()
  await form.getByLabel("Full name").waitFor()
}

export async function sendQuoteRequest(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Send me this quote" }).click()
}

export async function fillInQuoteForm(form: Locator): Promise<void> {
  await answerUpToPrice(form)
  await goToSendScreen(form)
  await fillInContactDetails(form)
}

export async function requestQuote(form: Locator): Promise<void> {
  await fillInQuoteForm(form)
  await sendQuoteRequest(form)
}

export const OFFER = /\/quotes\/[\w-]{22,64}\/offer$/

/** @returns the quote's id. */
export async function requestOffer(page: Page): Promise<string> {
  await page.goto(paths.home)
  await requestQuote(await openQuoteDialog(page))
  await expect(page).toHaveURL(OFFER)
  return getQuoteId(page)
}

export const getQuoteId = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? ""
