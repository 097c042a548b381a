import type { BrowserContext } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { fillInQuoteForm, openQuoteDialog, PERSON, sendQuoteRequest } from "./quote-form"
import { locateSendFailure } from "./form-problems"
import { expect, test } from "./journey"
import { firm } from "./own-site"
import { runWhileStoreFails } from "./store"

const WE_HAVE_IT = { level: 1, name: "We’ll price this one by hand" }

async function openInNewTab(context: BrowserContext, address: string): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(address)
  await expect(tab.getByRole("heading", WE_HAVE_IT)).toBeVisible({ timeout: 30_000 })
  await tab.close()
}

test("a failing store hands the request straight to the firm", { tag: "@daily" }, async ({ page, context, inbox }) => {
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await fillInQuoteForm(dialog)
  await runWhileStoreFails(async () => {
    await sendQuoteRequest(dialog)
    await expect(page).toHaveURL(/\/request-a-quote\/[\w-]{22,64}\/sorry\?handed-over=[\w.-]+$/, { timeout: 30_000 })
    await expect(page.getByRole("heading", WE_HAVE_IT)).toBeVisible()
    await openInNewTab(context, page.url())
  })
  await openInNewTab(context, page.url())
  await inbox.expectTaken("quote.requested.v1")
})

test(
  "when store and webhook both fail, the form stays as it was and says how to reach the firm",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await inbox.answerWith(500)
    await page.goto(paths.home)
    const dialog = await openQuoteDialog(page)
    await fillInQuoteForm(dialog)
    await runWhileStoreFails(async () => {
      await sendQuoteRequest(dialog)
      await expect(locateSendFailure(dialog).getByRole("link", { name: firm.phone })).toBeVisible({ timeout: 30_000 })
    })
    await expect(page).toHaveURL(paths.home)
    await expect(dialog.getByLabel("Full name")).toHaveValue(PERSON.name)
    await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(PERSON.email)
  },
)
