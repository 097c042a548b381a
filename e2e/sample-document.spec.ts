import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./journey"
import { requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { findWcagViolations } from "./wcag"

const requireDocumentPath = (): string => requirePagePath(OWN_PAGES.sampleDocument, "sample document")

const locateModeChoice = (page: Page, name: string): Locator => page.getByRole("radio", { name, exact: true })

const locatePlantedProblems = (page: Page): Locator => page.locator("details[data-planted]")

test("how many problems were found stays in view while the document is read", async ({ page }) => {
  await page.goto(requireDocumentPath())
  await locateModeChoice(page, "Spot the problems").check()
  const last = locatePlantedProblems(page).last()
  await last.locator("summary").click()
  await last.scrollIntoViewIfNeeded()
  const count = page.getByText(/^1 of \d+ found$/)
  await expect(count).toBeInViewport()
})

test("no mode breaks a rule of WCAG 2.2 AA, with every part open", { tag: "@nightly" }, async ({ page }) => {
  test.slow()
  await page.goto(requireDocumentPath())
  await page.evaluate(() => document.querySelectorAll("main details").forEach(one => one.setAttribute("open", "")))
  for (const name of ["Read it", "Check mine", "Spot the problems"]) {
    await locateModeChoice(page, name).check()
    expect(await findWcagViolations(page)).toEqual([])
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every part says what it is, what to check and what's wrong, whichever is asked for", async ({ page }) => {
    await page.goto(requireDocumentPath())
    const part = locatePlantedProblems(page).first()
    await part.locator("summary").click()
    await expect(part.locator("[data-mode=read]")).toBeVisible()
    await expect(part.locator("[data-mode=spot]")).toBeHidden()
    await locateModeChoice(page, "Spot the problems").check()
    await expect(part.locator("[data-mode=spot]")).toBeVisible()
    await expect(part.locator("[data-mode=read]")).toBeHidden()
    await locateModeChoice(page, "Check mine").check()
    await expect(part.getByRole("checkbox").first()).toBeVisible()
  })
})
