import { paths } from "../src/domain/paths"
import { locateErrorSummary } from "./form-problems"
import { pickAnswer } from "./quote-form"
import { expect, test } from "./journey"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("feedback without a rating comes back, and with one it is sent", { tag: "@daily" }, async ({ page, inbox }) => {
    await page.goto(paths.feedback)
    const form = page.locator("#feedback-form")
    await form.getByLabel("What should we know? (optional)").fill("Clear")
    await form.getByRole("button", { name: "Send feedback" }).click()
    await expect(locateErrorSummary(page)).toBeVisible()
    await expect(form.getByLabel("What should we know? (optional)")).toHaveValue("Clear")

    await pickAnswer(form, "How helpful was this site?", "Very helpful")
    await form.getByRole("button", { name: "Send feedback" }).click()
    await expect(page).toHaveURL(paths.feedbackThankYou)
    await inbox.expectTaken("feedback.sent.v1")
  })
})
