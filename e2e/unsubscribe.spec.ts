import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"

for (const { name, javaScriptEnabled, tag } of [
  { name: "without JavaScript", javaScriptEnabled: false, tag: "@daily" },
  { name: "with JavaScript", javaScriptEnabled: true, tag: [] },
])
  test.describe(name, { tag }, () => {
    test.use({ javaScriptEnabled })

    test("someone types an address that should get no more email, and it is done at once", async ({ page, inbox }) => {
      await page.goto(paths.unsubscribe)
      const form = page.locator("#unsubscribe-form")
      await expect(form.getByRole("textbox")).toHaveCount(1)
      await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
      await form.getByRole("button", { name: "Stop emails" }).click()
      await expect(page).toHaveURL(paths.unsubscribeSuccess)
      await inbox.expectTaken("subscription.ended.v1")
    })
  })
