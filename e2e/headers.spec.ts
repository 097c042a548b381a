import type { APIResponse, Response } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { grade, withoutPreloadList } from "../tools/observatory/grade"
import { expect, test } from "./journey"
import { NO_QUOTE } from "./built-page"
import { PAGE_KINDS } from "./page-kinds"
import { openQuoteDialog, pageForm, requestQuote } from "./quote-form"
import { watchViolations } from "./violations"
import { openReady } from "./visit"

const LIBRARY = paths.page("component-library")

const SAFE = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
}

function expectSafe(answer: APIResponse | Response | null): void {
  expect(answer?.headers()).toMatchObject(SAFE)
  expect(answer?.headers()).not.toHaveProperty("access-control-allow-origin")
}

test("a browser walks every page kind under its real policy with no violation", async ({ page }) => {
  test.setTimeout(180_000)
  const refused = await watchViolations(page)
  for (const { path } of PAGE_KINDS) {
    await openReady(page, path)
    await page.mouse.wheel(0, 10_000)
    await page.keyboard.press("Shift")
    await page.waitForLoadState("networkidle")
  }
  expect(refused).toEqual([])
})

test("a browser walks the quote journey under its real policy with no violation", async ({ page, inbox }) => {
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
})

test("a script that the build did not write does not run", async ({ page }) => {
  const refused = await watchViolations(page)
  await page.goto(paths.home)
  await page.evaluate(() => {
    const script = document.createElement("script")
    script.textContent = "document.documentElement.dataset.ran = ''"
    document.body.append(script)
  })
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  await expect(page.locator("html[data-ran]")).toHaveCount(0)
})

test("every page kind has every header of a safe page, and one policy serves all but the component library", async ({
  request,
}) => {
  const policies = new Set<string | undefined>()
  for (const { path } of PAGE_KINDS) {
    const answer = await request.get(path)
    expectSafe(answer)
    if (path !== LIBRARY) policies.add(answer.headers()["content-security-policy"])
  }
  expect(policies.size).toBe(1)
  const [policy] = policies
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|google|cloudflare|iconify/)
})

test("the component library may ask the public icon service, and its policy is that of all pages but for this", async ({
  request,
}) => {
  const policyAt = async (path: string) => (await request.get(path)).headers()["content-security-policy"]
  const general = await policyAt(paths.home)
  expect(general).not.toContain("iconify")
  expect(await policyAt(LIBRARY)).toBe(
    general?.replace("connect-src 'self'", "connect-src 'self' https://api.iconify.design"),
  )
})

test("every answer of a function has its own headers", async ({ request }) => {
  const answers = [
    await request.get(paths.api.stamp),
    await request.get(paths.api.quote(NO_QUOTE)),
    await request.get(paths.document(NO_QUOTE)),
    await request.post(paths.api.quotes, { data: Buffer.from("{"), headers: { "content-type": "application/json" } }),
    await request.post(paths.api.quotes, { form: { side: "buying" } }),
    await request.put(paths.api.quotes, { data: {} }),
  ]
  expect(answers.map(answer => answer.status())).toEqual([200, 404, 404, 400, 422, 405])
  for (const answer of answers) {
    expectSafe(answer)
    expect(answer.headers()["cache-control"]).toContain("no-store")
    expect(answer.headers()["content-security-policy"]).toMatch(/^default-src 'none'; /)
    expect(answer.headers()["content-security-policy"]).not.toContain("script-src")
  }
})

test("Mozilla's analyser gives the built site A+ with 130 points", async ({ request }) => {
  withoutPreloadList()
  const answer = await request.get(paths.home)
  expect(await grade({ headers: answer.headers(), html: await answer.text() })).toMatchObject({
    grade: "A+",
    score: 130,
  })
})

test("a form in a page of another site is not this site's: the page may not be framed", async ({ page, baseURL }) => {
  await page.route("https://evil.example/**", route =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${baseURL}${paths.requestAQuote}"></iframe>` }),
  )
  await page.goto("https://evil.example/")
  await expect(pageForm(page)).toHaveCount(0)
  const frame = page.frames().at(-1)
  expect(await frame?.locator("form").count()).toBe(0)
})
