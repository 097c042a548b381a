import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { errorSummary, sendFailure } from "./form-problems"
import { expect, test } from "./journey"
import { firm } from "./own-site"

const formOf = (page: Page) => page.locator("#contact-form")

async function write(page: Page): Promise<void> {
  const form = formOf(page)
  await form.getByLabel("Full name").fill("Nguyễn Thị Mai")
  await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
  await form.getByLabel("Your message").fill("Do you act in Geelong?")
}

const send = (page: Page) => formOf(page).getByRole("button", { name: "Send message" }).click()

test("a visitor writes to the firm, is thanked, and the marketers get the message", async ({ page, inbox }) => {
  await page.goto(paths.contactUs)
  await write(page)
  await send(page)
  await expect(page).toHaveURL(paths.contactThankYou)
  await expect(page.getByRole("heading", { level: 1, name: "We have your message" })).toBeVisible()
  await inbox.expectTaken("contact.sent.v1")
})

test("what is wrong with a message is summed up in front of the visitor, and each line leads to its field", async ({
  page,
  inbox,
}) => {
  await page.goto(paths.contactUs)
  await formOf(page).getByLabel("Email", { exact: true }).fill("mai@example")
  await send(page)
  const summary = errorSummary(formOf(page))
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole("link", { name: "Enter your name" }).click()
  await expect(formOf(page).getByLabel("Full name")).toBeFocused()
  await expect(formOf(page).getByLabel("Email", { exact: true })).toHaveValue("mai@example")
  expect(await inbox.events()).toEqual([])
})

test("a message that could not be sent stays in the form, with the phone beside it", async ({ page }) => {
  await page.route(`**${paths.api.contact}`, route => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.goto(paths.contactUs)
  await write(page)
  await send(page)
  await expect(sendFailure(formOf(page)).getByRole("link", { name: firm.phone })).toBeVisible()
  await expect(formOf(page).getByLabel("Your message")).toHaveValue("Do you act in Geelong?")
  await expect(page).toHaveURL(paths.contactUs)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the contact form posts, a mistake comes back with what was written, and then it is sent", async ({
    page,
    inbox,
  }) => {
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
  })
})
