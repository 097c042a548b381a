import type { Page } from "@playwright/test"
import * as v from "valibot"
import { paths } from "../src/domain/paths"
import type { Inbox } from "./inbox"
import { holdRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { findFirstEntry } from "./own-site"
import { sendContactMessage } from "./quote-form"
import { openReady } from "./visit"

/** A partner whose page has the menu. */
const MET = findFirstEntry("partner", ({ fields }) => (fields["layout"] ?? "default") === "default")
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

const ON_PARTNERS_PAGE = paths.partner(PARTNER)

test(
  "a link that's followed before any script file has come: campaign, click id and partner reach the lead",
  { tag: "@nightly" },
  async ({ page, inbox }) => {
    requirePartner()
    const release = await holdRequests(page, "**/*.js")
    await page.goto(`${ON_PARTNERS_PAGE}?${CAMPAIGN}`, { waitUntil: "domcontentloaded" })
    await page.locator(buildMenuLinkSelector(paths.contactUs)).click()
    await expect(page).toHaveURL(paths.contactUs)
    release()
    expect(await sendMessageFromPage(page, inbox)).toMatchObject(buildExpectedAttribution(ON_PARTNERS_PAGE))
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
