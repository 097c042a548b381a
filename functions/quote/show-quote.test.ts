import { acceptanceKey, quoteKey } from "../../src/leads/find-quote"
import { publicId } from "../../src/leads/ids"
import { PERSONAL, QUOTE, SITE, startLeadBench, wire, type LeadBench } from "../../src/testing/lead-bench"
import { showQuote } from "./show-quote"

const ID = "abcdefghijklmnopqrstuv"
const CREATED = "2026-11-21T01:00:00.000Z"

let bench: LeadBench
beforeEach(async () => {
  bench = await startLeadBench()
})
afterEach(() => bench.stop())

const plant = (quote: typeof QUOTE | null = QUOTE) =>
  bench.ports.store.put("quote", quoteKey(bench.ports.idSecret, ID), { id: ID, lead: "l", createdAt: CREATED, quote })
const show = (id = ID, method = "GET") =>
  showQuote(() => bench.ports)(new Request(`${SITE}/api/quotes/x`, { method }), bench.call(id))

test("a kept quote is shown", async () => {
  await plant()
  const answer = await show()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id: ID, outcome: "quoted", quote: QUOTE, createdAt: CREATED, acceptedAt: null })
})

test("an accepted quote says when, and not by whom", async () => {
  await plant()
  const event = { type: "quote.accepted.v1", timestamp: CREATED, data: { contact: wire() } }
  const accepted = { publicId: ID, fingerprint: "f", receivedAt: "2026-11-21T03:00:00.000Z", event }
  await bench.ports.store.put("lead", acceptanceKey(bench.ports.idSecret, ID), accepted)
  const text = await (await show()).text()
  expect(JSON.parse(text).acceptedAt).toBe("2026-11-21T03:00:00.000Z")
  for (const sentinel of PERSONAL) expect(text).not.toContain(sentinel)
})

test("what a person prices is shown as manual", async () => {
  await plant(null)
  expect(await (await show()).json()).toMatchObject({ outcome: "manual", quote: null })
})

test("every id that is not kept gets the same answer", async () => {
  await plant()
  const ids = [ID.toUpperCase(), ID.slice(1), `${ID}x`, "../site:lead-production/x", "a".repeat(601), ""]
  const answers = await Promise.all(ids.map(id => show(id)))
  expect(answers.map(answer => answer.status)).toEqual(ids.map(() => 404))
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
})

test("100,000 guessed ids find nothing, and each gets the same answer as any other that is not kept", async () => {
  const kept = { id: ID, lead: "l", createdAt: CREATED, quote: QUOTE }
  const shelf = new Map([[quoteKey(bench.ports.idSecret, ID), kept]])
  const store = { ...bench.ports.store, get: async (_: string, key: string) => shelf.get(key) ?? null }
  const ask = (id: string) =>
    showQuote(() => ({ ...bench.ports, store }))(new Request(`${SITE}/api/quotes/x`), bench.call(id))
  expect((await ask(ID)).status).toBe(200)
  const answer = await (await ask("zzzzzzzzzzzzzzzzzzzzzz")).text()
  for (let guess = 0; guess < 100_000; guess += 1) {
    const given = await ask(publicId(bench.ports.random))
    if (given.status !== 404 || (guess % 1_000 === 0 && (await given.text()) !== answer)) throw new Error("found one")
  }
}, 60_000)

test("a store that is down is answered 503, not 404", async () => {
  bench.blobs.breakWhen(() => 500)
  expect((await show()).status).toBe(503)
})

test("only GET is answered", async () => {
  const answer = await show(ID, "DELETE")
  expect(answer.status).toBe(405)
  expect(answer.headers.get("allow")).toBe("GET")
})
