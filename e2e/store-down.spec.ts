import { paths } from "../src/domain/paths"
import { fillIn, openQuoteDialog, PERSON, send } from "./quote-form"
import { expect, test } from "./journey"
import { whileStoreFails } from "./store"

test("a failing store hands the request straight to the firm", async ({ page, inbox }) => {
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await fillIn(dialog)
  await whileStoreFails(async () => {
    await send(dialog)
    await expect(page).toHaveURL(/\/request-a-quote\/[\w-]{22,64}\/sorry$/, { timeout: 30_000 })
  })
  await inbox.expectTaken("quote.requested.v1")
})

test("when store and webhook both fail, the form stays as it was and says how to reach the firm", async ({
  page,
  inbox,
}) => {
  await inbox.answerWith(500)
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await fillIn(dialog)
  await whileStoreFails(async () => {
    await send(dialog)
    await expect(dialog.getByRole("alert").getByRole("link", { name: "1300 975 707" })).toBeVisible({ timeout: 30_000 })
  })
  await expect(page).toHaveURL(paths.home)
  await expect(dialog.getByLabel("Full name")).toHaveValue(PERSON.name)
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(PERSON.email)
})
