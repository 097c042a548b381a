import type { BrowserContext, Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { errorSummary, noteAnnouncements, sendFailure, submitButton } from "./form-problems"
import { expect, test } from "./journey"
import { firm, FIRST_STATE_NAME } from "./own-site"
import { fillIn, openQuoteFromHeader, pageForm, PERSON, pick, quoteDialog } from "./quote-form"

type Subject = {
  name: string
  path: string
  /** Opens it, where the page does not bring it. */
  open?: (page: Page) => Promise<unknown>
  formOf: (page: Page) => Locator
  /** Puts right, one by one, what an empty form is refused for in its first step. */
  mend: (form: Locator, page: Page) => Promise<void>
  /** Fills it in up to its last button. */
  fill: (form: Locator, page: Page) => Promise<void>
  /** What was typed, and must stay. */
  kept: { label: string; value: string }
  endpoint: string
  sent: RegExp
}

/** Types as a person does, key by key. */
async function type(form: Locator, label: string, text: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).click()
  await form.page().keyboard.type(text)
}

async function describeProperty(form: Locator): Promise<void> {
  await pick(form, "What are you doing?", "Buying")
  await pick(form, "Where is the property?", FIRST_STATE_NAME)
  await pick(form, "What kind of property is it?", "House")
}

async function writeToUs(form: Locator): Promise<void> {
  await type(form, "Full name", PERSON.name)
  await type(form, "Email", PERSON.email)
  await type(form, "Your message", "Do you act in Geelong?")
}

const quote = {
  mend: describeProperty,
  fill: fillIn,
  kept: { label: "Full name", value: PERSON.name },
  endpoint: paths.api.quotes,
  sent: /\/offer$/,
}

const SUBJECTS: Subject[] = [
  { ...quote, name: "the quote form in its page", path: paths.requestAQuote, formOf: pageForm },
  {
    ...quote,
    name: "the quote form over a page",
    path: paths.page("buying"),
    open: openQuoteFromHeader,
    formOf: page => quoteDialog(page).locator("form"),
  },
  {
    name: "the contact form",
    path: paths.contactUs,
    formOf: page => page.locator("#contact-form"),
    mend: writeToUs,
    fill: writeToUs,
    kept: { label: "Your message", value: "Do you act in Geelong?" },
    endpoint: paths.api.contact,
    sent: new RegExp(`${paths.contactThankYou}$`),
  },
  {
    name: "the feedback form",
    path: paths.feedback,
    formOf: page => page.locator("#feedback-form"),
    mend: form => form.getByRole("radio").first().check(),
    fill: async form => {
      await form.getByRole("radio").first().check()
      await type(form, "What should we know? (optional)", "Clear")
    },
    kept: { label: "What should we know? (optional)", value: "Clear" },
    endpoint: paths.api.feedback,
    sent: new RegExp(`${paths.feedbackThankYou}$`),
  },
  {
    name: "the unsubscribe form",
    path: paths.unsubscribe,
    formOf: page => page.locator("#unsubscribe-form"),
    mend: form => type(form, "Email", PERSON.email),
    fill: form => type(form, "Email", PERSON.email),
    kept: { label: "Email", value: PERSON.email },
    endpoint: paths.api.unsubscribe,
    sent: new RegExp(`${paths.unsubscribeSuccess}$`),
  },
]

/** How sending fails, and what mends it. */
const FAILURES = [
  {
    how: "there's no connection",
    begin: (_: Page, context: BrowserContext) => context.setOffline(true),
    end: (_: Page, context: BrowserContext) => context.setOffline(false),
  },
  {
    how: "the server answers 503",
    begin: (page: Page, _: BrowserContext, endpoint: string) =>
      page.route(`**${endpoint}`, route => route.fulfill({ status: 503, json: { errors: [] } })),
    end: (page: Page, _: BrowserContext, endpoint: string) => page.unroute(`**${endpoint}`),
  },
]

for (const subject of SUBJECTS) {
  test(`${subject.name}: a refusal is announced once, and each error goes as soon as its answer is right`, async ({
    page,
  }) => {
    const form = await open(page, subject)
    const title = await page.title()
    const announced = await noteAnnouncements(page)
    await submitButton(form).focus()
    await page.keyboard.press("Enter")
    const summary = errorSummary(form)
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(`Error: ${title}`)
    const { live, focus } = await announced()
    expect(live).toEqual([])
    expect(focus.filter(role => role === "group")).toHaveLength(1)

    for (const link of await summary.getByRole("link").all()) {
      const id = (await link.getAttribute("href"))?.slice(1)
      await link.click()
      await expect(form.locator(`[id="${id}"]`), id).toBeFocused()
      await expect(form.locator(`[id="${id}"]`), id).toBeInViewport()
    }

    await subject.mend(form, page)
    await expect(form.locator("[aria-invalid=true]")).toHaveCount(0)
    await expect(summary).toHaveCount(0)
    await expect(page).toHaveTitle(title)
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("body")
  })

  for (const { how, begin, end } of FAILURES)
    test(`${subject.name}: where ${how}, the failure is at the button with the focus, and can be tried again`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 375, height: 667 })
      const form = await open(page, subject)
      await subject.fill(form, page)
      await begin(page, context, subject.endpoint)
      const announced = await noteAnnouncements(page)
      await submitButton(form).click()

      const failure = sendFailure(form)
      await expect(failure).toBeFocused()
      await expect(failure.getByRole("button", { name: "Try again" })).toBeInViewport({ ratio: 1 })
      expect(await distance(failure, submitButton(form))).toBeLessThan(48)
      expect((await announced()).live).toEqual([])
      await expect(failure.getByRole("link", { name: firm.phone })).toBeVisible()
      await expect(failure.locator("a[href^='mailto:']")).toBeVisible()
      await expect(form.getByLabel(subject.kept.label, { exact: true })).toHaveValue(subject.kept.value)

      await page.keyboard.press("Tab")
      await expect(failure.getByRole("button", { name: "Try again" })).toBeFocused()
      await page.keyboard.press("Enter")
      await expect(failure).toBeFocused()

      await end(page, context, subject.endpoint)
      await failure.getByRole("button", { name: "Try again" }).click()
      await expect(page).toHaveURL(subject.sent)
    })
}

test("an acceptance that isn't taken says so at its button, and can be tried again", async ({ page, context }) => {
  await page.goto(paths.requestAQuote)
  const form = pageForm(page)
  await fillIn(form)
  await submitButton(form).click()
  const accept = page.getByRole("button", { name: "Accept this quote" })
  await accept.waitFor()
  await context.setOffline(true)
  await accept.click()
  const failure = page.getByRole("group", { name: "We couldn’t take your acceptance", exact: true })
  await expect(failure).toBeFocused()
  expect(await distance(failure, accept)).toBeLessThan(48)
  await context.setOffline(false)
  await failure.getByRole("button", { name: "Try again" }).click()
  await expect(page).toHaveURL(/\/thank-you$/)
})

/** Set on the form that the page brought; the one that takes its place has it not. */
const BROUGHT = "data-brought"

/** Opens the form of `subject`, and waits until it is interactive. */
async function open(page: Page, { path, open: prepare, formOf }: Subject): Promise<Locator> {
  await page.goto(path)
  await prepare?.(page)
  const form = formOf(page)
  await form.waitFor()
  if (prepare) return form
  // What is pressed before the form is interactive is held, which is another journey.
  await form.evaluate((element, name) => element.setAttribute(name, ""), BROUGHT)
  await submitButton(form).focus()
  await expect(form).not.toHaveAttribute(BROUGHT)
  return form
}

/** How far the top of `lower` is below the bottom of `upper`, in pixels; never less than nothing. */
async function distance(upper: Locator, lower: Locator): Promise<number> {
  const [over, under] = [await upper.boundingBox(), await lower.boundingBox()]
  if (!over || !under) throw new Error("one of them isn't shown")
  const gap = under.y - (over.y + over.height)
  expect(gap).toBeGreaterThanOrEqual(0)
  return gap
}
