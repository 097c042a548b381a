import type { Locator, Page } from "@playwright/test"
import { readFile } from "node:fs/promises"
import { paths } from "../src/domain/paths"
import { STATE_NAMES, STATES } from "../src/domain/states"
import { expect, test } from "./journey"
import { openReady } from "./visit"
import { wcagViolations } from "./wcag"

const CALENDAR = paths.page("calendar")

const SOLD = `${CALENDAR}?side=buying&state=NSW&day=24&month=11&year=2026&method=private`

const questions = (page: Page): Locator => page.getByRole("form", { name: "Your sale" })
const answer = (page: Page): Locator => page.getByRole("region", { name: "Your dates" })
const dateOf = (page: Page, label: string): Locator =>
  answer(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(label, { exact: true }) })

async function describeSale(page: Page): Promise<void> {
  const form = questions(page)
  await form.getByRole("radio", { name: "New South Wales" }).check()
  await form.getByLabel("Day", { exact: true }).fill("24")
  await form.getByLabel("Month", { exact: true }).fill("11")
  await form.getByLabel("Year", { exact: true }).fill("2026")
}

// Five business days after Tuesday 24 November 2026 is 1 December; 42 days after it is 5 January 2027.
async function expectCounted(page: Page): Promise<void> {
  await expect(dateOf(page, "Cooling-off ends")).toContainText("Tuesday 1 December 2026")
  await expect(dateOf(page, "Settlement")).toContainText("Tuesday 5 January 2027")
}

test("a few answers show the dates, and each new answer counts them again", async ({ page }) => {
  await openReady(page, CALENDAR)
  await describeSale(page)
  await expectCounted(page)
  await expect(answer(page).getByRole("status").first()).toContainText("Cooling-off ends: Tuesday 1 December 2026")

  await questions(page).getByRole("radio", { name: "Auction" }).check()
  await expect(dateOf(page, "Cooling-off ends")).toHaveCount(0)
  await expect(answer(page)).toContainText("A buyer at auction has no cooling-off period.")
})

test("the address brings the same dates back, in another window and with Back", async ({ page, context }) => {
  await openReady(page, CALENDAR)
  await describeSale(page)
  await expectCounted(page)
  await expect(page).toHaveURL(new RegExp(`${CALENDAR}\\?side=buying&state=NSW&day=24&month=11&year=2026`))

  const other = await context.newPage()
  await other.goto(page.url())
  await expectCounted(other)
  await expect(questions(other).getByLabel("Year", { exact: true })).toHaveValue("2026")

  await page.getByRole("contentinfo").getByRole("link", { name: "NSW search costs" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Search costs for buyers" })).toBeVisible()
  await page.goBack()
  await expectCounted(page)
})

test("a day that the tables do not cover has no figure in force", async ({ page }) => {
  await page.goto(`${CALENDAR}?state=NSW&day=1&month=2&year=2031`)
  await expect(answer(page)).toContainText("no figure in force on 1 February 2031")
  await expect(answer(page).getByRole("list")).toHaveCount(0)
})

test("the file for a calendar has the dates in the time of the state", async ({ page }) => {
  await page.goto(SOLD)
  const downloading = page.waitForEvent("download")
  await answer(page).getByRole("button", { name: "Add to my calendar" }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe("key-dates-nsw-buying-2026-11-24.ics")
  const file = await readFile(await download.path(), "utf8")
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toContain("DTSTART;TZID=Australia/Sydney:20261201T170000")
})

test("the keyboard alone answers the questions and opens the rule behind a date", async ({ page }) => {
  await openReady(page, CALENDAR)
  await questions(page).getByRole("radio", { name: "Buying" }).focus()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(questions(page).getByRole("radio", { name: "New South Wales" })).toBeChecked()
  for (const typed of ["24", "11", "2026"]) {
    await page.keyboard.press("Tab")
    await page.keyboard.type(typed)
  }
  await page.keyboard.press("Enter")
  await expectCounted(page)

  const coolingOff = dateOf(page, "Cooling-off ends")
  await coolingOff.locator("summary").focus()
  await page.keyboard.press("Enter")
  await expect(coolingOff).toContainText("checked on")
  await expect(coolingOff.getByRole("link")).toBeVisible()
})

for (const colorScheme of ["light", "dark"] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } })

    test(`the calendar with dates, and with a mistake, breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
      await page.goto(SOLD)
      await expectCounted(page)
      await dateOf(page, "Cooling-off ends").locator("summary").click()
      expect(await wcagViolations(page)).toEqual([])

      await questions(page).getByLabel("Finance", { exact: true }).fill("soon")
      await page.keyboard.press("Tab")
      await expect(answer(page).getByRole("alert")).toContainText("Enter a number of days")
      expect(await wcagViolations(page)).toEqual([])
    })
  })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a table for each state answers", async ({ page }) => {
    await page.goto(CALENDAR)
    for (const { name: state } of STATES.map(state => STATE_NAMES[state]))
      await expect(page.getByRole("region", { name: `Buying in ${state}` }).getByRole("table")).toContainText(
        "Settlement",
      )
    await expect(page.getByRole("row", { name: "Cooling-off ends" }).first()).toContainText("Tuesday 1 December 2026")
  })

  test("the tables of search costs answer, each price with its source", async ({ page }) => {
    for (const path of [paths.page("nsw-buy-search-costs"), paths.page("vic-buy-search-costs")]) {
      await page.goto(path)
      const row = page.getByRole("row", { name: /^Title search/ }).first()
      await expect(row).toContainText(/\$\d/)
      await expect(row).toContainText("checked on")
    }
  })
})
