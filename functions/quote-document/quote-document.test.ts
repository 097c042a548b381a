import { createHandedOverToken } from "../../src/leads/core/links"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { SITE } from "../../src/harness/lead-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { seedQuote, QUOTE_ID } from "../../src/testing/seed-quote"
import { showQuoteDocument } from "./quote-document.mts"

const harness = setUpLeadTestHarness()

const requestQuoteDocument = (id = QUOTE_ID, method = "GET") =>
  showQuoteDocument(() => harness.ports)(new Request(`${SITE}/quotes/x/document`, { method }), harness.call({ id }))

test("a kept quote is a page with its own headers", async () => {
  await seedQuote(harness)
  const answer = await requestQuoteDocument()
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/<h1[^>]*>Your quote<.*Our fee.*Accept this quote/s)
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'")
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(answer.headers.get("x-robots-tag")).toBe("noindex")
  // With `no-referrer` a browser would post the acceptance with `Origin: null`, which the gate refuses.
  expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
})

test("an accepted quote says so", async () => {
  await seedQuote(harness)
  await createQuoteTestDriver(harness).accept(QUOTE_ID)
  expect(await (await requestQuoteDocument()).text()).toContain("Thank you. We have your acceptance")
})

test("what a person prices is a page that says so, with the reference", async () => {
  await seedQuote(harness, null)
  const answer = await requestQuoteDocument()
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/<h1[^>]*>We’ll price this one for you<.*Your reference is XGMF ERJ8\./s)
})

test("an unknown id is a page with status 404", async () => {
  const answer = await requestQuoteDocument("zzzzzzzzzzzzzzzzzzzzzz")
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain("Quote not found")
})

test("a request that was handed over is a page that says so, while the store is down too: its link is marked", async () => {
  const id = "zzzzzzzzzzzzzzzzzzzzzz"
  const mark = createHandedOverToken(harness.ports, id, harness.ports.now())
  harness.blobs.breakWhen(() => 500)
  const request = new Request(`${SITE}/quotes/x/document?handed-over=${mark}`)
  const answer = await showQuoteDocument(() => harness.ports)(request, harness.call({ id }))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/<h1[^>]*>We’ll price this one for you<.*Your reference is WFYK 2KDQ\./s)
})

test("a store that is down is a page with the phone and status 503", async () => {
  harness.blobs.breakWhen(() => 500)
  const answer = await requestQuoteDocument()
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain("1300 975 707")
})

test("only GET is answered", async () => {
  expect((await requestQuoteDocument(QUOTE_ID, "POST")).status).toBe(405)
})
