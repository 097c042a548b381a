import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { FIRST_STATE, FIRST_STATE_NAME } from "./own-site"
import { openReady } from "./visit"
import { findWcagViolations } from "./wcag"

const OWN_LIST = `${paths.whatToSend}?side=selling&state=${FIRST_STATE.toLowerCase()}`

const locateQuestions = (page: Page): Locator => page.getByRole("form", { name: "Your sale" })
const locateDocumentList = (page: Page): Locator => page.getByRole("region", { name: "Documents to send", exact: true })
const locateDocuments = (page: Page): Locator => locateDocumentList(page).getByRole("checkbox")
const locateRemainingCount = (page: Page): Locator =>
  locateDocumentList(page)
    .getByRole("status")
    .filter({ hasText: /to go|ticked off/ })

test(
  "a few answers with the keyboard narrow the list, and its address brings it back with what was ticked off",
  { tag: "@daily" },
  async ({ page }) => {
    await openReady(page, paths.whatToSend)
    await locateQuestions(page).getByRole("radio", { name: "Selling" }).press(" ")
    await locateQuestions(page).getByRole("radio", { name: FIRST_STATE_NAME }).press(" ")
    await expect(locateRemainingCount(page)).toHaveText(/^(\d+) of \1 to go$/)
    await expect(page).toHaveURL(OWN_LIST)
    const count = await locateDocuments(page).count()
    await locateQuestions(page).getByRole("checkbox", { name: "I have a mortgage on it" }).press(" ")
    await expect.poll(() => locateDocuments(page).count()).toBeGreaterThan(count)

    await openReady(page, OWN_LIST)
    await expect(locateDocuments(page)).toHaveCount(count)
    await locateDocuments(page).first().check()
    await expect(locateRemainingCount(page)).toHaveText(`${count - 1} of ${count} to go`)
    await page.reload()
    await expect(locateDocuments(page).first()).toBeChecked()
    expect(await findWcagViolations(page)).toEqual([])
  },
)

test("every document breaks no rule of WCAG 2.2 AA before a question is answered", async ({ page }) => {
  await page.goto(paths.whatToSend)
  for (const group of await page.getByRole("main").locator("summary").all()) await group.click()
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
