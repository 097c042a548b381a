import { convertLocalTimeToInstant } from "../src/domain/business-hours/get-instant"
import { parseIsoDate } from "../src/domain/iso-date"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { firm } from "./own-site"

/** Without a public holiday in any state. */
const WEEK = {
  Monday: "2026-11-23",
  Tuesday: "2026-11-24",
  Wednesday: "2026-11-25",
  Thursday: "2026-11-26",
  Friday: "2026-11-27",
  Saturday: "2026-11-28",
  Sunday: "2026-11-29",
}

const { timeZone, days, toMinute } = firm.hours
const [, day] = Object.entries(WEEK).find(([weekday]) => days.includes(weekday)) ?? []

test(
  "the words beside the phone and on the card change when the office closes",
  { tag: "@daily" },
  async ({ page }) => {
    test.skip(day === undefined, "the office opens on no day")
    await page.clock.install({ time: convertLocalTimeToInstant(parseIsoDate(day ?? ""), toMinute - 1, timeZone) })
    await page.goto(paths.contactUs)
    await page.mouse.move(5, 5)
    const phone = page.getByRole("banner").getByRole("link", { name: /^Call / })
    const card = page.getByRole("main").locator("[data-office-now]").first()
    await expect(phone).toContainText("Open now")
    await expect(card).toContainText("Open now, until ")
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""))
    await page.clock.fastForward("03:00")
    await expect(phone).toContainText(/Opens /)
    await expect(card).toContainText(/^Closed now\. Opens /)
    await expect(page.locator("html[data-same-page]")).toHaveCount(1)
  },
)
