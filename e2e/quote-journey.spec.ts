import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import {
  answerUpToPrice,
  goToSendScreen,
  getQuoteId,
  fillInContactDetails,
  locateItemisedQuote,
  OFFER,
  openQuoteDialog,
  sendQuoteRequest,
  readQuoteTotal,
} from "./quote-form"
import { expect, test } from "./journey"
import { firm } from "./own-site"
import { watchPolicyViolations } from "./violations"

test.use({ isStamped: true })

const measureSpaceBelowFooter = (page: Page): Promise<number> =>
  page
    .getByRole("contentinfo")
    .evaluate(footer =>
      Math.round(document.documentElement.scrollHeight - scrollY - footer.getBoundingClientRect().bottom),
    )

/** Between the bottom of the bar with Continue and that of the dialog. */
const measureSpaceBelowButtons = (dialog: Locator): Promise<number> =>
  dialog.evaluate(box => {
    const bar = box.querySelector("[type=submit]")?.closest(".quoteForm-footer")
    return Math.round(box.getBoundingClientRect().bottom - (bar?.getBoundingClientRect().bottom ?? 0))
  })

test(
  "a visitor sees the price before giving a name, gets the same figures as an offer, and accepts it",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    const violations = await watchPolicyViolations(page)
    await page.goto("/?utm_source=newsletter&utm_campaign=spring")
    const dialog = await openQuoteDialog(page)
    await expect(dialog.getByText(firm.quoteModal.subtitle)).toBeVisible()
    expect(await measureSpaceBelowButtons(dialog)).toBeLessThanOrEqual(1)

    await expect(dialog.getByLabel("Full name")).toHaveCount(0)
    await answerUpToPrice(dialog)
    const total = await readQuoteTotal(locateItemisedQuote(dialog))

    await goToSendScreen(dialog)
    await fillInContactDetails(dialog)
    await sendQuoteRequest(dialog)
    await expect(page).toHaveURL(OFFER)
    await expect(dialog).toHaveCount(0)
    expect(await readQuoteTotal(locateItemisedQuote(page))).toBe(total)
    expect(await measureSpaceBelowFooter(page)).toBeLessThan(1)

    await page.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/thank-you$/)
    await expect(page.getByRole("contentinfo")).toBeVisible()
    expect(await measureSpaceBelowFooter(page)).toBeLessThan(1)
    await page.goto(paths.document(getQuoteId(page)))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(violations).toEqual([])

    await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1")
    const seconds = expect.any(Number)
    const attribution = { utm_source: "newsletter", utm_campaign: "spring" }
    const money = { currency: "AUD", total: Number(total.replace(/[^\d.]/g, "")) }
    expect(money.total).toBeGreaterThan(0)
    // The order of the webhook's events isn't guaranteed.
    const events = new Map((await inbox.events()).map(({ type, data }) => [type, data]))
    expect(events.get("quote.requested.v1")).toMatchObject({
      email: { sendQuote: true },
      request: {
        attribution,
        sendEmailQuote: true,
        form: { device: "desktop", propertySeconds: seconds, priceSeconds: seconds, sendSeconds: seconds },
      },
      money,
    })
    expect(events.get("quote.accepted.v1")).toMatchObject({ request: { attribution, partner: null }, money })
  },
)
