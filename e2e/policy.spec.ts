import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { NO_QUOTE, NOWHERE } from "./built-page"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openQuoteDialog, requestQuote } from "./quote-form"
import { watchViolations } from "./violations"
import { openReady, twoFrames } from "./visit"
import { wakeUp } from "./with-tags"

/** Client-only routes with an id that no quote has. */
const QUOTE_PAGES = [paths.offer, paths.thankYou, paths.landingThankYou, paths.sorry].map(pathOf => pathOf(NO_QUOTE))

/** What a browser itself says of an answer that is no page or no quote, where that is what was asked for. */
const EXPECTED_REFUSALS = [NOWHERE, ...QUOTE_PAGES, paths.api.quotes]

/** What the editor and the search load, and no page that a visitor hasn't asked for them. */
const ELSEWHERE = /^\/(?:admin|pagefind)\//

/**
 * Lists, from now on, what's refused, requests to other origins and for what no page needs, and what the console calls an
 * error.
 */
async function watchProblems(page: Page, baseURL = ""): Promise<string[]> {
  const problems = await watchViolations(page)
  page.on("request", request => {
    const { origin, pathname } = new URL(request.url())
    const isOwn = /^(?:data|blob|about):/.test(request.url()) || origin === new URL(baseURL).origin
    if (!isOwn || ELSEWHERE.test(pathname)) problems.push(`${page.url()} requests ${request.url()}`)
  })
  page.on("pageerror", error => problems.push(`${page.url()}: ${error.message}`))
  page.on("console", message => {
    const about = message.location().url
    const expected = EXPECTED_REFUSALS.some(path => about.includes(path)) && /\b404\b/.test(message.text())
    if (message.type() === "error" && !expected) problems.push(`${page.url()}: ${message.text()} ${about}`)
  })
  return problems
}

test(
  "on every kind of page nothing is refused by its policy, asked of another origin or called an error by the console",
  { tag: "@daily" },
  async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    const problems = await watchProblems(page, baseURL)
    for (const path of [...PAGE_KINDS.map(kind => kind.path), paths.search, ...QUOTE_PAGES]) {
      await openReady(page, path)
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1)
      await wakeUp(page)
      await page.mouse.wheel(0, 10_000)
      await twoFrames(page)
    }
    expect(problems).toEqual([])
  },
)

test(
  "a quote is asked for, accepted and opened as a document, and nothing is refused by the policy",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    const refused = await watchViolations(page)
    await page.goto(paths.home)
    await requestQuote(await openQuoteDialog(page))
    await expect(page).toHaveURL(/\/offer$/)
    const [, id = ""] = /quotes\/([\w-]+)\//.exec(page.url()) ?? []
    await page.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page).toHaveURL(/\/thank-you$/)
    await page.goto(paths.document(id))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1")
    expect(refused).toEqual([])
  },
)
