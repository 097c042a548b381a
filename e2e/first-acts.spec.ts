import { paths } from "../src/domain/paths"
import { VISITOR_USER_AGENT } from "../tools/browser"
import { openOnSlowPhone } from "./slow-phone"
import { locateErrorSummary, locateSubmitButton } from "./form-problems"
import { MESSAGES } from "./form-subjects"
import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { FIRST_STATE_NAME } from "./own-site"
import { answerPropertyScreen, goToNextScreen, locateItemisedQuote, locateQuoteDialog } from "./quote-form"
import { untilReady } from "./visit"

const BUYING = paths.page("buying")

test.describe("on a slow phone", { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: VISITOR_USER_AGENT })
  test.describe.configure({ timeout: 120_000 })

  test("a tap on a colour mode changes it at once, and it stays", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await openOnSlowPhone(page, BUYING)
    const dark = page.getByRole("radio", { name: "Dark" })
    await dark.scrollIntoViewIfNeeded()
    await dark.check()
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark")
    await untilReady(page)
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark")
    await expect(dark).toBeChecked()
  })

  test("words that are typed into a search and sent lead to the search, whole and once", async ({ page }) => {
    await openOnSlowPhone(page, paths.page("faqs"))
    await page.getByRole("main").getByRole("searchbox").tap()
    await page.keyboard.type("cooling off")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/search\?q=cooling\+off$/)
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("cooling off")
    await page.goBack()
    await expect(page).toHaveURL(/\/faqs$/)
  })

  test("words that are typed on the search page while it starts are there when it answers", async ({ page }) => {
    await openOnSlowPhone(page, paths.search)
    await page.getByRole("main").getByRole("searchbox").tap()
    await page.keyboard.type("cooling off")
    await untilReady(page)
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("cooling off")
    await expect(page.locator("main ol a").first()).toBeVisible({ timeout: 60_000 })
  })

  for (const { name, path, id, fill, kept, endpoint, sent: thanksUrl, event } of MESSAGES)
    test(`${name}, filled in and sent with two taps, is sent whole and once`, async ({ page, inbox }) => {
      const posts = recordRequests(page, request =>
        request.method() === "POST" ? new URL(request.url()).pathname : undefined,
      )
      await openOnSlowPhone(page, path)
      const form = page.locator(`#${id}`)
      await fill(form)
      await locateSubmitButton(form).dblclick()
      await expect(page).toHaveURL(thanksUrl, { timeout: 60_000 })
      await inbox.expectTaken(event)
      expect(JSON.stringify(await inbox.events())).toContain(kept.value)
      expect(posts.filter(pathname => pathname.endsWith(endpoint))).toHaveLength(1)
    })

  test("two taps on the quote button open one form, whose first answers lead on", async ({ page }) => {
    await openOnSlowPhone(page, BUYING)
    await page.getByRole("banner").locator("[data-quote-open]").first().dblclick()
    const dialog = locateQuoteDialog(page)
    await expect(dialog).toBeVisible({ timeout: 60_000 })
    await expect(page.locator("dialog[open]")).toHaveCount(1)
    await answerPropertyScreen(dialog)
    await goToNextScreen(dialog)
    await expect(dialog.getByLabel("What is the price?")).toBeVisible({ timeout: 60_000 })
    await expect(locateErrorSummary(dialog)).toHaveCount(0)
    await dialog.getByRole("button", { name: "Back", exact: true }).tap()
    for (const answer of ["Buying", FIRST_STATE_NAME, "House"])
      await expect(dialog.getByRole("radio", { name: answer, exact: true })).toBeChecked()
  })

  test("a price that is typed into the calculator and sent with Enter has its total", async ({ page }) => {
    await openOnSlowPhone(page, paths.page("calculator"))
    const form = page.locator("form#calculator")
    await form.getByLabel("What is the price?", { exact: true }).tap()
    await page.keyboard.type("900k")
    await page.keyboard.press("Enter")
    await expect(locateItemisedQuote(form)).toContainText("at $900,000", { timeout: 60_000 })
    await expect(form.getByLabel("What is the price?")).toHaveValue("900k")
    expect(new URL(page.url()).pathname).toBe(paths.page("calculator"))
  })
})
