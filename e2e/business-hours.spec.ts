import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { firm } from "./own-site"

/** From Monday to Friday, 8:30 am to 5:30 pm, where clocks go forward in October as in Sydney. */
const { timeZone, days, fromMinute, toMinute } = firm.hours
const isAsHere =
  ["Australia/Sydney", "Australia/Melbourne"].includes(timeZone) &&
  days.join(" ") === "Monday Tuesday Wednesday Thursday Friday" &&
  fromMinute === 510 &&
  toMinute === 1050

test.skip(!isAsHere, "the firm has other hours")

const phone = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Call / })
const card = (page: Page) => page.getByRole("main")

/** Opens the contact page at `instant`. */
async function openAt(page: Page, instant: string): Promise<void> {
  await page.clock.install({ time: new Date(instant) })
  await page.goto(paths.contactUs)
  // The words come with the first sign of a visitor.
  await page.mouse.move(5, 5)
}

const OPEN = { short: "Open now", long: "Open now, until 5:30 pm." }
const LATER_TODAY = { short: "Opens 8:30 am", long: "Closed now. Opens today at 8:30 am." }
const MONDAY = { short: "Opens Mon 8:30 am", long: "Closed now. Opens on Monday at 8:30 am." }
const TUESDAY = { short: "Opens Tue 8:30 am", long: "Closed now. Opens on Tuesday at 8:30 am." }

// Offsets are written out: Sydney is +11:00 in summer and +10:00 in winter. 23 November 2026 and 5 April 2027 are Mondays.
for (const [when, instant, { short, long }] of [
  ["at minute 509", "2026-11-23T08:29:00+11:00", LATER_TODAY],
  ["at minute 510", "2026-11-23T08:30:00+11:00", OPEN],
  ["at minute 1050", "2026-11-23T17:30:00+11:00", OPEN],
  ["at minute 1051", "2026-11-23T17:31:00+11:00", TUESDAY],
  ["on a Saturday", "2026-11-21T12:00:00+11:00", MONDAY],
  ["at minute 509 after the clocks went back", "2027-04-05T08:29:00+10:00", LATER_TODAY],
  ["at minute 510 after the clocks went back", "2027-04-05T08:30:00+10:00", OPEN],
  ["at Christmas, when Monday is a holiday too", "2026-12-25T12:00:00+11:00", TUESDAY],
] as const)
  test(`${when} the words beside the phone say "${short}", and those on the contact card agree`, async ({ page }) => {
    await openAt(page, instant)
    await expect(phone(page)).toContainText(short)
    await expect(card(page)).toContainText(long)
  })

test("the words change when the office closes, without a reload", async ({ page }) => {
  await openAt(page, "2026-11-23T17:29:00+11:00")
  await expect(phone(page)).toContainText("Open now")
  await expect(card(page)).toContainText("Open now, until 5:30 pm.")
  await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""))
  await page.clock.fastForward("03:00")
  await expect(phone(page)).toContainText("Opens Tue 8:30 am")
  await expect(card(page)).toContainText("Closed now. Opens on Tuesday at 8:30 am.")
  await expect(page.locator("html[data-same-page]")).toHaveCount(1)
})
