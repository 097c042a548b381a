import * as v from "valibot"
import { paths } from "../../src/domain/paths"
import { FIRM, SITE } from "../../src/harness/lead-test-harness"
import { KEY, buildFormRequest, buildJsonRequest } from "../../src/harness/posts"
import { helpfulSchema } from "../../src/leads/helpful/helpful-answers"
import { createTemporaryFolder, writeFilesToFolder } from "../../src/testing/build-folder"
import { HOSTILE_TEXTS } from "../../src/testing/hostile-texts"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { createPageCheck, receiveHelpfulAnswer } from "./helpful.mts"

const harness = setUpLeadTestHarness()

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"
const FROM_OUR_PAGE = { "user-agent": BROWSER, origin: SITE, "sec-fetch-site": "same-origin" }

const PAGE = "/blogs/nsw/stage-4-cooling-off"
const YES = { page: PAGE, answer: "yes" }
const NO = { page: PAGE, answer: "no", missing: "Auctions" }
const THANKS = "/feedback/thank-you"

const BUILT = createTemporaryFolder()
writeFilesToFolder(BUILT, {
  "public/builds/latest.json": '{"id":"a-b"}',
  "public/builds/meta/a-b.json": JSON.stringify({ prerendered: [PAGE] }),
})

const sendHelpfulRequest = (request: Request, ip?: string) =>
  receiveHelpfulAnswer(() => harness.ports, createPageCheck(BUILT))(request, harness.call({ ip }))

/** Sends an answer as a page's script does. */
const sendAnswer = (body: unknown, headers: Record<string, string> = {}, ip?: string) =>
  sendHelpfulRequest(buildJsonRequest(paths.api.helpful, body, { ...FROM_OUR_PAGE, ...headers }), ip)

/** Sends an answer as a browser without scripts does. */
const postHelpfulForm = (fields: object, headers: Record<string, string> = {}, ip?: string) =>
  sendHelpfulRequest(buildFormRequest(paths.api.helpful, fields, { ...FROM_OUR_PAGE, ...headers }), ip)

const listSavedAnswers = () => harness.blobs.values("helpful")

const KEPT_AT = { receivedAt: "2026-11-21T02:00:00.000Z" }

test("an answer is kept with its page, and with nothing of who gave it; no webhook gets it, and nobody is alerted", async () => {
  const answer = await sendAnswer(NO, { referer: `${SITE}${PAGE}?gclid=secret`, cookie: "a=secret" }, "203.0.113.7")
  expect([answer.status, await answer.json()]).toEqual([201, { next: THANKS }])
  expect(listSavedAnswers()).toEqual([{ ...NO, ...KEPT_AT }])
  expect(harness.blobs.texts("helpful").join()).not.toMatch(/203\.0\.113|Mozilla|secret/)
  await harness.settle()
  expect([harness.logged, harness.webhook.hits, harness.alerted]).toEqual([[], [], []])
  expect(harness.blobs.keys("lead").concat(harness.blobs.keys("pending"))).toEqual([])
})

test("a browser's plain form goes on to the thank-you page by 303, and what a page's script adds to it isn't kept", async () => {
  const visit = { "visit.address": `${SITE}/?utm_source=secret`, "visit.referrer": "https://elsewhere.example/" }
  const answer = await postHelpfulForm({ ...YES, missing: "", reference_code: "", ...visit })
  expect([answer.status, answer.headers.get("location")]).toEqual([303, THANKS])
  expect(listSavedAnswers()).toEqual([{ ...YES, missing: null, ...KEPT_AT }])
})

test("where the functions answer at another origin, the thank-you page is where the form was", async () => {
  const other = "https://pages.example.com"
  harness.ports.ownOrigins = [SITE, other]
  const answer = await postHelpfulForm(YES, { origin: other, "sec-fetch-site": "same-site" })
  expect(answer.headers.get("location")).toBe(other + THANKS)
})

test("a double click is one, and the same from two readers is two", async () => {
  const [one, other] = ["203.0.113.7", "203.0.113.8"]
  for (const ip of [one, one, other]) expect((await postHelpfulForm(NO, {}, ip)).status).toBe(303)
  expect(listSavedAnswers()).toHaveLength(2)
})

test("a repeat with its key is answered 200, also days later; something else under it is refused, and the first stays", async () => {
  const key = { "idempotency-key": KEY }
  expect((await sendAnswer(NO, key)).status).toBe(201)
  harness.pass(3 * 24 * 60 * 60_000)
  const again = await sendAnswer(NO, key)
  expect([again.status, await again.json()]).toEqual([200, { next: THANKS }])
  const other = await sendAnswer(YES, key)
  expect([other.status, (await other.json()).errors[0].code]).toEqual([409, "idempotency-conflict"])
  expect(listSavedAnswers()).toEqual([{ ...NO, ...KEPT_AT }])
})

test("a filled honeypot is thanked, and kept as suspect", async () => {
  expect((await postHelpfulForm({ ...NO, missing: "Buy now", reference_code: "SEO" })).status).toBe(303)
  expect(listSavedAnswers()).toEqual([{ ...NO, missing: "Buy now", suspect: true, ...KEPT_AT }])
})

test.each([
  ["a crawler", "Googlebot/2.1 (+http://www.google.com/bot.html)"],
  ["a browser without a window", BROWSER.replace("Chrome", "HeadlessChrome")],
  ["a client that doesn't say what it is", ""],
])("%s is answered, and nothing is kept", async (_, userAgent) => {
  expect((await sendAnswer(YES, { "user-agent": userAgent })).status).toBe(201)
  expect((await postHelpfulForm(YES, { "user-agent": userAgent })).status).toBe(303)
  expect(listSavedAnswers()).toEqual([])
})

test.each([
  ["another site's page", { ...YES, page: "https://elsewhere.example/" }, "page"],
  ["a page that the site doesn't have", { ...YES, page: "/blogs/no-such-page" }, "page"],
  ["a name", { ...YES, name: "Mai" }, "name"],
])("%s is refused, and nothing is kept", async (_, body, field) => {
  const answer = await sendAnswer(body)
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors).toMatchObject([{ field }])
  const page = await postHelpfulForm(body)
  expect([page.status, page.headers.get("location")]).toEqual([422, null])
  expect(await page.text()).toContain("We couldn’t read that")
  expect(listSavedAnswers()).toEqual([])
})

test("hostile texts are refused or kept as one line, and no page but ours is taken", async () => {
  for (const text of HOSTILE_TEXTS) {
    for (const answer of [await sendAnswer({ ...NO, missing: text }), await postHelpfulForm({ ...NO, missing: text })])
      expect([200, 201, 303, 422]).toContain(answer.status)
    expect((await sendAnswer({ ...YES, page: text })).status).toBe(422)
  }
  const words = harness.blobs.values("helpful").map(record => v.parse(helpfulSchema, record).missing ?? "")
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter(line => /\p{Cc}|\S@\S/u.test(line))).toEqual([])
})

test("a post from another site is refused", async () => {
  const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }
  expect((await sendAnswer(YES, headers)).status).toBe(403)
  expect(listSavedAnswers()).toEqual([])
})

test("while the store is down the answer is 503, and nothing is claimed", async () => {
  harness.blobs.breakWhen(() => 500)
  const answer = await sendAnswer(YES)
  expect(answer.status).toBe(503)
  expect((await answer.json()).errors).toMatchObject([{ code: "unavailable" }])

  const page = await postHelpfulForm(YES)
  expect([page.status, page.headers.get("location")]).toEqual([503, null])
  const html = await page.text()
  expect(html).toContain("This isn’t working right now")
  expect(html).toContain(FIRM.phone.display)
  const logEntry = { event: "unavailable", kind: "helpful", code: "500", alert: true }
  expect(harness.logged).toEqual([logEntry, logEntry])
})

test("a store that takes too long is as good as down", async () => {
  harness.ports.limits = { ...harness.ports.limits, keepMs: 0 }
  harness.ports.store = { ...harness.ports.store, create: () => new Promise(() => undefined) }
  expect((await sendAnswer(YES)).status).toBe(503)
})

test("an answer whose record can't be read isn't called kept", async () => {
  const key = { "idempotency-key": KEY }
  await sendAnswer(YES, key)
  const [storedKey = ""] = harness.blobs.keys("helpful")
  harness.blobs.seed("helpful", "production", storedKey, '{"nonce":"n","val')
  expect((await sendAnswer(YES, key)).status).toBe(503)
})
