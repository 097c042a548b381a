import { paths } from "../src/domain/paths"
import { locateSendFailure } from "./form-problems"
import { expect, test } from "./journey"
import { firm } from "./own-site"
import { fillInQuoteForm, locateQuoteForm, PERSON, sendQuoteRequest } from "./quote-form"

test(
  "without a line the form keeps its text and says how to reach the firm, and the next try is one request",
  { tag: "@daily" },
  async ({ page, context, inbox }) => {
    await page.goto(paths.requestAQuote)
    const form = locateQuoteForm(page)
    await fillInQuoteForm(form)
    await context.setOffline(true)
    await sendQuoteRequest(form)
    await expect(locateSendFailure(form).getByRole("link", { name: firm.phone })).toBeVisible()
    await expect(form.getByLabel("Full name")).toHaveValue(PERSON.name)

    await context.setOffline(false)
    await sendQuoteRequest(form)
    await expect(page).toHaveURL(/\/offer$/)
    await inbox.expectTaken("quote.requested.v1")
  },
)

test(
  "without a line before a form's code is there, the page stays, and says how to reach the firm",
  { tag: "@daily" },
  async ({ page, context }) => {
    await page.route("**/*.js", route => route.abort())
    await page.goto(paths.contactUs)
    await context.setOffline(true)
    const form = page.locator("form#contact-form")
    await form.getByLabel("Full name").fill(PERSON.name)
    await form.getByRole("button").click()
    await expect(page.getByRole("status").getByRole("link", { name: firm.phone })).toBeVisible()
    await expect(form.getByLabel("Full name")).toHaveValue(PERSON.name)
  },
)
