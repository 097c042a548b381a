import { parseIsoDate } from "../../src/domain/iso-date"
import { SITE } from "../../src/harness/lead-test-harness"
import { loadPageViewTotals } from "../../src/leads/views/view-totals"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { createSignedFormTimestamp } from "../../src/leads/http/suspicion/form-stamp"
import { countPageView } from "./views.mts"

const harness = setUpLeadTestHarness()

/** The harness begins on 21 November 2026. */
const TODAY = parseIsoDate("2026-11-21")

const createPageTest = (page: string, from: string, until: string, winner?: string) => ({
  title: "A test",
  page,
  from: parseIsoDate(from),
  until: parseIsoDate(until),
  variants: [
    { name: "long", page, weight: 60 },
    { name: "short", page: `${page}-b`, weight: 40 },
  ],
  winner,
})

const TESTS = [
  createPageTest("/lp/a", "2026-11-21", "2026-11-21"),
  createPageTest("/lp/over", "2026-11-01", "2026-11-20"),
  createPageTest("/lp/later", "2026-11-22", "2026-11-30"),
  createPageTest("/lp/ended", "2026-11-01", "2026-11-30", "long"),
]

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"
const FORM = "application/x-www-form-urlencoded;charset=UTF-8"

const createTestStamp = () =>
  createSignedFormTimestamp(harness.ports.idSecret, harness.ports.now(), harness.ports.random)

/** Sends a view as a page does. */
function sendPageView(
  view: Record<string, string>,
  headers: Record<string, string> = {},
  init: { method?: string; body?: string | null } = {},
) {
  const request = new Request(`${SITE}/api/views`, {
    method: "POST",
    body: new URLSearchParams({ stamp: createTestStamp(), ...view }).toString(),
    headers: { "content-type": FORM, "user-agent": BROWSER, origin: SITE, "sec-fetch-site": "same-origin", ...headers },
    ...init,
  })
  return countPageView(() => ({ ...harness.ports, pageTests: () => TESTS }))(request, harness.call())
}

const LONG = { page: "/lp/a", variant: "long" }
const loadTodaysViews = () => loadPageViewTotals(harness.ports.store, TODAY, TODAY)

test("a view of a page under test is counted and answered without a word, and nothing is kept or logged of who sent it", async () => {
  const sender = { "x-forwarded-for": "203.0.113.7", referer: `${SITE}/lp/a?gclid=secret`, cookie: "a=secret" }
  const answer = await sendPageView(LONG, sender)
  expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([204, "", "no-store"])
  expect(await loadTodaysViews()).toEqual([{ ...LONG, day: TODAY, count: 1 }])
  const storeText = harness.blobs.texts("views").join()
  expect(storeText).not.toMatch(/203\.0\.113|Mozilla|secret/)
  expect(harness.blobs.values("views")).toEqual([{ ...LONG, day: TODAY }])
  expect(harness.logged).toEqual([])
})

test("a visit is counted once, and a visit without a stamp of ours isn't", async () => {
  const stamp = createTestStamp()
  for (const visitStamp of [stamp, stamp, createTestStamp()])
    expect((await sendPageView({ ...LONG, stamp: visitStamp })).status).toBe(204)
  expect(await loadTodaysViews()).toEqual([{ ...LONG, day: TODAY, count: 2 }])
  const forged = createSignedFormTimestamp("another secret", harness.ports.now(), harness.ports.random)
  for (const badStamp of ["", forged]) expect((await sendPageView({ ...LONG, stamp: badStamp })).status).toBe(422)
  // By then the sweep may have counted and deleted the view.
  harness.pass(5 * 60_000 + 1)
  expect((await sendPageView({ ...LONG, stamp })).status).toBe(422)
})

test.each([
  ["a search engine", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }],
  ["a program", { "user-agent": "curl/8.5.0" }],
  ["a browser without a window", { "user-agent": BROWSER.replace("Chrome", "HeadlessChrome") }],
  ["a client that doesn't say what it is", { "user-agent": "" }],
  ["a page that is drawn ahead", { "sec-purpose": "prefetch;prerender" }],
  ["a page that is fetched ahead", { purpose: "prefetch" }],
  ["the preview of a link", { "x-moz": "prefetch" }],
])("%s is answered and not counted", async (_, headers) => {
  expect((await sendPageView(LONG, headers)).status).toBe(204)
  expect(await loadTodaysViews()).toEqual([])
})

test("a phone whose name only sounds like a robot's is counted", async () => {
  const phone = "Mozilla/5.0 (Linux; Android 11; CUBOT X30/CUBOT) AppleWebKit/537.36 Chrome/99.0 Mobile"
  await sendPageView(LONG, { "user-agent": phone })
  expect(await loadTodaysViews()).toHaveLength(1)
})

test.each([
  ["a page of no test", { page: "/lp/none", variant: "long" }],
  ["the address of a variant", { page: "/lp/a-b", variant: "short" }],
  ["a variant of none", { page: "/lp/a", variant: "chat" }],
  ["a test that is over", { page: "/lp/over", variant: "long" }],
  ["a test that has not begun", { page: "/lp/later", variant: "long" }],
  ["a test that has ended", { page: "/lp/ended", variant: "long" }],
  ["something more", { ...LONG, name: "Zephyrine" }],
  ["too little", { page: "/lp/a" }],
])("%s is refused and nothing is kept", async (_, view) => {
  const answer = await sendPageView(view)
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors).toMatchObject([{ code: "not-under-test" }])
  expect(harness.blobs.keys("views")).toEqual([])
})

test("another site, another method, another type and a long body are refused", async () => {
  const badRequests = [
    await sendPageView(LONG, { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }),
    await sendPageView(LONG, {}, { method: "GET", body: null }),
    await sendPageView(LONG, { "content-type": "text/plain" }),
    await sendPageView({ ...LONG, variant: "x".repeat(1024) }),
  ]
  expect(badRequests.map(({ status }) => status)).toEqual([403, 405, 415, 413])
  expect((await badRequests[3]?.json()).errors).toMatchObject([{ message: "Send less than 1 kB." }])
  expect(harness.blobs.keys("views")).toEqual([])
})

test("while the store is down the answer is 503", async () => {
  harness.blobs.breakWhen(() => 500)
  expect((await sendPageView(LONG)).status).toBe(503)
})
