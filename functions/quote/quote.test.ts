import { createQuoteRecordKey } from "../../src/leads/store/find-quote"
import { createPublicId } from "../../src/leads/core/ids"
import { createEnquiryPath, createHandedOverToken } from "../../src/leads/core/links"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { findPersonalDetails, QUOTE, SITE } from "../../src/harness/lead-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { ASKED_AT, seedQuote, QUOTE_ID } from "../../src/testing/seed-quote"
import { showQuoteAsJson } from "./quote.mts"

const harness = setUpLeadTestHarness()

const requestQuote = (id = QUOTE_ID, method = "GET", query = "") =>
  showQuoteAsJson(() => harness.ports)(new Request(`${SITE}/api/quotes/x${query}`, { method }), harness.call({ id }))

const requestHandedOverQuote = (id: string, mark = createHandedOverToken(harness.ports, id, harness.ports.now())) =>
  requestQuote(id, "GET", `?handed-over=${mark}`)

test("a kept quote is shown", async () => {
  await seedQuote(harness)
  const answer = await requestQuote()
  expect(answer.status).toBe(200)
  const expectedBody = { id: QUOTE_ID, outcome: "quoted", quote: QUOTE, createdAt: ASKED_AT }
  expect(await answer.json()).toEqual({
    ...expectedBody,
    acceptedAt: null,
    pricedOn: null,
    repriced: null,
    urgency: null,
    nextSteps: null,
  })
})

test("an accepted quote says when, and not by whom", async () => {
  await seedQuote(harness)
  await createQuoteTestDriver(harness).accept(QUOTE_ID)
  const text = await (await requestQuote()).text()
  expect(JSON.parse(text).acceptedAt).toBe("2026-11-21T02:00:00.000Z")
  expect(findPersonalDetails(text)).toEqual([])
})

test("what a person prices is shown as manual", async () => {
  await seedQuote(harness, null)
  expect(await (await requestQuote()).json()).toMatchObject({ outcome: "manual", quote: null })
})

test("every id that is not kept gets the same answer", async () => {
  await seedQuote(harness)
  const near = [QUOTE_ID.toUpperCase(), QUOTE_ID.slice(1), `${QUOTE_ID}x`]
  const ids = [...near, "../site:lead-production/x", "a".repeat(601), ""]
  const answers = await Promise.all(ids.map(id => requestQuote(id)))
  expect(answers.map(answer => answer.status)).toEqual(ids.map(() => 404))
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
})

test("an id that is one bit away from a kept one finds nothing, and gets the same answer as any other", async () => {
  const bytes = Buffer.from(harness.ports.random(16))
  const id = createPublicId(() => bytes)
  const record = { id, lead: "l", createdAt: ASKED_AT, quote: QUOTE }
  await harness.ports.store.put("quote", createQuoteRecordKey(harness.ports.idSecret, id), record)
  expect((await requestQuote(id)).status).toBe(200)
  const guesses = Array.from({ length: 128 }, (_, bit) =>
    createPublicId(() => bytes.map((byte, n) => (n === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))),
  )
  expect(new Set(guesses).size).toBe(128)
  const answers = await Promise.all(["z".repeat(22), ...guesses].map(async guess => requestQuote(guess)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
})

test("a store that is down is answered 503, not 404", async () => {
  harness.blobs.breakWhen(() => 500)
  expect((await requestQuote()).status).toBe(503)
})

const HANDED_OVER = "zzzzzzzzzzzzzzzzzzzzzz"

test.each([
  ["well", () => {}],
  ["down", () => harness.blobs.breakWhen(() => 500)],
])("a request that was handed over is never unknown while the store is %s: its link is marked", async (_, setUp) => {
  setUp()
  const answer = await requestHandedOverQuote(HANDED_OVER)
  expect(answer.status).toBe(200)
  const expectedBody = { outcome: "manual", quote: null, createdAt: null, acceptedAt: null, handedOver: true }
  expect(await answer.json()).toEqual({ id: HANDED_OVER, ...expectedBody })
})

test("a mark that is forged, of another id, of another kind of link or too old is none", async () => {
  const own = createHandedOverToken(harness.ports, HANDED_OVER, harness.ports.now())
  const enquiry = createEnquiryPath(harness.ports, HANDED_OVER, harness.ports.now()).split("/").at(-1)
  const forgedMark = createHandedOverToken(
    { linkSecrets: ["a secret of someone else"] },
    HANDED_OVER,
    harness.ports.now(),
  )
  const old = createHandedOverToken(harness.ports, HANDED_OVER, new Date("2024-11-20T02:00:00Z"))
  for (const mark of ["", "v1.a.b.c", own.slice(1), enquiry, forgedMark, old])
    expect((await requestHandedOverQuote(HANDED_OVER, mark)).status).toBe(404)
  expect((await requestHandedOverQuote("y".repeat(22), own)).status).toBe(404)
})

test("only GET is answered", async () => {
  const answer = await requestQuote(QUOTE_ID, "DELETE")
  expect(answer.status).toBe(405)
  expect(answer.headers.get("allow")).toBe("GET")
})
