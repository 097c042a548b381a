import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { openQuoteDialog, PERSON, requestQuote } from "./quote-form"
import { errorSummary } from "./form-problems"
import { expect, test } from "./journey"

/** Asks for a quote, accepts it, and ends on the thank-you page. */
async function accept(page: Page): Promise<void> {
  await page.goto(paths.home)
  await requestQuote(await openQuoteDialog(page))
  await page.getByRole("button", { name: "Accept this quote" }).click()
  await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/thank-you$/)
}

/** Presses a button of a plain form, once its page has loaded, and waits for the page that answers. */
async function press(page: Page, name: string): Promise<void> {
  await page.waitForLoadState()
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name, exact: true }).click()])
}

const changeLink = (page: Page) => page.getByRole("main").getByRole("link", { name: /withdraw/ })

test("from the thank-you page a visitor corrects the enquiry, asks for email only, and withdraws", async ({
  page,
  inbox,
}) => {
  await accept(page)
  await changeLink(page).click()
  await expect(page).toHaveURL(/\/enquiries\/v1\./)
  await expect(page.locator("body")).not.toContainText(PERSON.name)
  await expect(page.locator("body")).not.toContainText(PERSON.email)

  await page.getByLabel("Phone", { exact: true }).fill("9876 5432")
  await press(page, "Correct my details")
  await expect(errorSummary(page)).toContainText("Include the area code")
  await page.getByLabel("Phone", { exact: true }).fill("0491 570 156")
  await press(page, "Correct my details")
  await expect(page.getByText("We have your change")).toBeVisible()

  await press(page, "Email me only")
  await expect(page.getByText("We have your change")).toBeVisible()
  await press(page, "Withdraw it")
  await expect(page.getByText("We have your change")).toBeVisible()
  const changes = Array.from({ length: 3 }, () => "lead.changed.v1")
  await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1", ...changes)
})

test("a correction, another one and the first one again all reach the marketers", async ({ page, inbox }) => {
  await accept(page)
  await changeLink(page).click()
  for (const phone of ["0491 570 156", "0491 570 157", "0491 570 156"]) {
    await page.getByLabel("Phone", { exact: true }).fill(phone)
    await press(page, "Correct my details")
    await expect(page.getByText("We have your change")).toBeVisible()
  }
  const changes = Array.from({ length: 3 }, () => "lead.changed.v1")
  await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1", ...changes)
})

test("the thank-you page in another tab shows no way to change someone's enquiry", async ({ page }) => {
  await accept(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByText("to correct your details or to withdraw")).toBeVisible()
  await expect(changeLink(other)).toHaveCount(0)
  await other.close()
})
