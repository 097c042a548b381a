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
