import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { hold } from "./intercepted"
import { violationsInEveryLook } from "./looks"
import { itemisedQuote, pick } from "./quote-form"
import { expect, test } from "./journey"
import {
  expectImprint,
  FIRST_STATE,
  FIRST_STATE_NAME,
  OTHER_STATE,
  needsEntries,
  needsStates,
  OWN_STATES,
  type OwnEntry,
  needsState,
} from "./own-site"
import { setChance } from "./page-tests"
import { printedPages } from "./printed"
import { footerLink, openReady } from "./visit"
import { tabTo } from "./walked"

const PATH = paths.page("calculator")
const A_TOTAL = /\$[\d,]+\.\d\d/

const calculator = (page: Page): Locator => page.locator("form#calculator")
const price = (page: Page): Locator => calculator(page).getByLabel("What is the price?")
const panel = (page: Page): Locator => calculator(page).getByRole("region", { name: "Your total" })
/** The total that is seen, apart from what is said of it. */
const total = (page: Page): Locator => panel(page).locator("strong").filter({ hasText: A_TOTAL })
const showLines = (page: Page): Locator => calculator(page).getByRole("button", { name: "Show every line" })
/** What opens a comparison of the firm's states, and the comparison. */
const otherStates = (page: Page): Locator =>
  calculator(page).locator("summary", { hasText: /The same job in the other states?/ })
const comparedStates = (page: Page): Locator =>
  calculator(page).getByRole("region", { name: /The same answers in (two|three) states/ })
const refusal = (page: Page): Locator =>
  calculator(page)
    .locator("[tabindex='-1']")
    .filter({ hasText: /^There.{1,2}s a problem/ })

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
  const letGo = await hold(page, "**/calculator-*.js")
  await page.goto(PATH)
  await price(page).click()
  await page.keyboard.type("900k")
  letGo()
  await expect(total(page).first()).toHaveText(A_TOTAL)
  await expect(price(page)).toBeFocused()
  await expect(price(page)).toHaveValue("900k")
})

test("the headline is the costs, of which the bar and the pair are made, and the price comes on a second line", async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(panel(page)).toContainText("Your total will appear here.")
  const costs = await totalAt(page, "900k")
  await expect(panel(page)).toContainText(`Costs on top of the purchase price ${costs}`)
  const cents = (amount: string) => Number(amount.replace(/\D/g, "")) * (amount.includes(".") ? 1 : 100)
  const [fee = "", passedOn = "", all = ""] = await panel(page).getByRole("definition").allInnerTexts()
  expect(cents(fee) + cents(passedOn)).toBe(cents(costs))
  expect(cents(all)).toBe(cents("900,000") + cents(costs))
})

test("each sum is drawn once: the lines come without the sums that are beside the questions", async ({ page }) => {
  await page.goto(PATH)
  const costs = await totalAt(page, "900k")
  const lines = itemisedQuote(calculator(page))
  await expect(lines).toContainText("at $900,000")
  await expect(lines).not.toContainText(costs)
  await expect(lines.getByRole("region", { name: "Totals" })).toHaveCount(0)
  await expect(calculator(page).getByRole("img", { name: /our fee/ })).toHaveCount(1)
})

test("printed, it's the answers given and the lines, on two pages at most", async ({ page }) => {
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
  await expect(page.getByRole("heading", { name: /^Worked totals/ })).toBeHidden()
  expect(await printedPages(page)).toBeLessThanOrEqual(2)
})

for (const how of ["a click", "Enter"])
  test(`asking for every line before the scripts have come is held and done: ${how}`, async ({ page }) => {
    const release = await hold(page, "**/*.js")
    await page.goto(PATH)
    await page.evaluate(() => document.documentElement.setAttribute("data-first", ""))
    await price(page).click()
    await page.keyboard.type("900k")
    if (how === "Enter") await page.keyboard.press("Enter")
    else await showLines(page).click()
    release()
    const lines = itemisedQuote(calculator(page))
    await expect(lines).toContainText("at $900,000")
    await expect(lines.locator("xpath=..")).toBeFocused()
    await expect(lines).toBeInViewport()
    await expect(page.locator("html[data-first]"), "the page was not loaded again").toHaveCount(1)
  })

test("a typed price is said once, after a pause, and isn't doubted while it's typed", async ({ page }) => {
  await page.goto(PATH)
  await totalAt(page, "900k")
  await price(page).focus()
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.press("Delete")
  await expect(total(page)).toHaveCount(0)
  const said = await listen(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  expect(await said()).toEqual([])

  for (const key of "850000") {
    await page.keyboard.press(key)
    await page.clock.runFor(500)
    await expect(calculator(page)).not.toContainText("Did you mean")
  }
  await expect(total(page).first()).toHaveText(A_TOTAL)
  expect(await said()).toEqual([])
  await page.clock.runFor(5000)
  await expect.poll(said).toEqual([expect.stringMatching(A_TOTAL)])
})

/** What the live regions of the page say from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = []
    const hear = (node: Node): void => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(
        "[role=status], [role=alert], [aria-live], output",
      )
      const text = region?.textContent.trim()
      if (text) said.push(text)
    }
    new MutationObserver(changes => [...new Set(changes.map(({ target }) => target))].forEach(hear)).observe(
      document.body,
      { subtree: true, childList: true, characterData: true },
    )
    return said
  })
  return () => heard.evaluate(said => said)
}

test("mistakes are listed once where every line is asked for, and each goes as soon as its answer is right", async ({
  page,
}) => {
  await page.goto(PATH)
  await totalAt(page, "900k")
  await calculator(page).locator("summary", { hasText: "another firm" }).click()
  await calculator(page).getByLabel("Their fee").fill("dear")
  await price(page).focus()
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("85")
  await page.keyboard.press("Enter")
  await expect(refusal(page)).toBeFocused()
  await expect(refusal(page).getByRole("link")).toHaveCount(2)
  await expect(page).toHaveTitle(/^Error: /)

  await price(page).focus()
  await page.keyboard.press("End")
  await page.keyboard.type("0k")
  await expect(refusal(page).getByRole("link")).toHaveCount(1)
  await expect(price(page)).toBeFocused()
  await expect(price(page)).not.toHaveAttribute("aria-invalid")
  await calculator(page).getByLabel("Their fee").fill("1,200")
  await expect(refusal(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
})

test("an answer in the address that isn't offered leaves the calculator's own", async ({ page }) => {
  await page.goto(`${PATH}?side=both&state=TAS&price=900k`)
  await expect(total(page).first()).toHaveText(A_TOTAL)
  await expect(calculator(page).getByRole("radio", { name: "Buying", exact: true })).toBeChecked()
  await expect(calculator(page).getByRole("radio", { name: FIRST_STATE_NAME })).toBeChecked()
})

test("Back restores the answers and the total", async ({ page }) => {
  await openReady(page, PATH)
  const before = await totalAt(page, "900k")
  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(/\/buying$/)
  await page.goBack()
  await expect(price(page)).toHaveValue("900k")
  await expect(total(page).first()).toHaveText(before)
})

test("a link that is shared reproduces the result, and names nobody", async ({ page, browser, baseURL }) => {
  await page.goto(PATH)
  await totalAt(page, "900k")
  await pick(calculator(page), "Where is the property?", STATE_NAMES[OTHER_STATE].name)
  await expect(itemisedQuote(calculator(page))).toContainText(`in ${STATE_NAMES[OTHER_STATE].name}`)
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
  // The duty of the other states is in force until it's changed.
  needsState("NSW")
  const query = new URLSearchParams({
    price: "900k",
    state: "NSW",
    "contractDate.day": "1",
    "contractDate.month": "7",
    "contractDate.year": "2031",
  })
  await page.goto(`${PATH}?${query.toString()}`)
  await expect(
    panel(page).getByRole("paragraph").filter({ hasText: "no figure in force on 1 July 2031" }),
  ).toBeVisible()
  await expect(itemisedQuote(calculator(page))).toHaveCount(0)
})

test("the keyboard alone is enough: type, choose with the arrows, open a comparison, read the lines", async ({
  page,
}) => {
  needsStates(2)
  await page.goto(PATH)
  await price(page).focus()
  await page.keyboard.type("900k")
  await expect(total(page).first()).toHaveText(A_TOTAL)

  const states = calculator(page).getByRole("group", { name: "Where is the property?" })
  await states.getByRole("radio", { name: FIRST_STATE_NAME }).focus()
  await page.keyboard.press("ArrowDown")
  await expect(states.getByRole("radio").nth(1)).toBeChecked()

  await tabTo(page, otherStates(page))
  await page.keyboard.press("Enter")
  await expect(comparedStates(page)).toBeVisible()

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

test("no violation of WCAG 2.2 AA with every comparison open, nor with mistakes, in any colours", async ({ page }) => {
  const query = new URLSearchParams({
    price: "900k",
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
  // At the top, where the header covers nothing.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violationsInEveryLook(page), "every comparison").toEqual([])

  await price(page).fill("")
  await showLines(page).click()
  await expect(refusal(page)).toBeFocused()
  expect(await violationsInEveryLook(page, "form#calculator"), "mistakes").toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the tables answer for each state, with their day and their sources", async ({ page }) => {
    await page.goto(PATH)
    for (const { name: state } of OWN_STATES.map(state => STATE_NAMES[state])) {
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
    // They are compared, and the first is the control: this visit gets it.
    await setChance(page, 0)
    // One of each state; a page about one state has its own.
    const hasTables = ({ text }: OwnEntry) => OWN_STATES.every(state => text.includes(`<CostTable state="${state}"`))
    for (const { path } of needsEntries("landing", hasTables, "landing page with tables")) {
      await page.goto(path)
      await expect(page.getByRole("row", { name: /^\$500,000/ })).toHaveCount(OWN_STATES.length)
    }
  })
})
