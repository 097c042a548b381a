import { createQuoteKey } from "../../src/leads/store/find-quote"
import { createPublicId } from "../../src/leads/core/ids"
import { createEnquiryPath, createHandedOverMark } from "../../src/leads/core/links"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { findPersonal, QUOTE, SITE } from "../../src/harness/lead-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { ASKED_AT, seedQuote, QUOTE_ID } from "../../src/testing/seed-quote"
import { showQuote } from "./quote.mts"

const harness = setUpLeadTestHarness()

const show = (id = QUOTE_ID, method = "GET", query = "") =>
  showQuote(() => harness.ports)(new Request(`${SITE}/api/quotes/x${query}`, { method }), harness.call({ id }))

const showMarked = (id: string, mark = createHandedOverMark(harness.ports, id, harness.ports.now())) =>
  show(id, "GET", `?handed-over=${mark}`)

test("a kept quote is shown", async () => {
  await seedQuote(harness)
  const answer = await show()
  expect(answer.status).toBe(200)
  const expectedBody = { id: QUOTE_ID, outcome: "quoted", quote: QUOTE, createdAt: ASKED_AT }
  expect(await answer.json()).toEqual({ ...expectedBody, acceptedAt: null, pricedOn: null, repriced: null })
})

test("an accepted quote says when, and not by whom", async () => {
  await seedQuote(harness)
  await createQuoteTestDriver(harness).accept(QUOTE_ID)
  const text = await (await show()).text()
  expect(JSON.parse(text).acceptedAt).toBe("2026-11-21T02:00:00.000Z")
  expect(findPersonal(text)).toEqual([])
})

test("what a person prices is shown as manual", async () => {
  await seedQuote(harness, null)
  expect(await (await show()).json()).toMatchObject({ outcome: "manual", quote: null })
})

test("every id that is not kept gets the same answer", async () => {
  await seedQuote(harness)
  const near = [QUOTE_ID.toUpperCase(), QUOTE_ID.slice(1), `${QUOTE_ID}x`]
  const ids = [...near, "../site:lead-production/x", "a".repeat(601), ""]
  const answers = await Promise.all(ids.map(id => show(id)))
  expect(answers.map(answer => answer.status)).toEqual(ids.map(() => 404))
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
})

test("an id that is one bit away from a kept one finds nothing, and gets the same answer as any other", async () => {
  const bytes = Buffer.from(harness.ports.random(16))
  const id = createPublicId(() => bytes)
  const record = { id, lead: "l", createdAt: ASKED_AT, quote: QUOTE }
  await harness.ports.store.put("quote", createQuoteKey(harness.ports.idSecret, id), record)
  expect((await show(id)).status).toBe(200)
  const guesses = Array.from({ length: 128 }, (_, bit) =>
    createPublicId(() => bytes.map((byte, n) => (n === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))),
  )
  expect(new Set(guesses).size).toBe(128)
  const answers = await Promise.all(["z".repeat(22), ...guesses].map(async guess => show(guess)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
})

test("a store that is down is answered 503, not 404", async () => {
  harness.blobs.breakWhen(() => 500)
  expect((await show()).status).toBe(503)
})

const HANDED_OVER = "zzzzzzzzzzzzzzzzzzzzzz"

test.each([
  ["well", () => {}],
  ["down", () => harness.blobs.breakWhen(() => 500)],
])("a request that was handed over is never unknown while the store is %s: its link is marked", async (_, setUp) => {
  setUp()
  const answer = await showMarked(HANDED_OVER)
  expect(answer.status).toBe(200)
  const expectedBody = { outcome: "manual", quote: null, createdAt: null, acceptedAt: null, handedOver: true }
  expect(await answer.json()).toEqual({ id: HANDED_OVER, ...expectedBody })
})

test("a mark that is forged, of another id, of another kind of link or too old is none", async () => {
  const own = createHandedOverMark(harness.ports, HANDED_OVER, harness.ports.now())
  const enquiry = createEnquiryPath(harness.ports, HANDED_OVER, harness.ports.now()).split("/").at(-1)
  const forgedMark = createHandedOverMark(
    { linkSecrets: ["a secret of someone else"] },
    HANDED_OVER,
    harness.ports.now(),
  )
  const old = createHandedOverMark(harness.ports, HANDED_OVER, new Date("2024-11-20T02:00:00Z"))
  for (const mark of ["", "v1.a.b.c", own.slice(1), enquiry, forgedMark, old])
    expect((await showMarked(HANDED_OVER, mark)).status).toBe(404)
  expect((await showMarked("y".repeat(22), own)).status).toBe(404)
})

test("only GET is answered", async () => {
  const answer = await show(QUOTE_ID, "DELETE")
  expect(answer.status).toBe(405)
  expect(answer.headers.get("allow")).toBe("GET")
})
