import { paths } from "../src/domain/paths"
import { BROUGHT, markBrought } from "./brought"
import { hold } from "./intercepted"
import { expect, test } from "./journey"
import { twoFrames, untilReady } from "./visit"

for (const [path, id] of [
  [paths.contactUs, "contact-form"],
  [paths.feedback, "feedback-form"],
  [paths.unsubscribe, "unsubscribe-form"],
] as const)
  test(`an email address in ${id} that is corrected in its middle while the scripts come keeps its caret`, async ({
    page,
  }) => {
    const release = await hold(page, "**/*.js")
    const arrived = page.waitForResponse(response => /\/live-lead-form-[^/]*\.js$/.test(response.url()))
    await page.goto(path)
    const form = page.locator(`#${id}`)
    await markBrought(form)
    const email = form.getByRole("textbox", { name: /^Email/ })
    await email.click()
    await page.keyboard.type("maiexample.com")
    for (let left = 0; left < "example.com".length; left += 1) await page.keyboard.press("ArrowLeft")
    release()
    await (await arrived).finished()
    await untilReady(page)
    await twoFrames(page)
    await page.keyboard.type("@")
    await expect(email).toHaveValue("mai@example.com")
    await page.keyboard.press("Tab")
    await expect(form).not.toHaveAttribute(BROUGHT)
    await expect(email).toHaveValue("mai@example.com")
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("body")
  })

test("a form that is sent with Enter in an email field, while nothing may replace it, is sent", async ({
  page,
  inbox,
}) => {
  const release = await hold(page, "**/*.js")
  await page.goto(paths.unsubscribe)
  await page.locator("#unsubscribe-form").getByLabel("Email").click()
  await page.keyboard.type("mai@example.com")
  release()
  await untilReady(page)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(paths.unsubscribeSuccess)
  await inbox.expectTaken("subscription.ended.v1")
})
