import type { Locator, Page } from "@playwright/test"
import {
  askForPrice,
  askWhereToSend,
  copyBox,
  fillIn,
  introduce,
  itemisedQuote,
  openQuoteDialog,
  send,
  totalOf,
} from "./quote-form"
import { expect, test } from "./journey"
import { firm } from "./own-site"

const OFFER = /\/quotes\/[\w-]{22,64}\/offer$/

test("a visitor sees the price before giving a name, gets the same figures as an offer, and accepts it", async ({
  page,
  inbox,
}) => {
  await page.goto("/")
  const dialog = await openQuoteDialog(page)
  await expect(dialog.getByText(firm.quoteModal.subtitle)).toBeVisible()

  await expect(dialog.getByLabel("Full name")).toHaveCount(0)
  await askForPrice(dialog)
  const total = await totalOf(itemisedQuote(dialog))

  await askWhereToSend(dialog)
  await introduce(dialog)
  await send(dialog)
  await expect(page).toHaveURL(OFFER)
  await expect(dialog).toHaveCount(0)
  expect(await totalOf(itemisedQuote(page))).toBe(total)
  expect(await spaceBelowFooter(page)).toBeLessThan(1)

  await page.getByRole("button", { name: "Accept this quote" }).click()
  await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/thank-you$/)
  await expect(page.getByRole("contentinfo")).toBeVisible()
  expect(await spaceBelowFooter(page)).toBeLessThan(1)
  await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1")
})

/** How far the page goes on below its footer, in pixels. */
const spaceBelowFooter = (page: Page): Promise<number> =>
  page
    .getByRole("contentinfo")
    .evaluate(footer =>
      Math.round(document.documentElement.scrollHeight - scrollY - footer.getBoundingClientRect().bottom),
    )

/** Opens the quote form on the home page and answers all of it. Nothing is sent. */
async function openFilledIn(page: Page): Promise<Locator> {
  await page.goto("/")
  const dialog = await openQuoteDialog(page)
  await fillIn(dialog)
  return dialog
}

test("a visitor who unticks the copy by email gets the quote on screen, and the event says so", async ({
  page,
  inbox,
}) => {
  const dialog = await openFilledIn(page)
  await expect(copyBox(dialog)).toBeChecked()
  await copyBox(dialog).uncheck()
  await dialog.getByRole("button", { name: "Send my request" }).click()
  await expect(page).toHaveURL(OFFER)
  await expect(itemisedQuote(page)).toBeVisible()
  await inbox.expectTaken("quote.requested.v1")
  expect(await inbox.events()).toMatchObject([
    { data: { email: { sendQuote: false, by: null }, request: { sendEmailQuote: false } } },
  ])
})

test("a visitor who leaves the copy by email ticked is promised one, and the event says so", async ({
  page,
  inbox,
}) => {
  const dialog = await openFilledIn(page)
  await send(dialog)
  await expect(page).toHaveURL(OFFER)
  await inbox.expectTaken("quote.requested.v1")
  expect(await inbox.events()).toMatchObject([
    { data: { email: { sendQuote: true }, request: { sendEmailQuote: true } } },
  ])
})

/** The number of dollars that a visitor reads, such as `$1,234.50`. */
const dollarsIn = (text: string): number => Number(text.replace(/[^\d.]/g, ""))

test("the request says how its form was filled in, and its acceptance repeats the campaign, with the total in dollars", async ({
  page,
  inbox,
}) => {
  await page.goto("/?utm_source=newsletter&utm_campaign=spring")
  const dialog = await openQuoteDialog(page)
  await fillIn(dialog)
  await send(dialog)
  await expect(page).toHaveURL(OFFER)
  const total = dollarsIn(await totalOf(itemisedQuote(page)))
  expect(total).toBeGreaterThan(0)
  await page.getByRole("button", { name: "Accept this quote" }).click()
  await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/thank-you$/)
  await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1")

  const seconds = expect.any(Number)
  const attribution = { utm_source: "newsletter", utm_campaign: "spring" }
  const money = { currency: "AUD", total }
  expect(await inbox.events()).toMatchObject([
    {
      data: {
        request: {
          attribution,
          form: { device: "desktop", propertySeconds: seconds, priceSeconds: seconds, sendSeconds: seconds },
        },
        money,
      },
    },
    { data: { request: { attribution, partner: null }, money } },
  ])
})
