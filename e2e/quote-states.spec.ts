import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { NO_QUOTE } from "./built-page"
import { locateErrorSummary } from "./form-problems"
import { answerSaleScreen, goToSaleScreen } from "./form-subjects"
import { expect, test } from "./journey"
import { backdateQuote } from "./backdate-quote"
import { findWcagViolationsInColours } from "./wcag"
import { IN_ITS_PAGE, openQuoteFormAt, OVER_A_PAGE, locateScreenHeading } from "./quote-places"
import {
  answerCommercialJob,
  goToNextScreen,
  goToSendScreen,
  requestOffer,
  getQuoteId,
  fillInContactDetails,
  locateItemisedQuote,
  locateQuoteForm,
  pickAnswer,
  sendQuoteRequest,
  goToPriceScreen,
} from "./quote-form"

// The states that form-problems.spec.ts, sending-fails.spec.ts and quote-by-keyboard.spec.ts leave out.

const expectNoWcagViolations = async (page: Page, state: string, inside?: string): Promise<void> =>
  expect(await findWcagViolationsInColours(page, inside), state).toEqual([])

test.describe.configure({ timeout: 240_000 })

test(
  "buying and selling, a call wanted, every line opened, accepted: no state breaks a rule of WCAG 2.2 AA",
  { tag: "@nightly" },
  async ({ page, inbox }) => {
    const form = await openQuoteFormAt(page, OVER_A_PAGE)
    await goToSaleScreen(form)
    await expectNoWcagViolations(page, "the sale", "dialog")
    await answerSaleScreen(form)
    await form.locator("details", { hasText: "Total so far" }).locator("summary").click()
    await expectNoWcagViolations(page, "the sale, answered, and the receipt", "dialog")
    await goToPriceScreen(form)
    for (const line of await locateItemisedQuote(form).locator("summary").all()) await line.click()
    await expectNoWcagViolations(page, "every line of the price", "dialog")
    await goToSendScreen(form)
    await form.getByRole("radio", { name: "Call me" }).check()
    await fillInContactDetails(form)
    await form.getByLabel("Phone").fill("0491 570 006")
    await form.getByLabel("Anything we should know? (optional)").fill("Every state, in every look")
    await expectNoWcagViolations(page, "where to send it, with a phone number", "dialog")
    await sendQuoteRequest(form)
    await page.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page).toHaveURL(/\/thank-you$/)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await expectNoWcagViolations(page, "the thank-you", "main")
    const id = getQuoteId(page)
    await page.goto(paths.offer(id))
    await expect(page.getByText("You’ve accepted this quote")).toBeVisible()
    await expectNoWcagViolations(page, "the offer, accepted", "main")
    await page.goto(paths.document(id))
    await expectNoWcagViolations(page, "the document, accepted")
    await page.goto(paths.landingThankYou(id))
    await page.getByRole("heading", { level: 1 }).waitFor()
    await expectNoWcagViolations(page, "a landing page's thank-you")
    await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1")
  },
)

test("somewhere else, and a price that a person works out: neither breaks a rule of WCAG 2.2 AA", async ({
  page,
  inbox,
}) => {
  const form = await openQuoteFormAt(page, IN_ITS_PAGE)
  await pickAnswer(form, "Are you buying or selling?", "Buying")
  await pickAnswer(form, "Where is the property?", "Somewhere else")
  await expect(form.getByRole("note")).toBeVisible()
  await expectNoWcagViolations(page, "somewhere else", "main")
  await answerCommercialJob(form)
  await expect(locateScreenHeading(form, "unpriced")).toBeFocused()
  await expectNoWcagViolations(page, "a price that a person works out", "main")
  await goToNextScreen(form)
  await fillInContactDetails(form)
  await form.getByRole("button", { name: "Send my request" }).click()
  await expect(page).toHaveURL(/\/sorry$/)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await expectNoWcagViolations(page, "the request that a person prices", "main")
  await inbox.expectTaken("quote.requested.v1")
})

test(
  "a quote that has expired, isn't there or can't be had: no such page breaks a rule of WCAG 2.2 AA",
  { tag: "@nightly" },
  async ({ page, context }) => {
    const id = await requestOffer(page)
    await backdateQuote(id, { sum: "ourFeeCents", group: "our-fee", less: 5_000, isOver: true })
    const later = await context.newPage()
    await later.goto(paths.offer(id))
    await expect(later.getByRole("region", { name: /^Prices have changed since/ })).toBeVisible()
    for (const width of [1280, 320]) {
      await later.setViewportSize({ width, height: 800 })
      await expectNoWcagViolations(later, `an expired offer, ${width} pixels wide`, "main")
      expect(await later.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await later.emulateMedia({ media: "print" })
    await expect(later.getByRole("region", { name: /^What changed since/ })).toBeVisible()
    await later.emulateMedia({ media: "screen" })
    await later.goto(paths.document(id))
    await expectNoWcagViolations(later, "an expired offer's document")

    await later.goto(paths.offer(NO_QUOTE))
    await expect(later.getByRole("heading", { name: "We have no quote to show here" })).toBeVisible()
    await expectNoWcagViolations(later, "no such quote", "main")
    await later.route(`**${paths.api.quote(id)}*`, route => route.fulfill({ status: 503, json: { errors: [] } }))
    await later.goto(paths.offer(id))
    await expect(later.getByText("Nothing is lost")).toBeVisible()
    await expectNoWcagViolations(later, "a quote that can't be had", "main")
  },
)

test("the page that answers a form sent without its script, with what's wrong, breaks no rule of WCAG 2.2 AA", async ({
  page,
}) => {
  await page.route("**/*.js", route => route.abort())
  await page.goto(paths.requestAQuote)
  await locateQuoteForm(page).evaluate((form: HTMLFormElement) => form.submit())
  await expect(locateErrorSummary(page)).toBeVisible()
  await expectNoWcagViolations(page, "the questions, with errors")
})
