import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES, STATES } from "../src/domain/states"
import { itemisedQuote, pick, totalOf } from "./quote-form"
import { expect, test } from "./journey"
import { openReady } from "./visit"
import { wcagViolations } from "./wcag"

const PATH = paths.page("calculator")
const A_TOTAL = /^Costs on top of the purchase price: \$[\d,]+\.\d\d\. Including the price: \$[\d,]+\.\d\d\.$/

const calculator = (page: Page): Locator => page.locator("form#calculator")
const price = (page: Page): Locator => calculator(page).getByLabel("What is the price?")
const total = (page: Page): Locator => calculator(page).getByRole("region", { name: "Your total" }).getByRole("status")

/** Types a price into the form as the page brought it, and gives the total that follows. */
async function totalAt(page: Page, typed: string): Promise<string> {
  await price(page).click()
  await price(page).fill(typed)
  await expect(total(page).first()).toHaveText(A_TOTAL)
  return total(page).first().innerText()
}

test("a typed price updates the total, and another price updates it again", async ({ page }) => {
  await page.goto(PATH)
  const first = await totalAt(page, "900k")
  await price(page).fill("950k")
  await expect(total(page).first()).not.toHaveText(first)
  await expect(itemisedQuote(calculator(page))).toContainText("at $950,000")
})

test("what is typed into the form before its script comes is kept", async ({ page }) => {
  let letGo = (): void => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/\/calculator-[^/]*\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto(PATH)
  await price(page).click()
  await page.keyboard.type("900k")
  letGo()
  await expect(total(page).first()).toHaveText(A_TOTAL)
  await expect(price(page)).toBeFocused()
  await expect(price(page)).toHaveValue("900k")
})

test("the headline is the costs, as the bar and the lines have them, and the price comes on a second line", async ({
  page,
}) => {
  await page.goto(PATH)
  const panel = calculator(page).getByRole("region", { name: "Your total" })
  await expect(panel).toContainText("Your total will appear here.")
  await totalAt(page, "900k")
  const costs = await totalOf(itemisedQuote(calculator(page)))
  await expect(panel).toContainText(`Costs on top of the purchase price ${costs}`)
  // 900,000 and the costs, in cents.
  const cents = Number(costs.replace(/\D/g, "")) + 90_000_000
  const all = (cents / 100).toLocaleString("en-AU", { style: "currency", currency: "AUD" })
  await expect(panel.getByRole("definition").last()).toHaveText(all)
})

test("printed, it's the answers given and the lines, on two pages at most", async ({ page }) => {
  await page.goto(PATH)
  await totalAt(page, "900k")
  await page.emulateMedia({ media: "print" })
  await expect(itemisedQuote(calculator(page))).toBeVisible()
  await expect(page.getByText("Sample licence line.").first()).toBeVisible()
  await expect(page.getByText("For example 850,000, 850k or 1.25m.")).toBeHidden()
  await expect(calculator(page).getByText("Victoria", { exact: true })).toBeHidden()
  await expect(calculator(page).getByText("New South Wales", { exact: true })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Worked totals, state by state" })).toBeHidden()
  const paper = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } })
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test("Back restores the answers and the total", async ({ page }) => {
  await openReady(page, PATH)
  const before = await totalAt(page, "900k")
  await page.getByRole("contentinfo").getByRole("link", { name: "Buying a property" }).click()
  await expect(page).toHaveURL(/\/buying$/)
  await page.goBack()
  await expect(price(page)).toHaveValue("900k")
  await expect(total(page).first()).toHaveText(before)
})

test("a link that is shared reproduces the result, and names nobody", async ({ page, browser, baseURL }) => {
  await page.goto(PATH)
  await totalAt(page, "900k")
  await pick(calculator(page), "Where is the property?", "Victoria")
  await expect(itemisedQuote(calculator(page))).toContainText("in Victoria")
  const shared = await total(page).first().innerText()
  expect([...new URL(page.url()).searchParams.keys()].filter(key => /name|mail|phone|code/.test(key))).toEqual([])

  const elsewhere = await browser.newContext({ baseURL, locale: "en-AU" })
  const visitor = await elsewhere.newPage()
  await visitor.goto(page.url())
  await expect(total(visitor).first()).toHaveText(shared)
  await expect(price(visitor)).toHaveValue("900k")
  await elsewhere.close()
})

test("a date that no rate covers gets a sentence and no total", async ({ page }) => {
  const query = new URLSearchParams({
    price: "900k",
    "contractDate.day": "1",
    "contractDate.month": "7",
    "contractDate.year": "2031",
  })
  await page.goto(`${PATH}?${query.toString()}`)
  await expect(total(page).first()).toContainText("no figure in force on 1 July 2031")
  await expect(itemisedQuote(calculator(page))).toHaveCount(0)
})

test("the keyboard alone is enough: type, choose with the arrows, open a comparison, read the lines", async ({
  page,
}) => {
  await page.goto(PATH)
  await price(page).focus()
  await page.keyboard.type("900k")
  await expect(total(page).first()).toHaveText(A_TOTAL)

  const states = calculator(page).getByRole("group", { name: "Where is the property?" })
  await states.getByRole("radio", { name: "New South Wales" }).focus()
  await page.keyboard.press("ArrowDown")
  await expect(states.getByRole("radio", { name: "Victoria" })).toBeChecked()

  await calculator(page).locator("summary", { hasText: "The same job in the other states" }).focus()
  await page.keyboard.press("Enter")
  await expect(calculator(page).getByRole("region", { name: /in three states/ })).toBeVisible()

  await price(page).focus()
  await page.keyboard.press("Enter")
  await expect(itemisedQuote(calculator(page)).locator("xpath=..")).toBeFocused()
})

test("on a small screen the total stays in sight while the answers are given", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(PATH)
  await totalAt(page, "900k")
  await price(page).scrollIntoViewIfNeeded()
  const panel = calculator(page).getByRole("region", { name: "Your total" })
  await expect(panel.getByText("Costs on top of the purchase price", { exact: true })).toBeInViewport({ ratio: 1 })
  await panel.getByRole("link", { name: "See every line" }).click()
  await expect(itemisedQuote(calculator(page)).getByRole("heading").first()).toBeInViewport()
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme}: no violation of WCAG 2.2 AA with every comparison open, nor with mistakes`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const query = new URLSearchParams({
      price: "900k",
      otherFee: "1,200",
      "otherDate.day": "30",
      "otherDate.month": "6",
      "otherDate.year": "2026",
    })
    await page.goto(`${PATH}?${query.toString()}`)
    await expect(total(page).first()).toHaveText(A_TOTAL)
    await calculator(page).locator("summary", { hasText: "The same job in the other states" }).click()
    await expect(calculator(page).getByRole("region", { name: /in three states/ })).toBeVisible()
    expect(await wcagViolations(page), "every comparison").toEqual([])

    await price(page).fill("")
    await calculator(page).getByRole("button", { name: "Show every line" }).click()
    await expect(calculator(page).getByRole("heading", { name: "There’s a problem" })).toBeVisible()
    expect(await wcagViolations(page), "mistakes").toEqual([])
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the tables answer for each state, with their day and their sources", async ({ page }) => {
    await page.goto(PATH)
    for (const { name: state } of STATES.map(state => STATE_NAMES[state])) {
      const table = page.getByRole("region", { name: new RegExp(`in ${state} .*contract of 21 November 2026`) })
      await expect(
        table
          .getByRole("row", { name: /^\$1,000,000/ })
          .getByRole("cell")
          .first(),
      ).toHaveText(/^\$[\d,]+\.\d\d$/)
    }
    await expect(page.getByText(/checked on \d+ \w+ 2026/).first()).toBeVisible()
    await expect(calculator(page).getByRole("link", { name: "the quote form" })).toBeVisible()
  })

  test("the landing pages bring the same tables", async ({ page }) => {
    for (const slug of ["conveyancing-calculator", "conveyancing-calculator-b"]) {
      await page.goto(paths.landing(slug))
      await expect(page.getByRole("row", { name: /^\$500,000/ })).toHaveCount(3)
    }
  })
})
