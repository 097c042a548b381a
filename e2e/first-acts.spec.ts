import { paths } from "../src/domain/paths"
import { openOnSlowPhone } from "./slow-phone"
import { expect, test } from "./journey"
import { locateQuoteDialog } from "./quote-form"
import { untilReady } from "./visit"

const BUYING = paths.page("buying")

test.describe("on a slow phone", { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.describe.configure({ timeout: 120_000 })

  test("a tap on the quote button opens the form before the scripts have come, and Escape closes it for good", async ({
    page,
  }) => {
    await openOnSlowPhone(page, BUYING)
    await page.getByRole("banner").locator("[data-quote-open]").first().tap()
    await expect(locateQuoteDialog(page)).toBeVisible({ timeout: 60_000 })
    await expect(page.locator("dialog[open]")).toHaveCount(1)
    await locateQuoteDialog(page).getByRole("radio").first().check()
    await page.keyboard.press("Escape")
    await expect(locateQuoteDialog(page)).toBeHidden()
    await expect(page.locator("dialog[open]")).toHaveCount(0)
  })

  for (const { name, path, selector } of [
    { name: "the menu", path: BUYING, selector: "header details" },
    { name: "a question", path: paths.page("faqs"), selector: "main details" },
  ])
    test(`a tap on ${name} opens it at once; the app's start leaves it open, and the next tap closes it`, async ({
      page,
    }) => {
      await openOnSlowPhone(page, path)
      const details = page.locator(selector).first()
      await details.locator("summary").tap()
      await expect(details).toHaveAttribute("open")
      await untilReady(page)
      await expect(details).toHaveAttribute("open")
      await details.locator("summary").tap()
      await expect(details).not.toHaveAttribute("open")
    })

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

  test("a tap on a link leads to its page, and Back to where the visitor was", async ({ page }) => {
    await openOnSlowPhone(page, BUYING)
    const link = page.getByRole("contentinfo").locator(`a[href="${paths.termsOfUse}"]`).first()
    await link.scrollIntoViewIfNeeded()
    const at = await page.evaluate(() => scrollY)
    await link.tap()
    await expect(page).toHaveURL(paths.termsOfUse)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(BUYING)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at - 200)
  })
})
