import { paths } from "../src/domain/paths"
import type { Page } from "@playwright/test"
import { holdRequests } from "./intercept-requests"
import { locateErrorSummary } from "./form-problems"
import { expect, test } from "./journey"
import { FIRST_STATE, FIRST_STATE_NAME, requireEntry, requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { locateQuoteForm, requestQuote } from "./quote-form"
import { openReady } from "./visit"

/** The quote link in the header, which every page except the offer has. */
const locateHeaderQuoteLink = (page: Page) => page.getByRole("banner").locator("[data-quote-open]").first()

const locateLoadingNote = (page: Page) => page.getByText("One moment. This page is still loading.")

test(
  "a click that comes before the scripts shows and says at once that it was taken",
  { tag: "@daily" },
  async ({ page }) => {
    await holdRequests(page, "**/*.js")
    await page.goto(paths.home, { waitUntil: "domcontentloaded" })
    await locateHeaderQuoteLink(page).click()
    await expect(locateHeaderQuoteLink(page)).toHaveAttribute("aria-busy", "true")
    await expect(locateLoadingNote(page).and(page.getByRole("status"))).toBeVisible()
    await expect(page).toHaveURL(paths.home)
  },
)

test.describe("after two seconds", () => {
  test.use({ isPatient: false })

  test("a link whose scripts are late leads to the form's own page", { tag: "@daily" }, async ({ page }) => {
    await holdRequests(page, "**/*.js")
    await page.goto(paths.state(FIRST_STATE), { waitUntil: "domcontentloaded" })
    await locateHeaderQuoteLink(page).click()
    await expect(page).toHaveURL(`${paths.requestAQuote}?state=${FIRST_STATE}`)
    await expect(locateQuoteForm(page)).toBeVisible()
  })

  test("the partner in the address of the form's own page is in the event", async ({ page, inbox }) => {
    const partner = requireEntry("partner").slug
    await openReady(page, `${paths.requestAQuote}?partner=${partner}`)
    await requestQuote(locateQuoteForm(page))
    await expect(page).toHaveURL(/\/offer$/)
    await inbox.expectTaken("quote.requested.v1")
    expect(await inbox.events()).toMatchObject([{ data: { request: { partner } } }])
  })

  test("the place's state and thank-you page go along, and the campaign that led there is not forgotten", async ({
    page,
    inbox,
  }) => {
    const place = requirePagePath(OWN_PAGES.place, "place")
    const release = await holdRequests(page, "**/*.js")
    await page.goto(`${place}?utm_source=paper`, { waitUntil: "domcontentloaded" })
    await locateHeaderQuoteLink(page).click()
    await expect(page).toHaveURL(/\/request-a-quote\?/)
    release()
    await expect(locateQuoteForm(page).getByRole("radio", { name: FIRST_STATE_NAME })).toBeChecked()
    await requestQuote(locateQuoteForm(page))
    await expect(page).toHaveURL(/\/lp-thank-you$/)
    await inbox.expectTaken("quote.requested.v1")
    const [event] = await inbox.events()
    expect(JSON.stringify(event)).toContain('"paper"')
  })
})

test("an offer whose scripts don't come leads to its document", { tag: "@daily" }, async ({ page }) => {
  await holdRequests(page, "**/*.js")
  const id = "a".repeat(24)
  await page.goto(paths.offer(id), { waitUntil: "domcontentloaded" })
  await page.getByRole("link", { name: "Open this as a plain page" }).click()
  await expect(page).toHaveURL(paths.document(id))
})

for (const { name, path, button } of [
  { name: "quote form", path: paths.requestAQuote, button: "Continue" },
  { name: "contact form", path: paths.contactUs, button: "Send message" },
])
  test(`the ${name}: its button shows and says at once that its press was taken, until the form answers`, async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/*.js")
    await page.goto(path, { waitUntil: "domcontentloaded" })
    const form = page.locator("form", { has: page.getByRole("button", { name: button }) })
    await form.getByRole("button", { name: button }).focus()
    await page.keyboard.press("Enter")
    await expect(form.getByRole("button", { name: button })).toHaveAttribute("aria-busy", "true")
    await expect(locateLoadingNote(page)).toBeVisible()
    release()
    await expect(locateErrorSummary(form)).toBeFocused()
    await expect(locateLoadingNote(page)).toHaveCount(0)
    await expect(form.getByRole("button", { name: button })).not.toHaveAttribute("aria-busy")
    await expect(page).toHaveURL(path)
  })
