import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./journey"
import { requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { openReady } from "./visit"
import { findWcagViolations } from "./wcag"

const requireDocumentPath = (): string => requirePagePath(OWN_PAGES.sampleDocument, "sample document")

const locateModeChoice = (page: Page, name: string): Locator => page.getByRole("radio", { name, exact: true })

/** The parts of the sample document that contain a problem. */
const locatePlantedProblems = (page: Page): Locator => page.locator("details[data-planted]")

test("with the keyboard, problems are found one by one and counted", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, requireDocumentPath())
  await locateModeChoice(page, "Spot the problems").press(" ")
  const all = await locatePlantedProblems(page).count()
  expect(all).toBeGreaterThan(4)
  const counter = page.getByText(/^\d+ of \d+ found$/)
  await expect(counter).toHaveText(`0 of ${all} found`)
  await locatePlantedProblems(page).first().locator("summary").press("Enter")
  await expect(
    locatePlantedProblems(page)
      .first()
      .getByText(/^(?:Before you sign|Today|Right now):$/),
  ).toBeVisible()
  await expect(counter).toHaveText(`1 of ${all} found`)
})

test("no mode breaks a rule of WCAG 2.2 AA, with every part open", { tag: "@nightly" }, async ({ page }) => {
  // The test is slow because it checks hundreds of lines three times.
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
