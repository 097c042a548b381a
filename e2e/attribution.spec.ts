import type { BrowserContext, Page } from "@playwright/test"
import * as v from "valibot"
import { paths } from "../src/domain/paths"
import { simulateSlowPhone } from "./slow-phone"
import type { Inbox } from "./inbox"
import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { findFirstEntry } from "./own-site"
import { locateQuoteForm, requestQuote, sendContactMessage } from "./quote-form"
import { openReady } from "./visit"

/** A partner whose page has the menu and whose text links to the calculator. */
const MET = findFirstEntry(
  "partner",
  ({ fields, text }) => (fields["layout"] ?? "default") === "default" && text.includes("](/calculator)"),
)
const PARTNER = MET?.slug ?? "none"
const requirePartner = (): void => test.skip(!MET, "this site has no partner whose page leads on")
const PARTNERS = paths.page("misc/partners")
const CAMPAIGN = "utm_source=news&utm_campaign=spring&gclid=click-1"
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const buildExpectedAttribution = (landingPath: string) => ({
  partner: PARTNER,
  attribution: {
    ...{ landingPath, utm_source: "news", utm_campaign: "spring", gclid: "click-1" },
    ...{ partnerMetAt: expect.stringMatching(MOMENT), partnerPath: paths.partner(PARTNER) },
  },
})

const answerOtherSitesWithReturnLink = (context: BrowserContext, site: string | undefined) =>
  context.route(/^https:/, route =>
    route.fulfill({
      contentType: "text/html",
      body: `<a href="${site}${paths.page("faqs")}">Back to the site</a><script>document.links[0].click()</script>`,
    }),
  )

const buildMenuLinkSelector = (path: string) => `nav[aria-label="Main"] a[href="${path}"]`
const buildTextLinkSelector = (path: string) => `main a[href^="${path}"]`

type EarlyClick = {
  on: string
  /** The selector of the element to click. Without it the visitor goes back. */
  click?: string
}

/** Clicks as soon as the parser has added the element, but on no page that was reached with Back. */
const clickEarly = (page: Page, clicks: readonly EarlyClick[]): Promise<unknown> =>
  page.addInitScript(list => {
    const step = list.find(({ on }) => on === location.pathname)
    const [navigation] = performance.getEntriesByType("navigation")
    const isFirst = navigation && "type" in navigation && navigation.type === "navigate"
    if (!step || !isFirst || location.hostname !== "localhost") return
    const { click } = step
    const parsing = new MutationObserver(() => {
      const element = click === undefined ? document.body : document.querySelector<HTMLElement>(click)
      if (!element) return
      parsing.disconnect()
      if (click === undefined) history.back()
      else element.click()
    })
    parsing.observe(document, { childList: true, subtree: true })
  }, clicks)

type Kind = {
  kind: string
  from?: string
  clicks: readonly EarlyClick[]
  to: string
}

const BUYING = paths.page("buying")
const ON_PARTNERS_PAGE = paths.partner(PARTNER)

const KINDS: readonly Kind[] = [
  {
    kind: "the menu",
    clicks: [{ on: ON_PARTNERS_PAGE, click: buildMenuLinkSelector(paths.contactUs) }],
    to: paths.contactUs,
  },
  {
    kind: "the quote button",
    clicks: [{ on: ON_PARTNERS_PAGE, click: "header [data-quote-open]" }],
    to: `${paths.requestAQuote}?partner=${PARTNER}`,
  },
  {
    kind: "a partner",
    from: PARTNERS,
    clicks: [
      { on: PARTNERS, click: buildTextLinkSelector(ON_PARTNERS_PAGE) },
      { on: ON_PARTNERS_PAGE, click: buildMenuLinkSelector(BUYING) },
    ],
    to: BUYING,
  },
  {
    kind: "Back",
    clicks: [{ on: ON_PARTNERS_PAGE, click: buildMenuLinkSelector(BUYING) }, { on: BUYING }],
    to: `${ON_PARTNERS_PAGE}?${CAMPAIGN}`,
  },
  {
    kind: "a return from another site",
    clicks: [{ on: ON_PARTNERS_PAGE, click: buildTextLinkSelector("https://") }],
    to: paths.page("faqs"),
  },
]

for (const { kind, from = ON_PARTNERS_PAGE, clicks, to } of KINDS)
  test(
    `${kind}, clicked as early as a script can on a slow phone: campaign, click id and partner reach the lead`,
    { tag: "@nightly" },
    async ({ page, context, baseURL, inbox }) => {
      requirePartner()
      test.setTimeout(120_000)
      await answerOtherSitesWithReturnLink(context, baseURL)
      await clickEarly(page, clicks)
      const endSlowness = await simulateSlowPhone(page)
      const requests = recordRequests(page, request => request.isNavigationRequest() || undefined)
      // The click leaves the page before it has loaded, so the browser reports a cancelled navigation.
      await page.goto(`${from}?${CAMPAIGN}`, { waitUntil: "commit" }).catch(() => undefined)
      await expect.poll(() => requests.length, { timeout: 60_000 }).toBeGreaterThan(clicks.length)
      await expect(page).toHaveURL(to, { timeout: 60_000 })
      await endSlowness()
      expect(await sendLeadFromPage(page, inbox)).toMatchObject(buildExpectedAttribution(from))
    },
  )

test(
  "a new tab, opened as early as a visitor can on a slow phone: campaign, click id and partner reach the lead",
  { tag: "@nightly" },
  async ({ page, context, inbox }) => {
    requirePartner()
    test.setTimeout(120_000)
    const endSlowness = await simulateSlowPhone(page)
    await page.goto(`${ON_PARTNERS_PAGE}?${CAMPAIGN}`, { waitUntil: "commit" })
    const newTab = context.waitForEvent("page")
    await page.locator(buildMenuLinkSelector(BUYING)).click({ modifiers: ["ControlOrMeta"] })
    const tab = await newTab
    await endSlowness()
    await expect(tab).toHaveURL(BUYING)
    expect(await sendLeadFromPage(tab, inbox)).toMatchObject(buildExpectedAttribution(ON_PARTNERS_PAGE))
  },
)

test(
  "a partner that is met inside the app is named by the message that follows, sent without a load",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    requirePartner()
    await openReady(page, `${PARTNERS}?${CAMPAIGN}`)
    await page.locator(buildTextLinkSelector(ON_PARTNERS_PAGE)).first().click()
    await expect(page).toHaveURL(ON_PARTNERS_PAGE)
    expect(await sendLeadFromPage(page, inbox)).toMatchObject(buildExpectedAttribution(PARTNERS))
  },
)

async function sendLeadFromPage(page: Page, inbox: Inbox): Promise<unknown> {
  if (new URL(page.url()).pathname === paths.requestAQuote) {
    await requestQuote(locateQuoteForm(page))
    await expect(page).toHaveURL(/\/offer$/)
    await inbox.expectTaken("quote.requested.v1")
  } else {
    if (new URL(page.url()).pathname !== paths.contactUs)
      await page.locator(buildMenuLinkSelector(paths.contactUs)).click()
    await sendContactMessage(page)
    await inbox.expectTaken("contact.sent.v1")
  }
  return Object.values(v.parse(leadSchema, (await inbox.events()).at(-1)?.data))[0]
}

const leadSchema = v.union([v.object({ request: v.unknown() }), v.object({ contact: v.unknown() })])
