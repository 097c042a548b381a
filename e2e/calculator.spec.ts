import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { findWcagViolationsInColours } from "./wcag"
import { locateItemisedQuote, pickAnswer } from "./quote-form"
import { expect, test } from "./journey"
import { countPrintedPages, expectImprint, FIRST_STATE, OTHER_STATE, OWN_STATES } from "./own-site"
import { footerLink, openReady } from "./visit"

const PATH = paths.page("calculator")
const A_TOTAL = /\$[\d,]+\.\d\d/

const locateCalculator = (page: Page): Locator => page.locator("form#calculator")
const locatePriceField = (page: Page): Locator => locateCalculator(page).getByLabel("What is the price?")
const locateTotalPanel = (page: Page): Locator => locateCalculator(page).getByRole("region", { name: "Your total" })
/** The visible total, as opposed to the text announced to screen readers. */
const locateTotal = (page: Page): Locator => locateTotalPanel(page).locator("strong").filter({ hasText: A_TOTAL })
const locateStatesOpener = (page: Page): Locator =>
  locateCalculator(page).locator("summary", { hasText: /The same job in the other states?/ })
const locateStatesComparison = (page: Page): Locator =>
  locateCalculator(page).getByRole("region", { name: /The same answers in (two|three) states/ })
const locateComparisonOpener = (page: Page): Locator =>
  locateCalculator(page).locator("summary", { hasText: "Compare with another price or date" })
const locateOtherPriceField = (page: Page): Locator => locateCalculator(page).getByLabel("Another price to compare")
const locatePriceComparison = (page: Page): Locator =>
  locateCalculator(page).getByRole("region", { name: "Costs at each price" })
const locateDifferenceSentence = (page: Page): Locator =>
  locateCalculator(page).locator("strong", { hasText: /^At \$900,000, the costs are/ })

async function enterPriceAndReadTotal(page: Page, amount: string): Promise<string> {
  await locatePriceField(page).click()
  await locatePriceField(page).fill(amount)
  await expect(locateTotal(page).first()).toHaveText(A_TOTAL)
  return locateTotal(page).first().innerText()
}

test(
  "a link that is shared reproduces the result elsewhere, names nobody, and Back restores it",
  { tag: "@daily" },
  async ({ page, browser, baseURL }) => {
    await openReady(page, PATH)
    await enterPriceAndReadTotal(page, "900k")
    await pickAnswer(locateCalculator(page), "Where is the property?", STATE_NAMES[OTHER_STATE].name)
    await expect(locateItemisedQuote(locateCalculator(page))).toContainText(`in ${STATE_NAMES[OTHER_STATE].name}`)
    const sharedTotal = await locateTotal(page).first().innerText()
    expect([...new URL(page.url()).searchParams.keys()].filter(key => /name|mail|phone|code/.test(key))).toEqual([])

    const elsewhere = await browser.newContext({ baseURL, locale: "en-AU" })
    const visitor = await elsewhere.newPage()
    await visitor.goto(page.url())
    await expect(locateTotal(visitor).first()).toHaveText(sharedTotal)
    await expect(locatePriceField(visitor)).toHaveValue("900k")
    await elsewhere.close()

    await footerLink(page, paths.page("buying")).click()
    await expect(page).toHaveURL(paths.page("buying"))
    await page.goBack()
    await expect(locatePriceField(page)).toHaveValue("900k")
    await expect(locateTotal(page).first()).toHaveText(sharedTotal)
  },
)

test(
  "two prices are compared with the keyboard alone, and the address brings the comparison back, which is printed",
  { tag: "@daily" },
  async ({ page, browser, baseURL }) => {
    await page.goto(PATH)
    await locatePriceField(page).focus()
    await page.keyboard.type("850k")
    await expect(locateTotal(page).first()).toHaveText(A_TOTAL)
    await locateComparisonOpener(page).focus()
    await page.keyboard.press("Enter")
    await locateOtherPriceField(page).focus()
    await page.keyboard.type("900k")
    await expect(locateDifferenceSentence(page)).toBeVisible()
    await expect(locatePriceComparison(page).getByRole("columnheader")).toHaveText([
      "Line",
      "At $850,000",
      "At $900,000",
      "Difference",
    ])
    const words = await locateDifferenceSentence(page).innerText()
    expect(new URL(page.url()).searchParams.get("otherPrice")).toBe("900k")

    const elsewhere = await browser.newContext({ baseURL, locale: "en-AU" })
    const visitor = await elsewhere.newPage()
    await visitor.goto(page.url())
    for (const media of ["screen", "print"] as const) {
      await visitor.emulateMedia({ media })
      await expect(locateDifferenceSentence(visitor)).toHaveText(words)
      await expect(locateDifferenceSentence(visitor)).toBeVisible()
      await expect(locatePriceComparison(visitor)).toBeVisible()
    }
    await elsewhere.close()
  },
)

/** The width of A4 paper within the margins that browsers leave, in pixels. */
const PAPER_WIDTH = 718

test("printed, it's the answers given and the lines, on two pages at most", { tag: "@daily" }, async ({ page }) => {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 })
  await page.goto(PATH)
  await enterPriceAndReadTotal(page, "900k")
  await page.emulateMedia({ media: "print" })
  await expect(locateItemisedQuote(locateCalculator(page))).toBeVisible()
  await expect(locateTotal(page).first()).toBeVisible()
  await expect(locateCalculator(page).getByRole("img", { name: /our fee/ })).toBeVisible()
  await expect(locateCalculator(page).getByRole("link", { name: "See every line" })).toBeHidden()
  await expectImprint(page)
  await expect(page.getByText("For example 850,000, 850k or 1.25m.")).toBeHidden()
  // How the price was understood was once printed over what was typed, and empty boxes are left out.
  const amount = await locatePriceField(page).boundingBox()
  const reading = await locateCalculator(page).getByText("= $900,000").boundingBox()
  expect((amount?.x ?? 0) + (amount?.width ?? Infinity)).toBeLessThanOrEqual(reading?.x ?? 0)
  await expect(locateCalculator(page).getByText("Your deposit (optional)")).toBeHidden()
  for (const state of OWN_STATES)
    await expect(
      locateCalculator(page).locator("label").getByText(STATE_NAMES[state].name, { exact: true }),
    ).toBeVisible({
      visible: state === FIRST_STATE,
    })
  for (const table of await page.getByRole("main").locator("figure table").all()) await expect(table).toBeHidden()
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
})

test("on a small screen the total stays in sight while the answers are given", { tag: "@daily" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(PATH)
  await enterPriceAndReadTotal(page, "900k")
  await locatePriceField(page).scrollIntoViewIfNeeded()
  await expect(locateTotalPanel(page).getByText("You’d pay on top of the price", { exact: true })).toBeInViewport({
    ratio: 1,
  })
  await locateTotalPanel(page).getByRole("link", { name: "See every line" }).click()
  await expect(locateItemisedQuote(locateCalculator(page)).getByRole("heading").first()).toBeInViewport()
})

for (const width of [360, 1280])
  test(`${width} pixels wide: no violation of WCAG 2.2 AA with every comparison open, nor with mistakes, in any colours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const query = new URLSearchParams({
      price: "850k",
      otherPrice: "900k",
      otherFee: "1,200",
      "otherDate.day": "30",
      "otherDate.month": "6",
      "otherDate.year": "2026",
    })
    await page.goto(`${PATH}?${query.toString()}`)
    await expect(locateTotal(page).first()).toHaveText(A_TOTAL)
    if (OWN_STATES.length > 1) {
      await locateStatesOpener(page).click()
      await expect(locateStatesComparison(page)).toBeVisible()
    }
    expect(await findWcagViolationsInColours(page), "every comparison").toEqual([])

    await locatePriceField(page).fill("")
    await locateCalculator(page).getByRole("button", { name: "Show every line" }).click()
    await expect(locatePriceField(page)).toBeFocused()
    await expect(locatePriceField(page)).toHaveAttribute("aria-invalid", "true")
    expect(await findWcagViolationsInColours(page, "form#calculator"), "mistakes").toEqual([])
  })
