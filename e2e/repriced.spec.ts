import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { backdateQuote } from "./backdate-quote"
import {
  answerAllJobQuestions,
  requestOffer,
  getQuoteId,
  fillInContactDetails,
  locateItemisedQuote,
  locateQuoteForm,
  readQuoteTotal,
} from "./quote-form"

const REGISTRATION = { sum: "governmentCents", group: "government", key: "transfer-registration", less: 1_000 } as const

const locatePriceNotice = (page: Page): Locator => page.getByRole("region", { name: /^Prices have changed since/ })
/** The cells for a line of the quote: its old amount, its new amount, the difference and the reason. */
const locateChangeCells = (page: Page, line: string | RegExp): Locator =>
  page
    .getByRole("region", { name: /^What changed since/ })
    .getByRole("row")
    .filter({ hasText: line })
    .first()
    .getByRole("cell")

test(
  "an offer that's opened later says which line has changed and why, tells the marketers once, and is accepted at today's price",
  { tag: "@daily" },
  async ({ page, context, inbox }) => {
    const id = await requestOffer(page)
    await backdateQuote(id, REGISTRATION)
    const later = await context.newPage()
    await later.goto(paths.offer(id))
    await expect(locateItemisedQuote(later)).toBeVisible()
    await expect(locatePriceNotice(later)).toContainText("$10.00 more than quoted")
    const cells = locateChangeCells(later, "+$10.00")
    await expect(cells.nth(2)).toHaveText("+$10.00")
    await expect(cells.nth(3)).toHaveText(
      /(corrected this figure|new price applies).*Source: .+, (checked|read in a copy) on/,
    )
    await expect(later.getByText(/^Our fee is still \$[\d,.]+, as quoted, until/)).toBeVisible()
    const today = await readQuoteTotal(locateItemisedQuote(later))
    await expect(locatePriceNotice(later)).toContainText(`${today} today`)
    await inbox.expectTaken("quote.requested.v1", "quote.repriced.v1")

    await later.getByRole("button", { name: "Accept this quote" }).focus()
    await later.keyboard.press("Enter")
    await expect(later).toHaveURL(/\/quotes\/[\w-]{22,64}\/thank-you$/)
    await inbox.expectTaken("quote.requested.v1", "quote.repriced.v1", "quote.accepted.v1")
    const [, repriced, acceptance] = await inbox.events()
    const total = Number(today.replace(/[^\d.]/g, ""))
    expect(repriced?.data).toMatchObject({ feeKept: true, money: { total }, changes: [{ key: REGISTRATION.key }] })
    expect(acceptance?.data).toMatchObject({ money: { total } })

    await later.goto(paths.offer(getQuoteId(later)))
    await expect(later.getByText("You’ve accepted this quote")).toBeVisible()
    expect(await readQuoteTotal(locateItemisedQuote(later))).toBe(today)
    await expect(locatePriceNotice(later)).toHaveCount(0)
  },
)

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the document says the same, and its form accepts today's price", async ({ page, inbox }) => {
    await page.goto(paths.requestAQuote)
    const form = locateQuoteForm(page)
    await answerAllJobQuestions(form)
    await fillInContactDetails(form)
    // This address differs from those in the other tests, since equal answers would count as one request sent twice.
    await form.getByLabel("Email", { exact: true }).fill("repriced@example.com")
    await form.getByRole("button", { name: "Send my request" }).click()
    await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/document$/)
    await backdateQuote(getQuoteId(page), REGISTRATION)

    await page.reload()
    await expect(locatePriceNotice(page)).toContainText("$10.00 more than quoted")
    await expect(locateChangeCells(page, "+$10.00").nth(2)).toHaveText("+$10.00")
    const today = await readQuoteTotal(locateItemisedQuote(page))
    await page.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page.getByRole("heading", { level: 1, name: /thank you/i })).toBeVisible()
    expect(await readQuoteTotal(locateItemisedQuote(page))).toBe(today)
    await inbox.expectTaken("quote.requested.v1", "quote.repriced.v1", "quote.accepted.v1")
  })
})
