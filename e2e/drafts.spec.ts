import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { pick } from "./quote-form"
import { footerLink, untilReady } from "./visit"

const SUBJECTS = [
  {
    name: "a message to the firm",
    path: paths.contactUs,
    id: "contact-form",
    message: "Your message",
    answer: ["How should we answer?", "Call me"],
    rest: async (form: Locator) => {
      await form.getByLabel("Full name").fill("Nguyễn Thị Mai")
      await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
      await form.getByLabel("Phone", { exact: true }).fill("0491 570 006")
    },
    thanks: paths.contactThankYou,
  },
  {
    name: "feedback",
    path: paths.feedback,
    id: "feedback-form",
    message: "What should we know? (optional)",
    answer: ["How helpful was this site?", "Helpful"],
    rest: async () => {},
    thanks: paths.feedbackThankYou,
  },
] as const

const TEXT = "I am buying a unit in Geelong\nand selling a house in Ballarat. 你好"

for (const { name, path, id, message, answer, rest, thanks } of SUBJECTS) {
  const formOf = (page: Page) => page.locator(`#${id}`)

  const write = async (page: Page): Promise<void> => {
    const form = formOf(page)
    await pick(form, answer[0], answer[1])
    await form.getByLabel(message, { exact: true }).click()
    await page.keyboard.insertText(TEXT)
    // Only a form that has become interactive counts.
    await expect(form.getByText(`${TEXT.length} of`)).toBeVisible()
  }

  const expectWritten = async (page: Page): Promise<void> => {
    const form = formOf(page)
    await expect(form.getByLabel(message, { exact: true })).toHaveValue(TEXT)
    await expect(form.getByRole("radio", { name: answer[1], exact: true })).toBeChecked()
  }

  test(`${name} is there again after a reload, and when the visitor comes back from another page`, async ({ page }) => {
    await page.goto(path)
    await write(page)
    await page.reload()
    await expectWritten(page)

    await untilReady(page)
    await footerLink(page, paths.page("buying")).click()
    await expect(page).toHaveURL(paths.page("buying"))
    await page.goto(path)
    await expectWritten(page)
    await page.goBack()
    await expect(page).toHaveURL(paths.page("buying"))
    await page.goForward()
    await expectWritten(page)
  })

  test(`${name} stays in its tab, and is gone once it was sent`, async ({ page, context, inbox }) => {
    await page.goto(path)
    await write(page)
    await rest(formOf(page))
    const other = await context.newPage()
    await other.goto(path)
    await untilReady(other)
    await expect(formOf(other).getByLabel(message, { exact: true })).toHaveValue("")
    await other.close()
    expect(await inbox.events()).toEqual([])

    await formOf(page).locator("button[id$='-submit']").click()
    await expect(page).toHaveURL(thanks)
    await page.goto(path)
    await untilReady(page)
    await expect(formOf(page).getByLabel(message, { exact: true })).toHaveValue("")
  })
}
