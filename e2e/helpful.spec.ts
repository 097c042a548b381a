import type { Locator, Page } from "@playwright/test"
import * as v from "valibot"
import { paths } from "../src/domain/paths"
import { VISITOR_USER_AGENT } from "../tools/browser"
import { expect, test } from "./journey"
import { firm, requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { listStoredFiles, readStoredText, runWhileStoreFails } from "./store"
import { openVisited } from "./visit"
import { findWcagViolations, findWcagViolationsInColours } from "./wcag"

// By default the browser's user agent says that it's headless, so the function would treat it as a robot.
test.use({ userAgent: VISITOR_USER_AGENT })

const requireArticlePath = (): string => requirePagePath(OWN_PAGES.article, "article about a stage")

const locateHelpfulForm = (page: Page): Locator => page.locator(`form[action$="${paths.api.helpful}"]`)
const locateMissingField = (page: Page): Locator =>
  locateHelpfulForm(page).getByRole("textbox", { name: "What was missing?" })
const locateYesButton = (page: Page): Locator => locateHelpfulForm(page).getByRole("button", { name: "Yes, it helped" })
const locateNo = (page: Page): Locator => locateHelpfulForm(page).getByText("No, it didn’t")
const locateNoButton = (page: Page): Locator => locateHelpfulForm(page).getByRole("button", { name: "Send" })
const locateThanksMessage = (page: Page): Locator => page.getByRole("main").getByText("Thanks for telling us.")

const keptSchema = v.object({
  value: v.object({ page: v.string(), answer: v.string(), missing: v.nullable(v.string()) }),
})

/** The store's sandbox doesn't write its files immediately. */
const listStoredHelpfulAnswers = (words: string) =>
  listStoredFiles("helpful").flatMap(file => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), readStoredText(file))
    return result.success && result.output.value.missing === words ? [result.output.value] : []
  })

const expectHelpfulAnswerStored = (page: string, answer: "yes" | "no", words: string): Promise<void> =>
  expect.poll(() => listStoredHelpfulAnswers(words)).toEqual([{ page, answer, missing: words }])

test(
  "by keyboard a reader says what was missing, and is thanked in the page",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    const path = requireArticlePath()
    await openVisited(page, path)
    await locateYesButton(page).focus()
    await page.keyboard.press("Tab")
    await expect(locateNo(page)).toBeFocused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await expect(locateMissingField(page)).toBeFocused()
    await page.keyboard.type("By keyboard: what an auction changes")
    await page.keyboard.press("Tab")
    await expect(locateNoButton(page)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(locateThanksMessage(page)).toBeFocused()
    await expect(locateHelpfulForm(page)).toBeHidden()
    await expect(page).toHaveURL(path)
    expect(await findWcagViolations(page)).toEqual([])
    await expectHelpfulAnswerStored(path, "no", "By keyboard: what an auction changes")
    expect(await inbox.events()).toEqual([])
  },
)

test("a page that a link has led to asks about itself, and answers in place", async ({ page }) => {
  const first = requireArticlePath()
  await openVisited(page, first)
  await page.getByRole("navigation", { name: "Stage by stage" }).getByRole("link").last().click()
  await expect(page).not.toHaveURL(first)
  const path = new URL(page.url()).pathname
  await expect(locateHelpfulForm(page).locator("input[name=page]")).toHaveValue(path)
  await locateNo(page).click()
  await locateMissingField(page).fill("After a link: the deposit")
  await locateNoButton(page).click()
  await expect(locateThanksMessage(page)).toBeFocused()
  expect(await findWcagViolationsInColours(page, "main")).toEqual([])
  await expectHelpfulAnswerStored(path, "no", "After a link: the deposit")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the answer posts, and the thank-you page follows", { tag: "@daily" }, async ({ page, inbox }) => {
    await page.goto(requireArticlePath())
    await locateNo(page).click()
    await locateMissingField(page).fill("Without JavaScript: the deposit")
    await locateNoButton(page).click()
    await expect(page).toHaveURL(paths.feedbackThankYou)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expectHelpfulAnswerStored(requireArticlePath(), "no", "Without JavaScript: the deposit")
    expect(await inbox.events()).toEqual([])
  })

  test(
    "while the store fails nobody is thanked, and the page says how to reach the firm",
    { tag: "@daily" },
    async ({ page }) => {
      await page.goto(requireArticlePath())
      await locateNo(page).click()
      await locateMissingField(page).fill("Store down without JavaScript")
      await runWhileStoreFails(async () => {
        await locateNoButton(page).click()
        await expect(page.getByRole("heading", { level: 1, name: "This isn’t working right now" })).toBeVisible({
          timeout: 30_000,
        })
      })
      await expect(page.getByRole("link", { name: firm.phone }).first()).toBeVisible()
      expect(listStoredHelpfulAnswers("Store down without JavaScript")).toEqual([])
    },
  )
})
