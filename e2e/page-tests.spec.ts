import type { APIRequestContext, Page } from "@playwright/test"
import * as v from "valibot"
import { paths } from "../src/domain/paths"
import { hold } from "./intercepted"
import { expect, test } from "./journey"
import { needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { endedTest, runningTest, setChance, viewsOf } from "./page-tests"
import { pageForm, requestQuote } from "./quote-form"
import { clickLinkTo, openReady, openVisited } from "./visit"
import { isSameDocument, markDocument } from "./watched"

/** Titles of skipped tests differ too. */
const NONE = [
  { page: "", name: "the control" },
  { page: "", name: "the variant" },
] as const

test.skip(!runningTest, "this site compares no two pages")

// Each gets half the visits. The control's half is the lower one.
const [{ page: CONTROL, name: CONTROL_NAME }, { page: VARIANT, name: VARIANT_NAME }] = runningTest ?? NONE
const [FOR_CONTROL, FOR_VARIANT] = [0.49, 0.51]

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"

// The browser of the journeys calls itself headless, which the function takes for a robot.
test.use({ userAgent: BROWSER })

const variantIn = (page: Page) => page.locator("[data-variant]").getAttribute("data-variant")

test("a visit to the control's address gets the variant with query and hash, and keeps it", async ({ page }) => {
  await page.goto(paths.home)
  await setChance(page, FOR_VARIANT)
  await page.goto(`${CONTROL}?gclid=g1&utm_source=news#main`)
  await expect(page).toHaveURL(`${VARIANT}?gclid=g1&utm_source=news#main`)
  expect(await variantIn(page)).toBe(VARIANT_NAME)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)

  await setChance(page, FOR_CONTROL)
  await page.goto(CONTROL)
  await expect(page).toHaveURL(VARIANT)
})

test("a visit that gets the control stays at its address, though the next would get the variant", async ({ page }) => {
  await setChance(page, FOR_CONTROL)
  await page.goto(CONTROL)
  await setChance(page, FOR_VARIANT)
  await page.reload()
  await expect(page).toHaveURL(CONTROL)
  expect(await variantIn(page)).toBe(CONTROL_NAME)
  await expect(page.locator("html")).not.toHaveAttribute("hidden")
})

test("while the variant's page is on its way nothing of the control can be seen", async ({ page }) => {
  await setChance(page, FOR_VARIANT)
  const release = await hold(page, `**${VARIANT}`)
  // The page says it by itself, since a locator would wait for the variant's.
  let isHidden = false
  await page.exposeFunction("sayHidden", () => (isHidden = true))
  await page.addInitScript(() => {
    const say = () => document.documentElement.hidden && Reflect.get(window, "sayHidden")()
    new MutationObserver(say).observe(document, { attributes: true, subtree: true, attributeFilter: ["hidden"] })
  })
  await page.goto(CONTROL, { waitUntil: "commit" })
  await expect.poll(() => isHidden).toBe(true)
  release()
  await expect(page).toHaveURL(VARIANT)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("whoever opens the variant's own address has chosen it", async ({ page }) => {
  await setChance(page, FOR_CONTROL)
  await page.goto(VARIANT)
  await page.goto(CONTROL)
  await expect(page).toHaveURL(VARIANT)
})

test("each page under test says its variant in its HTML, and a variant's canonical address is the control's", async ({
  request,
}) => {
  for (const [path, name] of [
    [CONTROL, CONTROL_NAME],
    [VARIANT, VARIANT_NAME],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`data-variant="${name}"`)
    expect(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]).toBe(CONTROL)
    expect(html).toContain('<meta name="robots" content="noindex"')
  }
})

const leads = v.array(v.object({ request: v.object({ attribution: v.object({ variant: v.optional(v.string()) }) }) }))

for (const [chance, name] of [
  [FOR_CONTROL, CONTROL_NAME],
  [FOR_VARIANT, VARIANT_NAME],
] as const) {
  test(`a request from a page under test tells its variant, ${name}`, async ({ page, inbox }) => {
    await setChance(page, chance)
    await page.goto(CONTROL)
    await requestQuote(pageForm(page))
    await inbox.expectTaken("quote.requested.v1")
    const [lead] = v.parse(
      leads,
      (await inbox.events()).map(({ data }) => data),
    )
    expect(lead?.request.attribution.variant).toBe(name)
  })
}

/** Keeps the addresses of the views that the page sends from now on. */
function sentViews(page: Page): string[] {
  const sent: string[] = []
  page.on("request", request => {
    if (new URL(request.url()).pathname === paths.api.views) sent.push(request.method())
  })
  return sent
}

test("a visit is counted once for each test, by the variant that it saw first", async ({ page }) => {
  const before = viewsOf(CONTROL)
  const sent = sentViews(page)
  await setChance(page, FOR_CONTROL)
  await page.goto(CONTROL)
  await expect.poll(() => viewsOf(CONTROL).length).toBe(before.length + 1)
  await page.reload()
  await page.goto(VARIANT, { waitUntil: "networkidle" })
  expect(sent).toEqual(["POST"])
  expect(viewsOf(CONTROL)).toEqual([...before, CONTROL_NAME].sort())
})

test("a visit that gets the variant is counted for it, and not for the control that it never saw", async ({ page }) => {
  const before = viewsOf(CONTROL)
  await setChance(page, FOR_VARIANT)
  await page.goto(CONTROL)
  await expect.poll(() => viewsOf(CONTROL)).toEqual([...before, VARIANT_NAME].sort())
})

test("a page of no test has no script for it, says no variant and sends no view", async ({ page }) => {
  const sent = sentViews(page)
  await openVisited(page, needsPath(OWN_PAGES.landing, "landing page"))
  await page.waitForLoadState("networkidle")
  await expect(page.locator("#page-test, [data-variant]")).toHaveCount(0)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem("draft:page-tests"))).toBeNull()
})

const NOT_SEEN: readonly Record<string, string>[] = [
  { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  { "user-agent": BROWSER, "sec-purpose": "prefetch;prerender" },
  { "user-agent": BROWSER, purpose: "prefetch" },
]

test("robots, and pages that a browser fetched ahead, are answered and not counted", async ({ request }) => {
  const before = viewsOf(CONTROL)
  for (const headers of NOT_SEEN) expect(await sendView(request, headers)).toBe(204)
  expect(viewsOf(CONTROL)).toEqual(before)
  expect(await sendView(request, { "user-agent": BROWSER })).toBe(204)
  expect(viewsOf(CONTROL)).toHaveLength(before.length + 1)
})

const sendView = async (request: APIRequestContext, headers: Record<string, string>): Promise<number> =>
  (await request.post(paths.api.views, { form: { page: CONTROL, variant: VARIANT_NAME }, headers })).status()

test("a link inside the site to a page under test gets its variant too, by a whole load", async ({ page }) => {
  await setChance(page, FOR_VARIANT)
  await openReady(page, paths.home)
  await markDocument(page)
  await clickLinkTo(page, `${CONTROL}?from=here`)
  await expect(page).toHaveURL(`${VARIANT}?from=here`)
  expect(await isSameDocument(page)).toBe(false)
})

test("the address that lost in an ended test leads to the winner, with its query, at the server and inside the site", async ({
  page,
}) => {
  test.skip(!endedTest, "no comparison of two pages has ended")
  const { lost, won } = endedTest ?? { lost: "", won: "" }
  const answer = await page.request.get(`${lost}?gclid=g1`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, `${won}?gclid=g1`])
  await openReady(page, paths.home)
  await markDocument(page)
  await clickLinkTo(page, `${lost}?gclid=g1`)
  await expect(page).toHaveURL(`${won}?gclid=g1`)
  expect(await isSameDocument(page)).toBe(true)
})

test.describe("with scripts blocked", () => {
  test.use({ javaScriptEnabled: false })

  test("the control is shown at its address, and the variant at its own", async ({ page }) => {
    for (const path of [CONTROL, VARIANT]) {
      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    }
  })
})
