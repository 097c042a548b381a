import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { VISITOR_USER_AGENT } from "../tools/browser"
import { sendFailure } from "./form-problems"
import { expect, test } from "./journey"
import { expectStored, listStoredAnswers } from "./stored-answers"
import { findViolationsInColors } from "./violations-in-colors"
import { firm, needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { whileStoreFails } from "./store"
import { openVisited } from "./visit"
import { findWcagViolations } from "./wcag"

// By default the browser's user agent says that it's headless, so the function would treat it as a robot.
test.use({ userAgent: VISITOR_USER_AGENT })

const article = (): string => needsPath(OWN_PAGES.article, "article about a stage")

const form = (page: Page): Locator => page.locator(`form[action$="${paths.api.helpful}"]`)
const missing = (page: Page): Locator => form(page).getByRole("textbox", { name: "What was missing?" })
const yes = (page: Page): Locator => form(page).getByRole("button", { name: "Yes, it helped" })
const no = (page: Page): Locator => form(page).getByRole("button", { name: "No, it didn’t" })
const thanks = (page: Page): Locator => page.getByRole("main").getByText("Thanks for telling us.")

test(
  "by keyboard a reader says what was missing, and is thanked in the page",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    const path = article()
    await openVisited(page, path)
    await missing(page).focus()
    await page.keyboard.type("By keyboard: what an auction changes")
    await page.keyboard.press("Tab")
    await expect(yes(page)).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(no(page)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(thanks(page)).toBeFocused()
    await expect(form(page)).toBeHidden()
    await expect(page).toHaveURL(path)
    expect(await findWcagViolations(page)).toEqual([])
    await expectStored(path, "no", "By keyboard: what an auction changes")
    expect(await inbox.events()).toEqual([])
  },
)

test("a page that a link has led to asks about itself, and answers in place", async ({ page }) => {
  const first = article()
  await openVisited(page, first)
  await page.getByRole("navigation", { name: "Stage by stage" }).getByRole("link").last().click()
  await expect(page).not.toHaveURL(first)
  const path = new URL(page.url()).pathname
  await expect(form(page).locator("input[name=page]")).toHaveValue(path)
  await missing(page).fill("After a link: the deposit")
  await yes(page).click()
  await expect(thanks(page)).toBeFocused()
  await expectStored(path, "yes", "After a link: the deposit")
})

test("while the store fails it says so above the buttons, and a second try keeps the answer once", async ({ page }) => {
  const path = paths.page("calculator")
  await openVisited(page, path)
  await missing(page).fill("Store down: land tax")
  await whileStoreFails(async () => {
    await yes(page).click()
    const failure = sendFailure(form(page))
    await expect(failure).toBeFocused({ timeout: 30_000 })
    await expect(failure.getByRole("link", { name: firm.phone })).toBeVisible()
    await expect(missing(page)).toHaveValue("Store down: land tax")
    await expect(thanks(page)).toHaveCount(0)
    expect(await findViolationsInColors(page)).toEqual([])
  })
  await sendFailure(form(page)).getByRole("button", { name: "Try again" }).click()
  await expect(thanks(page)).toBeFocused()
  await expectStored(path, "yes", "Store down: land tax")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the answer posts, and the thank-you page follows", { tag: "@daily" }, async ({ page, inbox }) => {
    await page.goto(article())
    await missing(page).fill("Without JavaScript: the deposit")
    await no(page).click()
    await expect(page).toHaveURL(paths.feedbackThankYou)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expectStored(article(), "no", "Without JavaScript: the deposit")
    expect(await inbox.events()).toEqual([])
  })

  test(
    "while the store fails nobody is thanked, and the page says how to reach the firm",
    { tag: "@daily" },
    async ({ page }) => {
      await page.goto(article())
      await missing(page).fill("Store down without JavaScript")
      await whileStoreFails(async () => {
        await yes(page).click()
        await expect(page.getByRole("heading", { level: 1, name: "This isn’t working right now" })).toBeVisible({
          timeout: 30_000,
        })
      })
      await expect(page.getByRole("link", { name: firm.phone }).first()).toBeVisible()
      expect(listStoredAnswers("Store down without JavaScript")).toEqual([])
    },
  )
})
