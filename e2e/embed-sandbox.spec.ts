import type { Page } from "@playwright/test"
import { EMBED_TOOLS } from "../src/domain/embed"
import { expect } from "./journey"
import {
  locateQuoteFormInFrame,
  buildExpectedPartnerRequest,
  HOST,
  getLastQuoteRequest,
  buildPastedLine,
  PAGE,
  buildPlainFrame,
  locateThanksInFrame,
  test,
} from "./partner-page"
import { requestQuote } from "./quote-form"

// With two processes, a press on an answer was once lost while the frame's height was changing.
test.use({ oneProcess: true })

const SANDBOX = "allow-scripts allow-forms allow-same-origin"

/** Blocks storage in frames, as browsers do for third parties. Returns a list that collects uncaught errors. */
async function blockFrameStorage(page: Page): Promise<readonly string[]> {
  const errors: string[] = []
  page.on("pageerror", error => errors.push(error.message))
  await page.addInitScript(() => {
    if (window.top === window) return
    const throwAccessDenied = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError")
    }
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: throwAccessDenied, configurable: true })
  })
  return errors
}

test(
  "in a page inside a sandbox, with storage blocked, a request is sent all the same and nothing fails",
  { tag: "@daily" },
  async ({ page, partnerSite, inbox }) => {
    const errors = await blockFrameStorage(page)
    partnerSite.show({
      "/": `<iframe title="Loans" width="1000" height="3000" sandbox="${SANDBOX}" src="/loans"></iframe>`,
      "/loans": buildPastedLine("quote"),
    })
    await page.goto(`https://${HOST}/`)
    const frame = page.frameLocator("iframe").frameLocator("iframe")
    await requestQuote(locateQuoteFormInFrame(frame))
    await expect(locateThanksInFrame(frame)).toBeVisible()
    await inbox.expectTaken("quote.requested.v1")
    expect(await getLastQuoteRequest(inbox)).toMatchObject(buildExpectedPartnerRequest(PAGE))
    expect(errors).toEqual([])
  },
)

test("each tool starts in a plain frame inside a sandbox, with storage blocked", async ({ page, partnerSite }) => {
  const errors = await blockFrameStorage(page)
  for (const tool of EMBED_TOOLS) {
    partnerSite.show({ "/loans": buildPlainFrame(tool, `sandbox="${SANDBOX}"`) })
    await page.goto(PAGE)
    await expect(page.frameLocator("iframe").locator("html[data-app-ready]")).toBeAttached()
  }
  expect(errors).toEqual([])
})
