import type { FrameLocator, Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { makeInteractive } from "./visit"
import { locateSubmitButton } from "./form-problems"
import { FIRST_STATE_NAME } from "./own-site"
import {
  answerBuyersScreen,
  answerUpToPrice,
  goToSendScreen,
  answerPropertyScreen,
  answerPriceScreen,
  fillInQuoteForm,
  goToNextScreen,
  PERSON,
  pickAnswer,
  STRATA,
} from "./quote-form"
import { openQuoteFormAt, OVER_A_PAGE, QUOTE_PLACES, locateScreenHeading } from "./quote-places"

type RefusedForm = {
  name: string
  open: (page: Page) => Promise<Locator>
  /** Corrects every error that the form shows when nothing on its screen is answered. */
  mend: (form: Locator) => Promise<void>
}

type SentForm = {
  name: string
  open: (page: Page) => Promise<Locator>
  fill: (form: Locator) => Promise<void>
  kept: { label: string; value: string }
  endpoint: string
  sent: RegExp
  phone?: (() => string) | undefined
}

async function typeIntoField(form: Locator, label: string, text: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).click()
  await form.page().keyboard.type(text)
}

async function fillInContactForm(form: Locator): Promise<void> {
  await typeNameAndEmail(form)
  await typeIntoField(form, "Your message", "Do you act in Geelong?")
}

const typeEmailAddress = (form: Locator): Promise<void> => typeIntoField(form, "Email", PERSON.email)

async function typeNameAndEmail(form: Locator): Promise<void> {
  await typeIntoField(form, "Full name", PERSON.name)
  await typeIntoField(form, "Email", PERSON.email)
}

async function answerFirstScreen(form: Locator): Promise<void> {
  await pickAnswer(form, "Are you buying or selling?", "Buying")
  await pickAnswer(form, "Where is the property?", FIRST_STATE_NAME)
  await pickAnswer(form, "What kind of property is it?", "House")
}

/** Other tests cover what visitors do before the form is interactive. */
async function openInteractiveForm(page: Page, path: string, form: Locator): Promise<Locator> {
  await page.goto(path)
  await makeInteractive(form, locateSubmitButton(form))
  return form
}

const createFormOpener =
  (reach: (form: Locator) => Promise<void>) =>
  async (page: Page): Promise<Locator> => {
    const form = await openQuoteFormAt(page, OVER_A_PAGE)
    await reach(form)
    return form
  }

export async function goToSaleScreen(form: Locator): Promise<void> {
  await answerPropertyScreen(form)
  await pickAnswer(form, "Are you buying or selling?", "Buying and selling")
  await goToNextScreen(form)
  await answerPriceScreen(form)
  await goToNextScreen(form)
  await answerBuyersScreen(form)
  await goToNextScreen(form)
  await locateScreenHeading(form, "sale").waitFor()
}

export async function answerSaleScreen(form: Locator): Promise<void> {
  await pickAnswer(form, "What kind of property is it?", "Townhouse")
  await pickAnswer(form, STRATA, "Yes")
  await typeIntoField(form, "What do you expect to sell for?", "780k")
  await pickAnswer(form, "Where are you up to?", "I have an offer")
  await pickAnswer(form, "Is there a loan on it?", "Yes")
}

async function goToAcceptScreen(form: Locator): Promise<void> {
  await answerUpToPrice(form)
  await form.getByRole("button", { name: "Accept now" }).click()
  await locateScreenHeading(form, "accept").waitFor()
}

export const locateSaleForm = (tool: Page | FrameLocator): Locator => tool.getByRole("form", { name: "Your sale" })

export async function fillInSale(tool: Page | FrameLocator, stateName: string): Promise<void> {
  const form = locateSaleForm(tool)
  await form.getByRole("radio", { name: stateName }).check()
  for (const [label, value] of Object.entries({ Day: "24", Month: "11", Year: "2026" }))
    await form.getByLabel(label, { exact: true }).fill(value)
}

export const MESSAGES = [
  {
    ...{ name: "the contact form", path: paths.contactUs, id: "contact-form", event: "contact.sent.v1" },
    mend: fillInContactForm,
    fill: fillInContactForm,
    kept: { label: "Your message", value: "Do you act in Geelong?" },
    endpoint: paths.api.contact,
    sent: new RegExp(`${paths.contactThankYou}$`),
  },
  {
    ...{ name: "the feedback form", path: paths.feedback, id: "feedback-form", event: "feedback.sent.v1" },
    mend: (form: Locator) => form.getByRole("radio").first().check(),
    fill: async (form: Locator) => {
      await form.getByRole("radio").first().check()
      await typeIntoField(form, "What should we know? (optional)", "Clear")
    },
    kept: { label: "What should we know? (optional)", value: "Clear" },
    endpoint: paths.api.feedback,
    sent: new RegExp(`${paths.feedbackThankYou}$`),
  },
  {
    ...{ name: "the unsubscribe form", path: paths.unsubscribe, id: "unsubscribe-form" },
    event: "subscription.ended.v1",
    mend: typeEmailAddress,
    fill: typeEmailAddress,
    kept: { label: "Email", value: PERSON.email },
    endpoint: paths.api.unsubscribe,
    sent: new RegExp(`${paths.unsubscribeSuccess}$`),
  },
].map(message => ({
  ...message,
  open: (page: Page) => openInteractiveForm(page, message.path, page.locator(`#${message.id}`)),
}))

export const REFUSED_FORMS: readonly RefusedForm[] = [
  ...QUOTE_PLACES.map(place => ({
    name: `the quote form ${place.name}`,
    open: async (page: Page) => {
      const form = await openQuoteFormAt(page, place)
      if (!place.open) await makeInteractive(form, locateSubmitButton(form))
      return form
    },
    mend: answerFirstScreen,
  })),
  {
    name: "the quote form's details of the purchase",
    open: createFormOpener(async form => {
      await answerPropertyScreen(form)
      await goToNextScreen(form)
      await locateScreenHeading(form, "timing").waitFor()
    }),
    mend: answerPriceScreen,
  },
  {
    name: "the quote form's details of the buyers",
    open: createFormOpener(async form => {
      await answerPropertyScreen(form)
      await goToNextScreen(form)
      await answerPriceScreen(form)
      await goToNextScreen(form)
      await locateScreenHeading(form, "buyers").waitFor()
    }),
    mend: answerBuyersScreen,
  },
  {
    name: "the quote form's property sold beside a purchase",
    open: createFormOpener(goToSaleScreen),
    mend: answerSaleScreen,
  },
  {
    name: "the quote form's last step",
    open: createFormOpener(async form => {
      await answerUpToPrice(form)
      await goToSendScreen(form)
    }),
    mend: typeNameAndEmail,
  },
  {
    name: "the quote form's last step, for those who accept now",
    open: createFormOpener(goToAcceptScreen),
    mend: typeNameAndEmail,
  },
  {
    name: "the questions about documents to send",
    open: page => openInteractiveForm(page, paths.whatToSend, page.locator("form#documents-form")),
    mend: async form => {
      await pickAnswer(form, "Are you buying or selling?", "Selling")
      await pickAnswer(form, "Where is the property?", FIRST_STATE_NAME)
    },
  },
  ...MESSAGES,
]

const QUOTE = { kept: { label: "Full name", value: PERSON.name }, endpoint: paths.api.quotes }

export const SENT_FORMS: readonly SentForm[] = [
  ...QUOTE_PLACES.map(place => ({
    ...QUOTE,
    name: `the quote form ${place.name}`,
    open: (page: Page) => openQuoteFormAt(page, place),
    fill: fillInQuoteForm,
    sent: place.sent,
    phone: place.phone,
  })),
  {
    ...QUOTE,
    name: "the quote form, for those who accept now",
    open: page => openQuoteFormAt(page, OVER_A_PAGE),
    fill: async form => {
      await goToAcceptScreen(form)
      await typeNameAndEmail(form)
    },
    sent: /\/quotes\/[\w-]{22,64}\/thank-you$/,
  },
  ...MESSAGES,
]
