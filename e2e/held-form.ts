import { expect, type CDPSession, type Locator, type Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { BROUGHT, markBrought } from "./brought"
import { hold } from "./intercepted"
import { OTHER_STATE } from "./own-site"
import { pick } from "./quote-form"
import { QUOTE_PLACES } from "./quote-places"
import { slowCpu } from "./slow-phone"
import { twoFrames, untilReady } from "./visit"

/** A form that is touched before its scripts have come. */
export type EarlyForm = {
  name: string
  /** Skips the test where the site has no such page. */
  path: () => string
  formOf: (page: Page) => Locator
  question: string
  answer: string
  /** The file that its code comes in. */
  code: RegExp
  /** Whether another form takes the place of the one that the page brought. */
  replaced: boolean
}

type TextForm = EarlyForm & {
  /** A line or an area of text. */
  label: string
}

const where = { question: "Where is the property?", answer: STATE_NAMES[OTHER_STATE].name }

/** The forms that begin with a text field. The quote form begins with choices. */
export const TEXT_FORMS: readonly TextForm[] = [
  {
    name: "the contact form",
    path: () => paths.contactUs,
    formOf: page => page.locator("#contact-form"),
    label: "Your message",
    question: "How should we answer?",
    answer: "Call me",
    code: /\/live-lead-form-[^/]*\.js$/,
    replaced: true,
  },
  {
    name: "the feedback form",
    path: () => paths.feedback,
    formOf: page => page.locator("#feedback-form"),
    label: "What should we know? (optional)",
    question: "How helpful was this site?",
    answer: "Helpful",
    code: /\/live-lead-form-[^/]*\.js$/,
    replaced: true,
  },
  {
    name: "the calculator",
    path: () => paths.page("calculator"),
    formOf: page => page.locator("form#calculator"),
    label: "What is the price?",
    ...where,
    code: /\/calculator-[0-9a-f]+\.js$/,
    replaced: true,
  },
  {
    name: "the key dates",
    path: () => paths.page("calendar"),
    formOf: page => page.getByRole("form", { name: "Your sale" }),
    label: "Month",
    ...where,
    code: /\/key-dates-[0-9a-f]+\.js$/,
    replaced: false,
  },
]

/** The forms that begin with choices. */
const CHOICE_FORMS: readonly EarlyForm[] = [
  ...QUOTE_PLACES.filter(({ open }) => !open).map(({ name, path, formOf }) => ({
    name: `the quote form ${name}`,
    path,
    formOf,
    question: "What are you doing?",
    answer: "Selling",
    code: /\/interactive-quote-form-[^/]*\.js$/,
    replaced: true,
  })),
  {
    name: "the documents to send",
    path: () => paths.whatToSend,
    formOf: page => page.locator("form#documents-form"),
    question: "Are you buying or selling?",
    answer: "Selling",
    code: /\/documents-[0-9a-f]+\.js$/,
    replaced: true,
  },
]

export const EARLY_FORMS: readonly EarlyForm[] = [...TEXT_FORMS, ...CHOICE_FORMS]

type Release = { (): void; andWait: () => Promise<void> }

/** A form whose scripts have not come. */
export type HeldForm = {
  form: Locator
  /** Lets the scripts come; `andWait` waits until they have, and have run. */
  release: Release
}

/** Opens the form's page on a slow phone without a script. */
export async function openHeld(page: Page, { path, formOf, code }: EarlyForm): Promise<HeldForm> {
  await slowCpu(page)
  const letGo = await hold(page, "**/*.js")
  const arrived = page.waitForResponse(response => code.test(response.url()))
  // A journey that fails before then has a better reason.
  arrived.catch(() => undefined)
  await page.goto(path())
  const form = formOf(page)
  await markBrought(form)
  const andWait = async (): Promise<void> => {
    letGo()
    await (await arrived).finished()
    await untilReady(page)
    await twoFrames(page)
  }
  return { form, release: Object.assign(letGo, { andWait }) }
}

/** Opens the form's page without a script, gives an answer, and puts the caret into the field. */
export async function openHeldText(page: Page, subject: TextForm): Promise<HeldForm & { field: Locator }> {
  const { form, release } = await openHeld(page, subject)
  const field = form.getByLabel(subject.label, { exact: true })
  await pick(form, subject.question, subject.answer)
  await field.click()
  return { form, field, release }
}

/** Shows each text in turn as what an input method has composed so far. The last one stays open. */
export async function compose(inputMethod: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await inputMethod.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
}

/** Waits until the form that answers is there: another one, or the one that the page brought, for good. */
export async function expectSettled(form: Locator, { replaced }: EarlyForm): Promise<void> {
  if (replaced) await expect(form).not.toHaveAttribute(BROUGHT)
  else await expect(form).toHaveAttribute(BROUGHT)
}

/** Where the selection of a field begins and ends, and its direction. */
export const selectionOf = (field: Locator): Promise<unknown[]> =>
  field.evaluate(control =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? [control.selectionStart, control.selectionEnd, control.selectionDirection]
      : [],
  )
