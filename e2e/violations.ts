import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { NOWHERE, QUOTE_PAGES } from "./built-page"

/** What the pages of this tab are refused by their content security policy, from now on. Before the tab goes anywhere. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  page.on("console", message => {
    if (/Content Security Policy/i.test(message.text())) violations.push(`${page.url()}: ${message.text()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.warn(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`),
    )
  })
  return violations
}

/** What a browser itself says of an answer that is no page or no quote, where that is what was asked for. */
const EXPECTED_REFUSALS = [NOWHERE, ...QUOTE_PAGES, paths.api.quotes]

/** What the editor and the search load, and no page that a visitor hasn't asked for them. */
const ELSEWHERE = /^\/(?:admin|pagefind)\//

/**
 * Lists, from now on, what's refused, requests to other origins and for what no page needs, and what the console calls an
 * error. A typeface that a test keeps back is none.
 */
export async function watchProblems(page: Page, baseURL = ""): Promise<string[]> {
  const problems = await watchViolations(page)
  page.on("request", request => {
    const { origin, pathname } = new URL(request.url())
    const isOwn = /^(?:data|blob|about):/.test(request.url()) || origin === new URL(baseURL).origin
    if (!isOwn || ELSEWHERE.test(pathname)) problems.push(`${page.url()} requests ${request.url()}`)
  })
  page.on("pageerror", error => problems.push(`${page.url()}: ${error.message}`))
  page.on("console", message => {
    const about = message.location().url
    const isRefusal = EXPECTED_REFUSALS.some(path => about.includes(path)) && /\b404\b/.test(message.text())
    const isHeldBack = about.endsWith(".woff2") && message.text().includes("net::ERR_FAILED")
    if (message.type() === "error" && !isRefusal && !isHeldBack)
      problems.push(`${page.url()}: ${message.text()} ${about}`)
  })
  return problems
}
