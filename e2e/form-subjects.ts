import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { makeInteractive } from "./served-form"
import { submitButton } from "./form-problems"
import { FIRST_STATE_NAME } from "./own-site"
import {
  askForPrice,
  askWhereToSend,
  describeProperty,
  describePrice,
  fillIn,
  goOn,
  PERSON,
  pick,
  STRATA,
} from "./quote-form"
import { openQuoteAt, OVER_A_PAGE, QUOTE_PLACES, screenHeading } from "./quote-places"

/** A form that shows errors when it's submitted without answers. */
type RefusedForm = {
  name: string
  open: (page: Page) => Promise<Locator>
  /** Corrects every error that the form shows when nothing on its screen is answered. */
  mend: (form: Locator) => Promise<void>
}

/** A form that is filled in and sent. */
type SentForm = {
  name: string
  open: (page: Page) => Promise<Locator>
  /** Fills in everything up to the last button. */
  fill: (form: Locator) => Promise<void>
  /** A field and the value typed into it, which must not be lost. */
  kept: { label: string; value: string }
  endpoint: string
  sent: RegExp
}

/** Types into a field with the keyboard, as a person does. */
async function type(form: Locator, label: string, text: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).click()
  await form.page().keyboard.type(text)
}

async function writeToUs(form: Locator): Promise<void> {
  await type(form, "Full name", PERSON.name)
  await type(form, "Email", PERSON.email)
  await type(form, "Your message", "Do you act in Geelong?")
}

const sayEmail = (form: Locator): Promise<void> => type(form, "Email", PERSON.email)

async function sayWho(form: Locator): Promise<void> {
  await type(form, "Full name", PERSON.name)
  await type(form, "Email", PERSON.email)
}

async function answerFirstScreen(form: Locator): Promise<void> {
  await pick(form, "What are you doing?", "Buying")
  await pick(form, "Where is the property?", FIRST_STATE_NAME)
  await pick(form, "What kind of property is it?", "House")
}

/** Goes to `path` and waits until the form there is interactive. Other tests cover what visitors do before that. */
async function openInPage(page: Page, path: string, form: Locator): Promise<Locator> {
  await page.goto(path)
  await makeInteractive(form, submitButton(form))
  return form
}

/** Creates a function that opens the quote form over a page and goes to a later screen of it. */
const openedUpTo =
  (reach: (form: Locator) => Promise<void>) =>
  async (page: Page): Promise<Locator> => {
    const form = await openQuoteAt(page, OVER_A_PAGE)
    await reach(form)
    return form
  }

/** Answers the quote form up to the screen about the property that's sold as well as one bought. */
export async function reachSale(form: Locator): Promise<void> {
  await describeProperty(form)
  await pick(form, "What are you doing?", "Buying and selling")
  await goOn(form)
  await describePrice(form)
  await goOn(form)
  await screenHeading(form, "sale").waitFor()
}

/** Answers the questions about the property being sold: a townhouse in the same state with a loan on it. */
export async function describeSale(form: Locator): Promise<void> {
  await pick(form, "What kind of property is it?", "Townhouse")
  await pick(form, STRATA, "Yes")
  await type(form, "What do you expect to sell for?", "780k")
  await pick(form, "How far along are you?", "I have an offer")
  await pick(form, "Is there a loan on it?", "Yes")
}

async function reachAcceptance(form: Locator): Promise<void> {
  await askForPrice(form)
  await form.getByRole("button", { name: "Accept now" }).click()
  await screenHeading(form, "accept").waitFor()
}

/** The forms other than the quote form, each with its path and the webhook event that follows. */
export const MESSAGES = [
  {
    ...{ name: "the contact form", path: paths.contactUs, id: "contact-form", event: "contact.sent.v1" },
    mend: writeToUs,
    fill: writeToUs,
    kept: { label: "Your message", value: "Do you act in Geelong?" },
    endpoint: paths.api.contact,
    sent: new RegExp(`${paths.contactThankYou}$`),
  },
  {
    ...{ name: "the feedback form", path: paths.feedback, id: "feedback-form", event: "feedback.sent.v1" },
    mend: (form: Locator) => form.getByRole("radio").first().check(),
    fill: async (form: Locator) => {
      await form.getByRole("radio").first().check()
      await type(form, "What should we know? (optional)", "Clear")
    },
    kept: { label: "What should we know? (optional)", value: "Clear" },
    endpoint: paths.api.feedback,
    sent: new RegExp(`${paths.feedbackThankYou}$`),
  },
  {
    ...{ name: "the unsubscribe form", path: paths.unsubscribe, id: "unsubscribe-form" },
    event: "subscription.ended.v1",
    mend: sayEmail,
    fill: sayEmail,
    kept: { label: "Email", value: PERSON.email },
    endpoint: paths.api.unsubscribe,
    sent: new RegExp(`${paths.unsubscribeSuccess}$`),
  },
].map(message => ({
  ...message,
  open: (page: Page) => openInPage(page, message.path, page.locator(`#${message.id}`)),
}))

/** Every form and every screen of the quote form that can be refused. */
export const REFUSED_FORMS: readonly RefusedForm[] = [
  ...QUOTE_PLACES.map(place => ({
    name: `the quote form ${place.name}`,
    open: async (page: Page) => {
      const form = await openQuoteAt(page, place)
      if (!place.open) await makeInteractive(form, submitButton(form))
      return form
    },
    mend: answerFirstScreen,
  })),
  {
    name: "the quote form's price and timing",
    open: openedUpTo(async form => {
      await describeProperty(form)
      await goOn(form)
      await screenHeading(form, "timing").waitFor()
    }),
    mend: describePrice,
  },
  { name: "the quote form's property sold beside a purchase", open: openedUpTo(reachSale), mend: describeSale },
  {
    name: "the quote form's last step",
    open: openedUpTo(async form => {
      await askForPrice(form)
      await askWhereToSend(form)
    }),
    mend: sayWho,
  },
  { name: "the quote form's last step, for those who accept now", open: openedUpTo(reachAcceptance), mend: sayWho },
  {
    name: "the questions about documents to send",
    open: page => openInPage(page, paths.whatToSend, page.locator("form#documents-form")),
    mend: async form => {
      await pick(form, "Are you buying or selling?", "Selling")
      await pick(form, "Where is the property?", FIRST_STATE_NAME)
    },
  },
  ...MESSAGES,
]

const QUOTE = { kept: { label: "Full name", value: PERSON.name }, endpoint: paths.api.quotes }

/** Every form that can be sent, in each place where it appears. */
export const SENT_FORMS: readonly SentForm[] = [
  ...QUOTE_PLACES.map(place => ({
    ...QUOTE,
    name: `the quote form ${place.name}`,
    open: (page: Page) => openQuoteAt(page, place),
    fill: fillIn,
    sent: place.sent,
  })),
  {
    ...QUOTE,
    name: "the quote form, for those who accept now",
    open: page => openQuoteAt(page, OVER_A_PAGE),
    fill: async form => {
      await reachAcceptance(form)
      await sayWho(form)
    },
    sent: /\/quotes\/[\w-]{22,64}\/thank-you$/,
  },
  ...MESSAGES,
]
