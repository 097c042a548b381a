import { paths } from "../src/domain/paths"
import { locateErrorSummary } from "./form-problems"
import { expect, test } from "./journey"
import { fillInContactDetails, sendContactMessage } from "./quote-form"

// Here the form is sent with the stamp that records when it was opened.
test.use({ isStamped: true })

test(
  "a visitor writes to the firm, is thanked, and the marketers get the message",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await page.goto(paths.contactUs)
    await sendContactMessage(page)
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
      const form = page.locator("#contact-form")
      await fillInContactDetails(form)
      await form.getByLabel("Email", { exact: true }).fill("mai@example")
      await form.getByLabel("Your message").fill("Do you act in Ballarat?")
      await form.getByRole("button", { name: "Send message" }).click()
      await expect(locateErrorSummary(page)).toBeVisible()
      await expect(form.getByLabel("Your message")).toHaveValue("Do you act in Ballarat?")

      await sendContactMessage(page)
      await inbox.expectTaken("contact.sent.v1")
    },
  )
})
