import { rmSync } from "node:fs"
import { paths } from "../src/domain/paths"
import { OWN_INBOX_PORT, OWN_PORT } from "../tools/journeys/address"
import { servePagesWithSeparateApi } from "../tools/journeys/pages-apart"
import { copyBuildToNewFolder, startSiteFromBundles } from "../tools/journeys/serve-copy"
import type { Site } from "../tools/start/serve"
import { inboxOf } from "./inbox"
import { expect, test } from "./journey"
import { locateItemisedQuote, openQuoteDialog, requestQuote, sendContactMessage } from "./quote-form"
import { watchPolicyViolations } from "./violations"

const API = `http://localhost:${OWN_PORT}`
const INBOX = `http://localhost:${OWN_INBOX_PORT}`

test.use({ isStamped: true })

let pages: Awaited<ReturnType<typeof servePagesWithSeparateApi>>
let site: Site
let folder: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  pages = await servePagesWithSeparateApi(API)
  folder = copyBuildToNewFolder()
  const env = { LEAD_WEBHOOK_URL: undefined, SITE_URL: pages.url, SITE_API_URL: API }
  site = await startSiteFromBundles(folder, { port: OWN_PORT, inboxPort: OWN_INBOX_PORT, env })
})

test.afterAll(async () => {
  await site.stop()
  pages.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.beforeEach(({ request }) => inboxOf(request, INBOX).clear())

test("with the functions at another origin a quote is asked for, fetched again and accepted, and no policy is in the way", async ({
  page,
  request,
}) => {
  const violations = await watchPolicyViolations(page)
  await page.goto(pages.url + paths.home)
  await requestQuote(await openQuoteDialog(page))
  await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/offer$/)
  await page.reload()
  await expect(locateItemisedQuote(page)).toBeVisible()
  await page.getByRole("button", { name: "Accept this quote" }).click()
  await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/thank-you$/)
  expect(new URL(page.url()).origin).toBe(pages.url)
  await page.getByRole("link", { name: /withdraw/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${API}/enquiries/`))
  await inboxOf(request, INBOX).expectTaken("quote.requested.v1", "quote.accepted.v1")
  expect(violations).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a plain form is posted to the other origin, and leads back to the site", async ({ page, request }) => {
    await page.goto(pages.url + paths.contactUs)
    await sendContactMessage(page)
    await expect(page).toHaveURL(pages.url + paths.contactThankYou)
    await inboxOf(request, INBOX).expectTaken("contact.sent.v1")
  })
})
