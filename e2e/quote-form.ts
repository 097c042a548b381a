import { expect, type Locator, type Page } from "@playwright/test"
import { paths, QUOTE_FORM_ID } from "../src/domain/paths"
import { firm, FIRST_STATE_NAME } from "./own-site"

/** The dialog that the quote button opens; titled as `content/site.yaml` says. */
export const quoteDialog = (page: Page): Locator => page.getByRole("dialog", { name: firm.quoteModal.title })

/** The first control in the page's own part that opens the quote form. A link, so that it works before its script. */
export const quoteButton = (page: Page): Locator =>
  page.getByRole("main").getByRole("link", { name: "Get a free quote" }).first()

/** Picks one answer of a question that offers a few. */
export async function pick(form: Locator, question: string | RegExp, answer: string): Promise<void> {
  const group = form.getByRole("group", { name: question, exact: true }).first()
  await group.getByRole("radio", { name: answer, exact: true }).check()
}

/** A form in a page, with or without its script. */
export const pageForm = (page: Page): Locator => page.locator(`#${QUOTE_FORM_ID}`)

/** Whether a building has parts in common is asked in each state's own words. */
export const STRATA = /strata scheme|owners corporation|body corporate/

/** A house in the firm's first state: what the form asks on its first screen. */
export async function describeProperty(form: Locator): Promise<void> {
  await pick(form, "What are you doing?", "Buying")
  await pick(form, "Where is the property?", FIRST_STATE_NAME)
  await pick(form, "What kind of property is it?", "House")
  await pick(form, STRATA, "No")
  await pick(form, "Are you buying off the plan?", "No")
}

/** For $900,000, not found yet: the second screen. */
export async function describePrice(form: Locator): Promise<void> {
  await form.getByLabel("What is the price?").fill("900k")
  await pick(form, "How far along are you?", "Still looking")
}

/** The whole job, on the one page that a browser without JavaScript shows. Nothing in it tells who asks. */
export async function describeHouse(form: Locator): Promise<void> {
  await describeProperty(form)
  await describePrice(form)
}

/** On to the next screen. */
export const goOn = (form: Locator): Promise<void> =>
  form.getByRole("button", { name: "Continue", exact: true }).click()

export const PERSON = { name: "Nguyễn Thị Mai", email: "mai@example.com" }

/** Name and email, and to be answered by email. */
export async function introduce(form: Locator): Promise<void> {
  await form.getByLabel("Full name").fill(PERSON.name)
  await form.getByLabel("Email", { exact: true }).fill(PERSON.email)
}

/** Writes to the firm by the contact form, whose page is open, and sends it. */
export async function sendMessage(page: Page): Promise<void> {
  const form = page.locator("#contact-form")
  await introduce(form)
  await form.getByLabel("Your message").fill("Do you act in Geelong?")
  await form.getByRole("button", { name: "Send message" }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.contactThankYou)
}

/** Whether the quote is to be sent by email too: beside the address. */
export const copyBox = (form: Locator): Locator =>
  form.getByRole("checkbox", { name: "Email me a copy of this quote", exact: true })

/** Opens the quote form on a page that does not hold it. */
export async function openQuoteDialog(page: Page): Promise<Locator> {
  await quoteButton(page).click()
  const dialog = quoteDialog(page)
  await dialog.waitFor()
  return dialog
}

/** Opens the quote form by the button in the header, which every page but the offer has. */
export async function openQuoteFromHeader(page: Page): Promise<Locator> {
  await page.getByRole("banner").locator("[data-quote-open]").first().click()
  const dialog = quoteDialog(page)
  await dialog.waitFor()
  return dialog
}

/** The itemised answer, in a form or on a page. */
export const itemisedQuote = (place: Page | Locator): Locator =>
  place.getByRole("article", { name: "Your itemised quote" })

/** The last sum of an itemised answer, as it is written there. */
export const readTotal = (answer: Locator): Promise<string> =>
  answer.getByRole("region", { name: "Totals" }).getByRole("definition").last().innerText()

/** Describes the house and waits for its price. */
export async function askForPrice(form: Locator): Promise<void> {
  await describeProperty(form)
  await goOn(form)
  await describePrice(form)
  await showPrice(form)
}

/** From the last question about the job to its price. */
export async function showPrice(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Show my price" }).click()
  await itemisedQuote(form).waitFor()
}

/** From the price to the step that asks where to send it. */
export async function askWhereToSend(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Send it to me" }).click()
  await form.getByLabel("Full name").waitFor()
}

/** Sends the request. */
export async function send(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Send me this quote" }).click()
}

/** Describes the house and says who asks. Nothing is sent. */
export async function fillIn(form: Locator): Promise<void> {
  await askForPrice(form)
  await askWhereToSend(form)
  await introduce(form)
}

/** Asks for a quote, from the first question to the last button. */
export async function requestQuote(form: Locator): Promise<void> {
  await fillIn(form)
  await send(form)
}

/** The address of an offer. */
export const OFFER = /\/quotes\/[\w-]{22,64}\/offer$/

/** Asks for a quote over the home page and waits for the offer. @returns its id. */
export async function getOffer(page: Page): Promise<string> {
  await page.goto(paths.home)
  await requestQuote(await openQuoteDialog(page))
  await expect(page).toHaveURL(OFFER)
  return getQuoteId(page)
}

/** The id of the quote whose page is open. */
export const getQuoteId = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? ""
