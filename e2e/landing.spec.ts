import { paths } from "../src/domain/paths"
import { getQuoteId, locateQuoteForm, requestQuote } from "./quote-form"
import { expect, test } from "./journey"
import { requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"

test(
  "a landing page ends on its own thank-you, which links to the offer, with one event",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await page.goto(requirePagePath(OWN_PAGES.landing, "landing page"))
    await requestQuote(locateQuoteForm(page))

    await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/lp-thank-you$/)
    await inbox.expectTaken("quote.requested.v1")
    await expect(page.locator(`a[href="${paths.offer(getQuoteId(page))}"]`).first()).toBeVisible()
  },
)
