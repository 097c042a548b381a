import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"

test.use({ javaScriptEnabled: false })

test(
  "someone types an address that should get no more email, and it is done at once",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await page.goto(paths.unsubscribe)
    const form = page.locator("#unsubscribe-form")
    await expect(form.getByRole("textbox")).toHaveCount(1)
    await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
    await form.getByRole("button", { name: "Stop emails" }).click()
    await expect(page).toHaveURL(paths.unsubscribeSuccess)
    await inbox.expectTaken("subscription.ended.v1")
  },
)
