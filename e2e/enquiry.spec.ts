import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { answerUpToPrice, fillInContactDetails, locateQuoteForm, PERSON } from "./quote-form"
import { locateScreenHeading } from "./quote-places"
import { openReady } from "./visit"

async function pressFormButton(page: Page, name: string): Promise<void> {
  await page.waitForLoadState()
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name, exact: true }).click()])
}

const locateChangeLink = (page: Page) => page.getByRole("main").getByRole("link", { name: /withdraw/ })

test(
  "who accepts at once says who they are, and can change or withdraw it from the thank-you page in this tab alone",
  { tag: "@daily" },
  async ({ page, context, inbox }) => {
    await openReady(page, paths.requestAQuote)
    const form = locateQuoteForm(page)
    await answerUpToPrice(form)
    await form.getByRole("button", { name: "Accept now" }).click()
    await expect(locateScreenHeading(form, "accept")).toBeFocused()
    await fillInContactDetails(form)
    await form.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/thank-you$/)

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByText("to correct your details or to withdraw")).toBeVisible()
    await expect(locateChangeLink(other)).toHaveCount(0)
    await other.close()

    await locateChangeLink(page).click()
    await expect(page).toHaveURL(/\/enquiries\/v1\./)
    await expect(page.locator("body")).not.toContainText(PERSON.name)
    await expect(page.locator("body")).not.toContainText(PERSON.email)

    await page.getByLabel("Phone", { exact: true }).fill("0491 570 156")
    for (const button of ["Update my details", "Only email me", "Withdraw my enquiry"]) {
      await pressFormButton(page, button)
      await expect(page.getByText("We’ve got your change")).toBeVisible()
    }
    const changes = Array.from({ length: 3 }, () => "lead.changed.v1")
    await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1", ...changes)
  },
)
