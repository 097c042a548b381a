import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { FIRST_STATE } from "./own-site"
import { wcagViolations } from "./wcag"

const PATH = paths.page("calculator")

const calculator = (page: Page): Locator => page.locator("form#calculator")
const total = (page: Page): Locator =>
  calculator(page).getByRole("region", { name: "Your total" }).locator("strong").first()
const opener = (page: Page): Locator =>
  calculator(page).locator("summary", { hasText: "Compare with another price or date" })
const otherPrice = (page: Page): Locator => calculator(page).getByLabel("What other price could it be?")
const compared = (page: Page): Locator => calculator(page).getByRole("region", { name: "Costs at each price" })
const sentence = (page: Page): Locator =>
  calculator(page).locator("strong", { hasText: /^At \$900,000, the costs are/ })

/** The address of a comparison, as someone would send it. */
const link = (query: Record<string, string>): string =>
  `${PATH}?${new URLSearchParams({ state: FIRST_STATE, ...query }).toString()}`

test("two prices are compared with the keyboard alone, and the address brings the comparison back elsewhere", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(PATH)
  await calculator(page).getByLabel("What is the price?").focus()
  await page.keyboard.type("850k")
  await expect(total(page)).toHaveText(/^\$[\d,]+\.\d\d$/)
  await opener(page).focus()
  await page.keyboard.press("Enter")
  await otherPrice(page).focus()
  await page.keyboard.type("900k")
  await expect(sentence(page)).toBeVisible()
  await expect(compared(page).getByRole("columnheader")).toHaveText([
    "Line",
    "At $850,000",
    "At $900,000",
    "Difference",
  ])
  const said = await sentence(page).innerText()
  expect(new URL(page.url()).searchParams.get("otherPrice")).toBe("900k")

  const elsewhere = await browser.newContext({ baseURL, locale: "en-AU" })
  const visitor = await elsewhere.newPage()
  await visitor.goto(page.url())
  await expect(sentence(visitor)).toHaveText(said)
  await expect(compared(visitor)).toBeVisible()
  await elsewhere.close()
})

test("a comparison is printed with the answers", async ({ page }) => {
  await page.goto(link({ price: "850k", otherPrice: "900k" }))
  await expect(compared(page)).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(compared(page)).toBeVisible()
  await expect(sentence(page)).toBeVisible()
})

test("a day that no rate covers is refused in words, and nothing is compared", async ({ page }) => {
  const day = { "otherDate.day": "1", "otherDate.month": "7", "otherDate.year": "1990" }
  await page.goto(link({ price: "850k", otherPrice: "900k", ...day }))
  await expect(calculator(page).locator("#calculator-dates")).toContainText("no figure in force on 1 July 1990")
  await expect(calculator(page).locator("#calculator-dates").getByRole("table")).toHaveCount(0)
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme}: a comparison breaks no rule of WCAG 2.2 AA on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(link({ price: "850k", otherPrice: "900k" }))
    await expect(compared(page)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await wcagViolations(page)).toEqual([])
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the form has the field, and says that it needs scripts to add up", async ({ page }) => {
    await page.goto(PATH)
    await opener(page).click()
    await expect(otherPrice(page)).toBeVisible()
    // Texts in it aren't found by what they say.
    const note = calculator(page).locator("noscript p")
    await expect(note).toBeVisible()
    await expect(note).toContainText("this form can’t add up")
  })
})
