import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./journey"
import { needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { openReady } from "./visit"
import { findWcagViolations } from "./wcag"

const path = (): string => needsPath(OWN_PAGES.sampleDocument, "sample document")

const mode = (page: Page, name: string): Locator => page.getByRole("radio", { name, exact: true })

/** The parts of the sample document that contain a problem. */
const locatePlanted = (page: Page): Locator => page.locator("details[data-planted]")

test("with the keyboard, problems are found one by one and counted", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, path())
  await mode(page, "Spot the problems").press(" ")
  const all = await locatePlanted(page).count()
  expect(all).toBeGreaterThan(4)
  const counter = page.getByText(/^\d+ of \d+ found$/)
  await expect(counter).toHaveText(`0 of ${all} found`)
  await locatePlanted(page).first().locator("summary").press("Enter")
  await expect(
    locatePlanted(page)
      .first()
      .getByText(/^(?:Before you sign|Today|Right now):$/),
  ).toBeVisible()
  await expect(counter).toHaveText(`1 of ${all} found`)
})

test("no mode breaks a rule of WCAG 2.2 AA, with every part open", { tag: "@nightly" }, async ({ page }) => {
  // The test is slow because it checks hundreds of lines three times.
  test.slow()
  await page.goto(path())
  await page.evaluate(() => document.querySelectorAll("main details").forEach(one => one.setAttribute("open", "")))
  for (const name of ["Read it", "Check mine", "Spot the problems"]) {
    await mode(page, name).check()
    expect(await findWcagViolations(page)).toEqual([])
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every part says what it is, what to check and what's wrong, whichever is asked for", async ({ page }) => {
    await page.goto(path())
    const part = locatePlanted(page).first()
    await part.locator("summary").click()
    await expect(part.locator("[data-mode=read]")).toBeVisible()
    await expect(part.locator("[data-mode=spot]")).toBeHidden()
    await mode(page, "Spot the problems").check()
    await expect(part.locator("[data-mode=spot]")).toBeVisible()
    await expect(part.locator("[data-mode=read]")).toBeHidden()
    await mode(page, "Check mine").check()
    await expect(part.getByRole("checkbox").first()).toBeVisible()
  })
})
