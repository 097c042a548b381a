import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { NO_QUOTE } from "./built-page"
import { errorSummary } from "./form-problems"
import { describeSale, reachSale } from "./form-subjects"
import { expect, test } from "./journey"
import { backdateQuote } from "./backdate-quote"
import { findViolationsInColors } from "./violations-in-colors"
import { FIRST_STATE_NAME } from "./own-site"
import { IN_ITS_PAGE, openQuoteAt, OVER_A_PAGE, screenHeading } from "./quote-places"
import {
  askWhereToSend,
  getOffer,
  getQuoteId,
  goOn,
  introduce,
  itemisedQuote,
  pageForm,
  pick,
  send,
  showPrice,
} from "./quote-form"

// Checks WCAG 2.2 AA in the states that other files leave out. Refused forms are checked in form-problems.spec.ts, failures to
// send in sending-fails.spec.ts, and screens without errors in quote-by-keyboard.spec.ts.

const expectSound = async (page: Page, state: string, inside?: string): Promise<void> =>
  expect(await findViolationsInColors(page, inside), state).toEqual([])

// The timeout is long because every state is checked in each colour scheme.
test.describe.configure({ timeout: 240_000 })

test(
  "buying and selling, a call wanted, every line opened, accepted: no state breaks a rule of WCAG 2.2 AA",
  { tag: "@nightly" },
  async ({ page, inbox }) => {
    const form = await openQuoteAt(page, OVER_A_PAGE)
    await reachSale(form)
    await expectSound(page, "the sale", "dialog")
    await describeSale(form)
    await form.locator("details", { hasText: "Total so far" }).locator("summary").click()
    await expectSound(page, "the sale, answered, and the receipt", "dialog")
    await showPrice(form)
    for (const line of await itemisedQuote(form).locator("summary").all()) await line.click()
    await expectSound(page, "every line of the price", "dialog")
    await askWhereToSend(form)
    await form.getByRole("radio", { name: "Call me" }).check()
    await introduce(form)
    await form.getByLabel("Phone").fill("0491 570 006")
    await form.getByLabel("Anything we should know? (optional)").fill("Every state, in every look")
    await expectSound(page, "where to send it, with a phone number", "dialog")
    await send(form)
    await page.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page).toHaveURL(/\/thank-you$/)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await expectSound(page, "the thank-you", "main")
    const id = getQuoteId(page)
    await page.goto(paths.offer(id))
    await expect(page.getByText("You’ve accepted this quote")).toBeVisible()
    await expectSound(page, "the offer, accepted", "main")
    await page.goto(paths.document(id))
    await expectSound(page, "the document, accepted")
    for (const path of [paths.landingThankYou(id), paths.sorry(id)]) {
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).waitFor()
      await expectSound(page, path)
    }
    await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1")
  },
)

test("somewhere else, and a price that a person works out: neither breaks a rule of WCAG 2.2 AA", async ({ page }) => {
  const form = await openQuoteAt(page, IN_ITS_PAGE)
  await pick(form, "What are you doing?", "Buying")
  await pick(form, "Where is the property?", "Somewhere else")
  await expect(form.getByRole("note")).toBeVisible()
  await expectSound(page, "somewhere else", "main")
  await pick(form, "Where is the property?", FIRST_STATE_NAME)
  await pick(form, "What kind of property is it?", "Commercial")
  await goOn(form)
  await form.getByLabel("What is the price?").fill("2m")
  await pick(form, "How far along are you?", "Still looking")
  await form.getByRole("button", { name: "Show my price" }).click()
  await expect(screenHeading(form, "unpriced")).toBeFocused()
  await expectSound(page, "a price that a person works out", "main")
})

test(
  "a quote that has expired, isn't there or can't be had: no such page breaks a rule of WCAG 2.2 AA",
  { tag: "@nightly" },
  async ({ page, context }) => {
    const id = await getOffer(page)
    await backdateQuote(id, { sum: "ourFeeCents", group: "our-fee", less: 5_000, isOver: true })
    const later = await context.newPage()
    await later.goto(paths.offer(id))
    await expect(later.getByRole("region", { name: /^Prices have changed since/ })).toBeVisible()
    await expectSound(later, "an expired offer", "main")
    await later.goto(paths.document(id))
    await expectSound(later, "an expired offer's document")

    await later.goto(paths.offer(NO_QUOTE))
    await expect(later.getByRole("heading", { name: "We have no quote to show here" })).toBeVisible()
    await expectSound(later, "no such quote", "main")
    await later.route(`**${paths.api.quote(id)}*`, route => route.fulfill({ status: 503, json: { errors: [] } }))
    await later.goto(paths.offer(id))
    await expect(later.getByText("Nothing is lost")).toBeVisible()
    await expectSound(later, "a quote that can't be had", "main")
  },
)

test("the page that answers a form sent without its script, with what's wrong, breaks no rule of WCAG 2.2 AA", async ({
  page,
}) => {
  await page.route("**/*.js", route => route.abort())
  await page.goto(paths.requestAQuote)
  await pageForm(page).evaluate((form: HTMLFormElement) => form.submit())
  await expect(errorSummary(page)).toBeVisible()
  await expectSound(page, "the questions, with errors")
})
