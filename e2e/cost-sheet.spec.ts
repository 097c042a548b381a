import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { expectImprint, firm } from "./own-site"
import { printedPages } from "./printed"
import { askForPrice, itemisedQuote, openQuoteDialog, pageForm, quoteDialog, requestQuote } from "./quote-form"
import { openReady } from "./visit"

/** The colour of text in an error, from the palette of the page. */
const errorColour = (at: Locator): Promise<string> =>
  at.evaluate(element => {
    const probe = document.createElement("span")
    probe.className = "text-error"
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

const colourOf = (at: Locator): Promise<string> => at.evaluate(element => getComputedStyle(element).color)

test("a price in the form opens with our fee, what's passed on and the total, each written once", async ({ page }) => {
  await openReady(page, paths.home)
  const dialog = await openQuoteDialog(page)
  await askForPrice(dialog)
  const totals = itemisedQuote(dialog).getByRole("region", { name: "Totals" })
  await expect(totals.getByRole("term")).toHaveText([
    "Our fixed fee",
    "Passed on at cost",
    "Costs on top of the purchase price",
  ])
  const [fee = "", passedOn = "", total = ""] = await totals.getByRole("definition").allInnerTexts()
  const cents = (amount: string) => Number(amount.replace(/\D/g, "")) * (amount.includes(".") ? 1 : 100)
  expect(cents(fee) + cents(passedOn)).toBe(cents(total))
  const sheet = await itemisedQuote(dialog).innerText()
  expect(sheet.split(total)).toHaveLength(2)
  expect(sheet.split(passedOn)).toHaveLength(2)
})

for (const width of [320, 1280])
  test(`at ${width} pixels each segment of the bar can be seen, and the largest has its share on it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    // A bar that still grows isn't as wide as it will be.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(paths.home)
    const bar = itemisedQuote(page).getByRole("img").first()
    await bar.scrollIntoViewIfNeeded()
    await expect(bar).toHaveAccessibleName(/^\d+% our fee, (\d+|under 1)% searches, \d+% government$/)
    await expect(bar).toContainText(/^\d\d% government$/)
    const widths = await bar.locator("svg").evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
    expect(widths).toHaveLength(3)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(10)
  })

for (const colorScheme of ["light", "dark"] as const)
  test(`${colorScheme}: under the pointer a line is never in the colour of an error, and it's a target for a finger`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.goto(paths.home)
    const row = itemisedQuote(page).locator("li > details > summary").first()
    const before = await colourOf(row)
    await row.hover()
    expect(await colourOf(row)).toBe(before)
    expect(before).not.toBe(await errorColour(row))
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

test("an example leads to the quote form, and says when its figures were checked", async ({ page }) => {
  await openReady(page, paths.home)
  const example = itemisedQuote(page).first()
  await expect(example).toContainText(/Figures checked on \d+ \w+ 2026\./)
  await example.getByRole("link", { name: "Price yours" }).click()
  await expect(quoteDialog(page)).toBeVisible()
})

test("an example opens in the calculator, with its own answers", async ({ page }) => {
  await openReady(page, paths.home)
  const example = itemisedQuote(page).first()
  const job = await example.getByRole("heading").first().innerText()
  await example.getByRole("link", { name: "Open in the calculator" }).click()
  await expect(page).toHaveURL(/\/calculator\?side=/)
  await expect(itemisedQuote(page.locator("form#calculator"))).toContainText(job)
})

test("a printed offer says who it's from and its reference, and nothing that depends on the time of day", async ({
  page,
}) => {
  await openReady(page, paths.home)
  const dialog = await openQuoteDialog(page)
  await requestQuote(dialog)
  await page.waitForURL(/\/quotes\/[^/]+\/offer/)
  const [, id = ""] = /\/quotes\/([^/]+)\//.exec(page.url()) ?? []
  await expect(itemisedQuote(page)).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expectImprint(page)
  await expect(page.getByText(id, { exact: true }).first()).toBeVisible()
  for (const now of await page.locator("[data-office-now]").all()) await expect(now).toBeHidden()
  const line = itemisedQuote(page).locator("details").first()
  const [label, note] = await Promise.all(
    [line.locator("summary"), line.locator("p").first()].map(at =>
      at.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  )
  expect(label).toBeGreaterThan(note ?? Number.POSITIVE_INFINITY)
})

for (const colorScheme of ["light", "dark"] as const)
  test(`${colorScheme}, forced colours: the parts of the bar differ from each other and from the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: "active" })
    await page.goto(paths.home)
    const fills = await itemisedQuote(page)
      .getByRole("img")
      .first()
      .locator("rect")
      .evaluateAll(all => all.map(one => getComputedStyle(one).fill))
    expect(new Set(fills).size).toBe(3)
  })

test("a quote's document prints on two pages at most, with whose it is and its reference above the price", async ({
  page,
}) => {
  await page.goto(paths.requestAQuote)
  await requestQuote(pageForm(page))
  await page.waitForURL(/\/quotes\/[^/]+\/offer/)
  const [, id = ""] = /\/quotes\/([^/]+)\//.exec(page.url()) ?? []
  await page.goto(paths.document(id))
  await page.emulateMedia({ media: "print" })
  const price = itemisedQuote(page).getByRole("region", { name: "Totals" })
  await expectImprint(page)
  const whose = [firm.name, `ABN ${firm.abn}`, firm.phone, id, ...registrations()]
  for (const text of whose) expect(await isAbove(page, text, price), text).toBe(true)
  expect(await printedPages(page)).toBeLessThanOrEqual(2)
})

/** How the firm is registered: by its licence, or in each state. */
const registrations = (): string[] =>
  firm.licence ? [firm.licence] : firm.states.map(({ registration }) => registration.number)

/** Whether a reader sees `text` before they come to `what`. */
async function isAbove(page: Page, text: string, what: Locator): Promise<boolean> {
  const said = await page.getByText(text).filter({ visible: true }).first().boundingBox()
  const below = await what.boundingBox()
  return said !== null && below !== null && said.y + said.height <= below.y
}
