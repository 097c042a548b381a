import type { Locator, Page } from "@playwright/test"
import { readFile } from "node:fs/promises"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { hold } from "./intercepted"
import { violationsInEveryLook } from "./looks"
import { expect, test } from "./journey"
import {
  expectImprint,
  firm,
  FIRST_STATE,
  FIRST_STATE_NAME,
  needsEntries,
  needsState,
  OWN_STATES,
  type OwnEntry,
} from "./own-site"
import { printedPages } from "./printed"
import { footerLink, openReady } from "./visit"
import { tabTo } from "./walked"

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
  needsState("NSW")
  await openReady(page, CALENDAR)
  await describeSale(page)
  await expectCounted(page)
  await expect(answer(page).getByRole("status").first()).toContainText("Cooling-off ends: Tuesday 1 December 2026")

  await questions(page).getByRole("radio", { name: "Auction" }).check()
  await expect(dateOf(page, "Cooling-off ends")).toHaveCount(0)
  await expect(answer(page)).toContainText("A buyer at auction has no cooling-off period.")
})

const show = (page: Page): Locator => questions(page).getByRole("button", { name: "Show my dates" })
const refusal = (page: Page): Locator =>
  questions(page)
    .locator("[tabindex='-1']")
    .filter({ hasText: /^There.{1,2}s a problem/ })
/** Whose dates they are, as it's seen. It's said too. */
const whose = (page: Page): Locator =>
  answer(page)
    .locator("p:not([role])")
    .filter({ hasText: /^(Buying|Selling) in / })
const contractDate = (page: Page): Locator => questions(page).getByRole("group", { name: "Contract date" })
const FINANCE = "Enter a finance date, like 3 March 2027, or a number of days, like 14"

/** Types a contract date with the keyboard, box by box. */
async function typeDate(page: Page, day: string, month: string, year: string): Promise<void> {
  await questions(page).getByLabel("Day", { exact: true }).focus()
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type(day)
  for (const typed of [month, year]) {
    await page.keyboard.press("Tab")
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type(typed)
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test("asking for the dates with nothing answered says at each field what is missing", async ({ page }) => {
    await openReady(page, CALENDAR)
    await show(page).focus()
    await page.keyboard.press("Enter")
    await expect(refusal(page)).toBeFocused()
    await expect(refusal(page)).toBeInViewport()
    // Where the firm acts in one state only, that one is chosen.
    const state = OWN_STATES.length > 1 ? [/^Choose the state/] : []
    await expect(refusal(page).getByRole("link")).toHaveText([...state, /^Enter the contract date/])
    await expect(questions(page).getByRole("group", { name: "Where is the property?" })).toHaveAccessibleDescription(
      OWN_STATES.length > 1 ? /Choose the state/ : "",
    )
    await expect(contractDate(page)).toHaveAccessibleDescription(/Enter the contract date/)
    await expect(page).toHaveTitle(/^Error: /)

    await refusal(page).getByRole("link").last().click()
    await expect(questions(page).getByLabel("Day", { exact: true })).toBeFocused()
    await expect(contractDate(page).getByText(/^Enter the contract date/)).toBeInViewport()
  })

  test("a wrong date is told beside it, and goes as soon as it's right", async ({ page }) => {
    needsState("NSW")
    await openReady(page, CALENDAR)
    await questions(page).getByRole("radio", { name: "New South Wales" }).check()
    await typeDate(page, "31", "2", "2026")
    await page.keyboard.press("Tab")
    await expect(contractDate(page).getByLabel("Day", { exact: true })).toHaveAttribute("aria-invalid", "true")
    const message = contractDate(page).getByText(/^Enter .*3 March 2026/)
    await expect(message).toBeInViewport()
    await expect(answer(page)).not.toContainText("Choose a state")

    await typeDate(page, "24", "11", "2026")
    await expect(message).toHaveCount(0)
    await expect(contractDate(page).getByLabel("Day", { exact: true })).not.toHaveAttribute("aria-invalid")
    await expectCounted(page)
  })

  test("a finance term that nobody can read takes nothing but its own date away", async ({ page }) => {
    needsState("NSW")
    await openReady(page, `${SOLD}&finance=14`)
    await expect(dateOf(page, "Finance condition ends")).toContainText("Tuesday 8 December 2026")
    const finance = questions(page).getByLabel("Finance", { exact: true })
    await finance.focus()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type("banana")
    await expectCounted(page)
    await page.keyboard.press("Enter")
    await expect(refusal(page)).toBeFocused()
    await expect(refusal(page).getByRole("link")).toHaveText([FINANCE])
    await expect(finance).toHaveAccessibleDescription(new RegExp(FINANCE))
    await expectCounted(page)
    await expect(dateOf(page, "Finance condition ends")).toHaveCount(0)
    await expect(answer(page).getByRole("note").filter({ hasText: "Finance condition ends" })).toContainText(FINANCE)

    await finance.focus()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type("14")
    await expect(refusal(page)).toHaveCount(0)
    await expect(finance).not.toHaveAttribute("aria-invalid")
    await expect(dateOf(page, "Finance condition ends")).toContainText("Tuesday 8 December 2026")
  })

  for (const reducedMotion of ["reduce", "no-preference"] as const)
    test(`the dates come into view once they're asked for, and not before (reduced motion: ${reducedMotion})`, async ({
      page,
    }) => {
      needsState("NSW")
      await page.emulateMedia({ reducedMotion })
      await openReady(page, CALENDAR)
      await questions(page).getByRole("radio", { name: "New South Wales" }).check()
      await typeDate(page, "24", "11", "2026")
      await expectCounted(page)
      const year = questions(page).getByLabel("Year", { exact: true })
      await expect(year).toBeFocused()
      await expect(year).toBeInViewport()

      await page.keyboard.press("Enter")
      const title = answer(page).getByRole("heading", { name: "Your dates" })
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport()
      await expect(whose(page)).toBeInViewport()
    })
})

for (const how of ["a click", "Enter"])
  test(`asking for the dates before the scripts have come is held and done: ${how}`, async ({ page }) => {
    needsState("NSW")
    const release = await hold(page, "**/*.js")
    await page.goto(CALENDAR)
    await page.evaluate(() => document.documentElement.setAttribute("data-first", ""))
    await questions(page).getByRole("radio", { name: "New South Wales" }).check()
    await typeDate(page, "24", "11", "2026")
    if (how === "Enter") await page.keyboard.press("Enter")
    else await show(page).click()
    release()
    await expectCounted(page)
    await expect(answer(page).getByRole("heading", { name: "Your dates" })).toBeFocused()
    await expect(page.locator("html[data-first]"), "the page was not loaded again").toHaveCount(1)
  })

test("asking for the dates with nothing answered, before the scripts have come, is held and refused", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js")
  await page.goto(CALENDAR)
  await show(page).click()
  release()
  await expect(refusal(page)).toBeFocused()
  expect(new URL(page.url()).search).toBe("")
})

test("the dates print on two pages at most, with whose they are, their sources and the firm", async ({ page }) => {
  needsState("QLD")
  await page.goto(`${CALENDAR}?side=buying&state=QLD&day=23&month=12&year=2026&finance=14&inspection=7`)
  await expect(dateOf(page, "Building and pest condition ends")).toContainText("Monday 4 January 2027")
  await page.emulateMedia({ media: "print" })
  await expect(whose(page)).toBeVisible()
  await expect(
    dateOf(page, "Settlement")
      .getByText(/checked on/)
      .first(),
  ).toBeVisible()
  await expect(answer(page).getByText("Take care with these dates")).toBeVisible()
  await expectImprint(page)
  for (const words of [firm.legalName ?? firm.name, firm.phone])
    await expect(page.locator(".layout-letterhead")).toContainText(words)
  await expect(questions(page)).toBeHidden()
  await expect(page.getByRole("region", { name: /^Buying in Victoria/ })).toBeHidden()
  expect(await printedPages(page)).toBeLessThanOrEqual(2)
})

test("the address brings the same dates back, in another window and with Back", async ({ page, context }) => {
  needsState("NSW")
  await openReady(page, CALENDAR)
  await describeSale(page)
  await expectCounted(page)
  await expect(page).toHaveURL(new RegExp(`${CALENDAR}\\?side=buying&state=NSW&day=24&month=11&year=2026`))

  const other = await context.newPage()
  await other.goto(page.url())
  await expectCounted(other)
  await expect(questions(other).getByLabel("Year", { exact: true })).toHaveValue("2026")

  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(paths.page("buying"))
  await page.goBack()
  await expectCounted(page)
})

test("a day that the tables do not cover has no figure in force", async ({ page }) => {
  await page.goto(`${CALENDAR}?state=${FIRST_STATE}&day=1&month=2&year=2031`)
  const why = answer(page).getByRole("paragraph").filter({ hasText: "no figure in force on 1 February 2031" })
  await expect(why).toBeVisible()
  await expect(answer(page).getByRole("list")).toHaveCount(0)
})

test("the file for a calendar has the dates in the time of the state", async ({ page }) => {
  needsState("NSW")
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
  needsState("NSW")
  await openReady(page, CALENDAR)
  await questions(page).getByRole("radio", { name: "Buying" }).focus()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(questions(page).getByRole("radio", { name: FIRST_STATE_NAME })).toBeChecked()
  for (let i = 0; i < OWN_STATES.indexOf("NSW"); i++) await page.keyboard.press("ArrowDown")
  await expect(questions(page).getByRole("radio", { name: "New South Wales" })).toBeChecked()
  for (const typed of ["24", "11", "2026"]) {
    await page.keyboard.press("Tab")
    await page.keyboard.type(typed)
  }
  await page.keyboard.press("Enter")
  await expectCounted(page)

  const coolingOff = dateOf(page, "Cooling-off ends")
  await tabTo(page, coolingOff.locator("summary").first())
  await page.keyboard.press("Enter")
  await expect(coolingOff).toContainText("checked on")
  await expect(coolingOff.getByRole("link").first()).toBeVisible()
})

test("the calendar with dates, and with a mistake, breaks no rule of WCAG 2.2 AA in any colours", async ({ page }) => {
  needsState("NSW")
  await page.goto(SOLD)
  await expectCounted(page)
  await dateOf(page, "Cooling-off ends").locator("summary").first().click()
  expect(await violationsInEveryLook(page)).toEqual([])

  await questions(page).getByLabel("Finance", { exact: true }).fill("soon")
  await page.keyboard.press("Enter")
  await expect(refusal(page)).toContainText(FINANCE)
  expect(await violationsInEveryLook(page, "main")).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a table for each state answers", async ({ page }) => {
    await page.goto(CALENDAR)
    for (const { name: state } of OWN_STATES.map(state => STATE_NAMES[state]))
      await expect(page.getByRole("region", { name: `Buying in ${state}` }).getByRole("table")).toContainText(
        "Settlement",
      )
  })

  test("the table of New South Wales has the days of its law", async ({ page }) => {
    needsState("NSW")
    await page.goto(CALENDAR)
    const table = page.getByRole("region", { name: "Buying in New South Wales" })
    await expect(table.getByRole("row", { name: "Cooling-off ends" })).toContainText("Tuesday 1 December 2026")
  })

  test("the tables of search costs answer, each price with its source", async ({ page }) => {
    const hasCosts = ({ fields, text }: OwnEntry) => fields["state"] !== undefined && text.includes("<SearchCosts")
    for (const { path } of needsEntries("page", hasCosts, "page of search costs")) {
      await page.goto(path)
      const row = page.getByRole("row", { name: /^Title search/ }).first()
      await expect(row).toContainText(/\$\d/)
      await expect(row).toContainText("checked on")
    }
  })
})
