import type { Page } from "@playwright/test"
import { EMBED_TOOLS } from "../src/domain/embed"
import { expect } from "./journey"
import {
  locateForm,
  fromPage,
  HOST,
  lastRequest,
  buildPastedLine,
  PAGE,
  plainFrame,
  locateThanks,
  test,
} from "./partner-page"
import { requestQuote } from "./quote-form"

// With two processes, a press on an answer was once lost while the frame's height was changing.
test.use({ oneProcess: true })

const SANDBOX = "allow-scripts allow-forms allow-same-origin"

/**
 * Blocks storage in the frames of `page` from now on, as browsers do for third parties. Returns a list that collects the
  * messages of uncaught errors.
 */
async function blockStorage(page: Page): Promise<readonly string[]> {
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
    const errors = await blockStorage(page)
    partnerSite.show({
      "/": `<iframe title="Loans" width="1000" height="3000" sandbox="${SANDBOX}" src="/loans"></iframe>`,
      "/loans": buildPastedLine("quote"),
    })
    await page.goto(`https://${HOST}/`)
    const frame = page.frameLocator("iframe").frameLocator("iframe")
    await requestQuote(locateForm(frame))
    await expect(locateThanks(frame)).toBeVisible()
    await inbox.expectTaken("quote.requested.v1")
    expect(await lastRequest(inbox)).toMatchObject(fromPage(PAGE))
    expect(errors).toEqual([])
  },
)

test("each tool starts in a plain frame inside a sandbox, with storage blocked", async ({ page, partnerSite }) => {
  const errors = await blockStorage(page)
  for (const tool of EMBED_TOOLS) {
    partnerSite.show({ "/loans": plainFrame(tool, `sandbox="${SANDBOX}"`) })
    await page.goto(PAGE)
    await expect(page.frameLocator("iframe").locator("html[data-app-ready]")).toBeAttached()
  }
  expect(errors).toEqual([])
})
