import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { pickAnswer } from "./quote-form"
import { footerLink, untilReady } from "./visit"

const TEXT = "I am buying a unit in Geelong\nand selling a house in Ballarat. 你好"

test(
  "a message to the firm is there again after a reload, and when the visitor comes back from another page",
  { tag: "@daily" },
  async ({ page }) => {
    const form = page.locator("#contact-form")
    const message = form.getByLabel("Your message", { exact: true })
    const expectDraftRestored = async (): Promise<void> => {
      await expect(message).toHaveValue(TEXT)
      await expect(form.getByRole("radio", { name: "Call me", exact: true })).toBeChecked()
    }
    await page.goto(paths.contactUs)
    await pickAnswer(form, "How would you like us to reply?", "Call me")
    await message.click()
    await page.keyboard.insertText(TEXT)
    await expect(form.getByText(`${TEXT.length} of`)).toBeVisible()
    await page.reload()
    await expectDraftRestored()

    await untilReady(page)
    await footerLink(page, paths.page("buying")).click()
    await expect(page).toHaveURL(paths.page("buying"))
    await page.goto(paths.contactUs)
    await expectDraftRestored()
    await page.goBack()
    await expect(page).toHaveURL(paths.page("buying"))
    await page.goForward()
    await expectDraftRestored()
  },
)
