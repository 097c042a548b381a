import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { firm } from "./own-site"

test("someone types an address that should get no more email, and it is done at once", async ({ page, inbox }) => {
  await page.goto(paths.unsubscribe)
  const form = page.locator("#unsubscribe-form")
  await expect(form.getByRole("textbox")).toHaveCount(1)
  await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
  await form.getByRole("button", { name: "Stop emails" }).click()
  await expect(page).toHaveURL(paths.unsubscribeSuccess)
  await inbox.expectTaken("subscription.ended.v1")
})

test("a link that is none of ours says so, and how to reach the firm", async ({ page, inbox }) => {
  const answer = await page.goto(paths.unsubscribeLink("v1.aaaaaaaa.bbbb.cccc"))
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole("heading", { level: 1, name: "This link doesn’t work" })).toBeVisible()
  await page.getByRole("link", { name: firm.phone }).first().waitFor()
  expect(await inbox.events()).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the unsubscribe form posts", async ({ page, inbox }) => {
    await page.goto(paths.unsubscribe)
    const form = page.locator("#unsubscribe-form")
    await form.getByLabel("Email", { exact: true }).fill("mai@example.com")
    await form.getByRole("button", { name: "Stop emails" }).click()
    await expect(page).toHaveURL(paths.unsubscribeSuccess)
    await inbox.expectTaken("subscription.ended.v1")
  })
})
