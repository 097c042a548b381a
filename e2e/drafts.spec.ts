import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { pick } from "./quote-form"
import { footerLink, untilReady } from "./visit"

const TEXT = "I am buying a unit in Geelong\nand selling a house in Ballarat. 你好"

const formOf = (page: Page) => page.locator("#contact-form")
const message = (page: Page) => formOf(page).getByLabel("Your message", { exact: true })

async function write(page: Page): Promise<void> {
  await page.goto(paths.contactUs)
  await pick(formOf(page), "How should we answer?", "Call me")
  await message(page).click()
  await page.keyboard.insertText(TEXT)
  // Only a form that has become interactive counts.
  await expect(formOf(page).getByText(`${TEXT.length} of`)).toBeVisible()
}

async function expectWritten(page: Page): Promise<void> {
  await expect(message(page)).toHaveValue(TEXT)
  await expect(formOf(page).getByRole("radio", { name: "Call me", exact: true })).toBeChecked()
}

test(
  "a message to the firm is there again after a reload, and when the visitor comes back from another page",
  { tag: "@daily" },
  async ({ page }) => {
    await write(page)
    await page.reload()
    await expectWritten(page)

    await untilReady(page)
    await footerLink(page, paths.page("buying")).click()
    await expect(page).toHaveURL(paths.page("buying"))
    await page.goto(paths.contactUs)
    await expectWritten(page)
    await page.goBack()
    await expect(page).toHaveURL(paths.page("buying"))
    await page.goForward()
    await expectWritten(page)
  },
)

test("a message to the firm stays in its tab, and is gone once it was sent", async ({ page, context, inbox }) => {
  await write(page)
  await formOf(page).getByLabel("Full name").fill("Nguyễn Thị Mai")
  await formOf(page).getByLabel("Email", { exact: true }).fill("mai@example.com")
  await formOf(page).getByLabel("Phone", { exact: true }).fill("0491 570 006")
  const other = await context.newPage()
  await other.goto(paths.contactUs)
  await untilReady(other)
  await expect(message(other)).toHaveValue("")
  await other.close()
  expect(await inbox.events()).toEqual([])

  await formOf(page).getByRole("button", { name: "Send message" }).click()
  await expect(page).toHaveURL(paths.contactThankYou)
  await page.goto(paths.contactUs)
  await untilReady(page)
  await expect(message(page)).toHaveValue("")
})
