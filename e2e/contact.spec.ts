import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { errorSummary } from "./form-problems"
import { expect, test } from "./journey"

const formOf = (page: Page) => page.locator("#contact-form")

async function write(page: Page): Promise<void> {
  const form = formOf(page)
  await form.getByLabel("Full name").fill("Nguyễn Thị Mai")
  await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
  await form.getByLabel("Your message").fill("Do you act in Geelong?")
}

const send = (page: Page) => formOf(page).getByRole("button", { name: "Send message" }).click()

test(
  "a visitor writes to the firm, is thanked, and the marketers get the message",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await page.goto(paths.contactUs)
    await write(page)
    await send(page)
    await expect(page).toHaveURL(paths.contactThankYou)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await inbox.expectTaken("contact.sent.v1")
  },
)

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test(
    "the contact form posts, a mistake comes back with what was written, and then it is sent",
    { tag: "@daily" },
    async ({ page, inbox }) => {
      await page.goto(paths.contactUs)
      await write(page)
      await formOf(page).getByLabel("Email", { exact: true }).fill("mai@example")
      await send(page)
      await expect(errorSummary(page)).toBeVisible()
      await expect(formOf(page).getByLabel("Your message")).toHaveValue("Do you act in Geelong?")

      await formOf(page).getByLabel("Email", { exact: true }).fill("mai@example.com")
      await send(page)
      await expect(page).toHaveURL(paths.contactThankYou)
      await inbox.expectTaken("contact.sent.v1")
    },
  )
})
