import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { NOWHERE, QUOTE_PAGES } from "./built-page"

/** Call it before the tab opens its first page. */
export async function watchPolicyViolations(page: Page): Promise<string[]> {
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

const EXPECTED_REFUSALS = [NOWHERE, ...QUOTE_PAGES, paths.api.quotes]

/** Files of the editor and the search, which other pages must not load. */
const ELSEWHERE = /^\/(?:admin|pagefind)\//

/** Also collects requests for what no page needs. A typeface that a test holds back doesn't count. */
export async function watchPageProblems(page: Page, baseURL = ""): Promise<string[]> {
  const problems = await watchPolicyViolations(page)
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
