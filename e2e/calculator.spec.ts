import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { findViolationsInColors } from "./violations-in-colors"
import { itemisedQuote, pick } from "./quote-form"
import { expect, test } from "./journey"
import { expectImprint, FIRST_STATE, OTHER_STATE, OWN_STATES } from "./own-site"
import { countPrintedPages } from "./printed-pages"
import { footerLink, openReady } from "./visit"

const PATH = paths.page("calculator")
const A_TOTAL = /\$[\d,]+\.\d\d/

const calculator = (page: Page): Locator => page.locator("form#calculator")
const price = (page: Page): Locator => calculator(page).getByLabel("What is the price?")
const panel = (page: Page): Locator => calculator(page).getByRole("region", { name: "Your total" })
/** The visible total, as opposed to the text announced to screen readers. */
const total = (page: Page): Locator => panel(page).locator("strong").filter({ hasText: A_TOTAL })
/** The control that opens the comparison of the firm's states. The comparison itself follows. */
const otherStates = (page: Page): Locator =>
  calculator(page).locator("summary", { hasText: /The same job in the other states?/ })
const comparedStates = (page: Page): Locator =>
  calculator(page).getByRole("region", { name: /The same answers in (two|three) states/ })
const opener = (page: Page): Locator =>
  calculator(page).locator("summary", { hasText: "Compare with another price or date" })
const otherPrice = (page: Page): Locator => calculator(page).getByLabel("What other price could it be?")
const comparedPrices = (page: Page): Locator => calculator(page).getByRole("region", { name: "Costs at each price" })
const sentence = (page: Page): Locator =>
  calculator(page).locator("strong", { hasText: /^At \$900,000, the costs are/ })

/** Types a price into the form and returns the total that appears. */
async function totalAt(page: Page, amount: string): Promise<string> {
  await price(page).click()
  await price(page).fill(amount)
  await expect(total(page).first()).toHaveText(A_TOTAL)
  return total(page).first().innerText()
}

test(
  "a link that is shared reproduces the result elsewhere, names nobody, and Back restores it",
  { tag: "@daily" },
  async ({ page, browser, baseURL }) => {
    await openReady(page, PATH)
    await totalAt(page, "900k")
    await pick(calculator(page), "Where is the property?", STATE_NAMES[OTHER_STATE].name)
    await expect(itemisedQuote(calculator(page))).toContainText(`in ${STATE_NAMES[OTHER_STATE].name}`)
    const sharedTotal = await total(page).first().innerText()
    expect([...new URL(page.url()).searchParams.keys()].filter(key => /name|mail|phone|code/.test(key))).toEqual([])

    const elsewhere = await browser.newContext({ baseURL, locale: "en-AU" })
    const visitor = await elsewhere.newPage()
    await visitor.goto(page.url())
    await expect(total(visitor).first()).toHaveText(sharedTotal)
    await expect(price(visitor)).toHaveValue("900k")
    await elsewhere.close()

    await footerLink(page, paths.page("buying")).click()
    await expect(page).toHaveURL(paths.page("buying"))
    await page.goBack()
    await expect(price(page)).toHaveValue("900k")
    await expect(total(page).first()).toHaveText(sharedTotal)
  },
)

test(
  "two prices are compared with the keyboard alone, and the address brings the comparison back, which is printed",
  { tag: "@daily" },
  async ({ page, browser, baseURL }) => {
    await page.goto(PATH)
    await price(page).focus()
    await page.keyboard.type("850k")
    await expect(total(page).first()).toHaveText(A_TOTAL)
    await opener(page).focus()
    await page.keyboard.press("Enter")
    await otherPrice(page).focus()
    await page.keyboard.type("900k")
    await expect(sentence(page)).toBeVisible()
    await expect(comparedPrices(page).getByRole("columnheader")).toHaveText([
      "Line",
      "At $850,000",
      "At $900,000",
      "Difference",
    ])
    const words = await sentence(page).innerText()
    expect(new URL(page.url()).searchParams.get("otherPrice")).toBe("900k")

    const elsewhere = await browser.newContext({ baseURL, locale: "en-AU" })
    const visitor = await elsewhere.newPage()
    await visitor.goto(page.url())
    for (const media of ["screen", "print"] as const) {
      await visitor.emulateMedia({ media })
      await expect(sentence(visitor)).toHaveText(words)
      await expect(sentence(visitor)).toBeVisible()
      await expect(comparedPrices(visitor)).toBeVisible()
    }
    await elsewhere.close()
  },
)

test("printed, it's the answers given and the lines, on two pages at most", { tag: "@daily" }, async ({ page }) => {
  await page.goto(PATH)
  await totalAt(page, "900k")
  await page.emulateMedia({ media: "print" })
  await expect(itemisedQuote(calculator(page))).toBeVisible()
  await expect(total(page).first()).toBeVisible()
  await expect(calculator(page).getByRole("img", { name: /our fee/ })).toBeVisible()
  await expect(calculator(page).getByRole("link", { name: "See every line" })).toBeHidden()
  await expectImprint(page)
  await expect(page.getByText("For example 850,000, 850k or 1.25m.")).toBeHidden()
  for (const state of OWN_STATES)
    await expect(calculator(page).locator("label").getByText(STATE_NAMES[state].name, { exact: true })).toBeVisible({
      visible: state === FIRST_STATE,
    })
  for (const table of await page.getByRole("main").locator("figure table").all()) await expect(table).toBeHidden()
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
})

test("on a small screen the total stays in sight while the answers are given", { tag: "@daily" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(PATH)
  await totalAt(page, "900k")
  await price(page).scrollIntoViewIfNeeded()
  await expect(panel(page).getByText("Costs on top of the purchase price", { exact: true })).toBeInViewport({
    ratio: 1,
  })
  await panel(page).getByRole("link", { name: "See every line" }).click()
  await expect(itemisedQuote(calculator(page)).getByRole("heading").first()).toBeInViewport()
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
    await expect(total(page).first()).toHaveText(A_TOTAL)
    if (OWN_STATES.length > 1) {
      await otherStates(page).click()
      await expect(comparedStates(page)).toBeVisible()
    }
    expect(await findViolationsInColors(page), "every comparison").toEqual([])

    await price(page).fill("")
    await calculator(page).getByRole("button", { name: "Show every line" }).click()
    await expect(
      calculator(page)
        .locator("[tabindex='-1']")
        .filter({ hasText: /^There.{1,2}s a problem/ }),
    ).toBeFocused()
    expect(await findViolationsInColors(page, "form#calculator"), "mistakes").toEqual([])
  })
