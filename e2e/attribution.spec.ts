import type { Page } from "@playwright/test"
import * as v from "valibot"
import { paths } from "../src/domain/paths"
import { simulateSlowPhone } from "./slow-phone"
import type { Inbox } from "./inbox"
import { expect, test } from "./journey"
import { findFirstEntry } from "./own-site"
import { sendContactMessage } from "./quote-form"
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

const buildMenuLinkSelector = (path: string) => `nav[aria-label="Main"] a[href="${path}"]`
const buildTextLinkSelector = (path: string) => `main a[href^="${path}"]`

const BUYING = paths.page("buying")
const ON_PARTNERS_PAGE = paths.partner(PARTNER)

/** Clicks on the page at `on` as soon as the parser has added the element. */
const clickEarly = (page: Page, on: string, selector: string): Promise<unknown> =>
  page.addInitScript(
    step => {
      if (location.pathname !== step.on) return
      const parsing = new MutationObserver(() => {
        const element = document.querySelector<HTMLElement>(step.selector)
        if (!element) return
        parsing.disconnect()
        element.click()
      })
      parsing.observe(document, { childList: true, subtree: true })
    },
    { on, selector },
  )

test(
  "a link, clicked as early as a script can on a slow phone: campaign, click id and partner reach the lead",
  { tag: "@nightly" },
  async ({ page, inbox }) => {
    requirePartner()
    test.setTimeout(120_000)
    await clickEarly(page, ON_PARTNERS_PAGE, buildMenuLinkSelector(paths.contactUs))
    const endSlowness = await simulateSlowPhone(page)
    // The click leaves the page before it has loaded, so the browser reports a cancelled navigation.
    await page.goto(`${ON_PARTNERS_PAGE}?${CAMPAIGN}`, { waitUntil: "commit" }).catch(() => undefined)
    await expect(page).toHaveURL(paths.contactUs, { timeout: 60_000 })
    await endSlowness()
    expect(await sendMessageFromPage(page, inbox)).toMatchObject(buildExpectedAttribution(ON_PARTNERS_PAGE))
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
    expect(await sendMessageFromPage(tab, inbox)).toMatchObject(buildExpectedAttribution(ON_PARTNERS_PAGE))
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
    expect(await sendMessageFromPage(page, inbox)).toMatchObject(buildExpectedAttribution(PARTNERS))
  },
)

async function sendMessageFromPage(page: Page, inbox: Inbox): Promise<unknown> {
  if (new URL(page.url()).pathname !== paths.contactUs)
    await page.locator(buildMenuLinkSelector(paths.contactUs)).click()
  await sendContactMessage(page)
  await inbox.expectTaken("contact.sent.v1")
  return v.parse(messageSchema, (await inbox.events()).at(-1)?.data).contact
}

const messageSchema = v.object({ contact: v.unknown() })
