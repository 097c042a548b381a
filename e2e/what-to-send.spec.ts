import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { FIRST_STATE_NAME } from "./own-site"
import { findWcagViolations } from "./wcag"

test("every document breaks no rule of WCAG 2.2 AA before a question is answered", async ({ page }) => {
  await page.goto(paths.whatToSend)
  const groups = page.getByRole("main").locator("summary").filter({ visible: true })
  for (const group of await groups.all()) await group.click()
  expect(await findWcagViolations(page)).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every document is there, and no question that does nothing", async ({ page }) => {
    await page.goto(paths.whatToSend)
    for (const group of ["Everyone", "Buying", "Selling", `Selling in ${FIRST_STATE_NAME}`]) {
      const opener = page.locator("summary").getByText(group, { exact: true })
      await opener.click()
      await expect(page.locator("details", { has: opener }).locator("li").first()).toBeVisible()
    }
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0)
  })
})
