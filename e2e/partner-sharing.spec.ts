import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { OWN_INBOX_PORT, OWN_PORT } from "../tools/journeys/address"
import { copyBuildToNewFolder, startSiteFromBundles } from "../tools/journeys/serve-copy"
import type { Site } from "../tools/start/serve"
import { startWebhookInbox, type Inbox as Server } from "../tools/webhook-inbox/inbox"
import { inboxOf } from "./inbox"
import { expect, test } from "./journey"
import { findFirstEntry, getTextField } from "./own-site"
import { fillInQuoteForm, locateQuoteForm, sendQuoteRequest } from "./quote-form"

/** A partner with whom visitors may share their request. */
const SHARED_WITH = findFirstEntry("partner", ({ fields }) => fields["sharing"] !== undefined)

test.skip(!SHARED_WITH, "this site has no partner with whom a request can be shared")

const BROKER = SHARED_WITH?.slug ?? ""
const FIRST = `http://localhost:${OWN_INBOX_PORT}`
const BOX = SHARED_WITH
  ? new RegExp(`^Share this request and my contact details with ${getTextField(SHARED_WITH, "name")}`)
  : /^Share/

/** The inbox of the partner's own webhook, in addition to the firm's. */
let broker: Server
let site: Site
let folder: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const secret = `whsec_${randomBytes(32).toString("base64")}`
  broker = await startWebhookInbox({ port: 0, secret })
  folder = copyBuildToNewFolder()
  const env = {
    LEAD_WEBHOOK_URL: undefined,
    LEAD_WEBHOOK_NAMES: "broker",
    LEAD_WEBHOOK_BROKER_URL: `${broker.url}/`,
    LEAD_WEBHOOK_BROKER_SECRET: secret,
    LEAD_WEBHOOK_BROKER_PARTNERS: BROKER,
  }
  site = await startSiteFromBundles(folder, { port: OWN_PORT, inboxPort: OWN_INBOX_PORT, env })
})

test.afterAll(async () => {
  await site.stop()
  await broker.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.beforeEach(async ({ request }) => {
  for (const url of [FIRST, broker.url]) {
    await inboxOf(request, url).clear()
    await inboxOf(request, url).answerWith(200)
  }
})

const locateSharingCheckbox = (page: Page) => page.getByRole("checkbox", { name: BOX })
const openPartnerPage = (page: Page) => page.goto(site.url + paths.partner(BROKER))

test("a partner's visitor who ticks the box is told to both the firm and the partner, and one who doesn't only to the firm", async ({
  page,
  request,
}) => {
  const [first, partner] = [inboxOf(request, FIRST), inboxOf(request, broker.url)]
  await openPartnerPage(page)
  await fillInQuoteForm(locateQuoteForm(page))
  await expect(locateSharingCheckbox(page)).not.toBeChecked()
  await sendQuoteRequest(locateQuoteForm(page))
  await first.expectTaken("quote.requested.v1")

  await openPartnerPage(page)
  await fillInQuoteForm(locateQuoteForm(page))
  await locateSharingCheckbox(page).focus()
  await page.keyboard.press("Space")
  await expect(locateSharingCheckbox(page)).toBeChecked()
  await sendQuoteRequest(locateQuoteForm(page))
  await first.expectTaken("quote.requested.v1", "quote.requested.v1")
  await partner.expectTaken("quote.requested.v1")
  const [, shared] = await first.events()
  const [received] = await partner.events()
  expect(received?.id).toBe(shared?.id)
  expect(received?.data).toMatchObject({ request: { partner: BROKER, partnerConsent: BROKER } })

  await page.getByRole("button", { name: "Accept this quote" }).click()
  await partner.expectTaken("quote.requested.v1", "quote.accepted.v1")
})
