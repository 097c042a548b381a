import { paths } from "../src/domain/paths"
import { pageForm, requestQuote } from "./quote-form"
import { expect, test } from "./journey"
import { needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"

test(
  "a landing page ends on its own thank-you, which links to the offer, with one event",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await page.goto(needsPath(OWN_PAGES.landing, "landing page"))
    const form = pageForm(page)
    await requestQuote(form)

    await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/lp-thank-you$/)
    await inbox.expectTaken("quote.requested.v1")
    const [id] = /[\w-]{22,64}/.exec(new URL(page.url()).pathname) ?? []
    expect(id).toBeDefined()
    await expect(page.locator(`a[href="${paths.offer(id ?? "")}"]`).first()).toBeVisible()
  },
)
