import { PERSONAL, QUOTE, SITE, startLeadBench, wire, type LeadBench } from "../testing/lead-bench"
import { parseQuoteRequest } from "../domain/lead/quote-request"
import { businessDay } from "./business-day"
import { quoteRequested } from "./event"
import { storeId } from "./ids"
import { keepLead } from "./outbox"
import { sweep } from "./sweep"

const MINUTE = 60_000

let bench: LeadBench
beforeEach(async () => {
  bench = await startLeadBench()
})
afterEach(() => bench.stop())

/** Keeps a lead and "crashes" before it is delivered. */
async function keepOnly(name: string): Promise<string> {
  const { ports } = bench
  const at = ports.now()
  const asked = parseQuoteRequest(wire(), businessDay(at))
  if (!asked.ok) throw new Error("the sample is not valid")
  const key = storeId(ports.idSecret, name)
  const outcome = { outcome: "quoted", quote: QUOTE } as const
  const event = quoteRequested({ id: name, request: asked.value, outcome, kept: true, siteUrl: SITE, at })
  const record = { publicId: name, fingerprint: name, receivedAt: event.timestamp, event }
  await keepLead(ports, { key, record, quote: null, shelf: "pending" })
  return key
}
const webhookIds = () => bench.webhook.hits.map(hit => hit.headers["webhook-id"])

test("a crash between keeping and delivering is mended by the next sweep", async () => {
  const key = await keepOnly("crashed")
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
  expect(webhookIds()).toEqual([key])
  expect(bench.blobs.keys("pending")).toEqual([])
})

test("ten leads after ten crashes are all delivered, each once", async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, (_, n) => keepOnly(`crashed ${n}`)))
  await sweep(bench.ports)
  expect(webhookIds().toSorted()).toEqual(keys.toSorted())
})

test("three overlapping sweeps over 100 leads send none twice", async () => {
  const keys = await Promise.all(Array.from({ length: 100 }, (_, n) => keepOnly(`lead ${n}`)))
  await Promise.all([sweep(bench.ports), sweep(bench.ports), sweep(bench.ports)])
  expect(webhookIds().toSorted()).toEqual(keys.toSorted())
}, 30_000)

test("a failed note of the delivery sends again with the same id, once the lease is over", async () => {
  const key = await keepOnly("undone")
  bench.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":done-") ? 503 : null))
  expect(await sweep(bench.ports)).toMatchObject({ failed: 1 })
  bench.blobs.heal()
  expect(await sweep(bench.ports)).toMatchObject({ waiting: 1 })
  bench.pass(2 * MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
  expect(webhookIds()).toEqual([key, key])
})

test("a failed removal after the note sends nothing again", async () => {
  await keepOnly("unremoved")
  bench.blobs.breakWhen(method => (method === "DELETE" ? 503 : null))
  await sweep(bench.ports)
  bench.blobs.heal()
  bench.pass(2 * MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ repeated: 1 })
  expect(bench.webhook.hits).toHaveLength(1)
  expect(bench.blobs.keys("pending")).toEqual([])
})

test("a sweeper that died with a lease delays the lead by a minute, no more", async () => {
  await keepOnly("leased")
  const deliver = bench.ports.deliver
  bench.ports.deliver = () => Promise.reject(new Error("killed"))
  await sweep(bench.ports)
  bench.ports.deliver = deliver
  expect(await sweep(bench.ports)).toMatchObject({ waiting: 1 })
  bench.pass(MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
})

test("nothing is tried again before it is due: five minutes, give or take a fifth", async () => {
  await keepOnly("refused")
  bench.webhook.answer(500)
  await sweep(bench.ports)
  bench.pass(4 * MINUTE - 1)
  expect(await sweep(bench.ports)).toMatchObject({ waiting: 1 })
  bench.pass(2 * MINUTE + 1)
  expect(await sweep(bench.ports)).toMatchObject({ refused: 1 })
})

test("after nine tries the lead is dead, kept, and told of", async () => {
  const key = await keepOnly("unwanted")
  bench.webhook.answer(503)
  for (let tries = 0; tries < 12; tries += 1) {
    await sweep(bench.ports)
    bench.pass(29 * 60 * MINUTE)
  }
  expect(bench.webhook.hits).toHaveLength(9)
  expect(new Set(webhookIds())).toEqual(new Set([key]))
  expect(bench.blobs.keys("dead")).toEqual([key])
  expect(bench.blobs.keys("lead")).toEqual([key])
  expect(bench.logged).toContainEqual(expect.objectContaining({ event: "dead", id: key, status: 503, alert: true }))
})

test("410 stops the run, keeps every lead and gives none up", async () => {
  await Promise.all(["a", "b", "c", "d", "e"].map(keepOnly))
  bench.webhook.answer(410)
  await sweep(bench.ports)
  expect(bench.webhook.hits.length).toBeLessThanOrEqual(3)
  for (let days = 0; days < 20; days += 1) {
    bench.pass(25 * 60 * MINUTE)
    await sweep(bench.ports)
  }
  bench.pass(25 * 60 * MINUTE)
  expect(bench.blobs.keys("pending")).toHaveLength(5)
  expect(bench.blobs.keys("dead")).toEqual([])
  bench.webhook.heal()
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 5 })
})

test("410 counts as no failure", async () => {
  await keepOnly("patient")
  bench.webhook.answer(410)
  await sweep(bench.ports)
  bench.pass(25 * 60 * MINUTE)
  bench.webhook.answer(500)
  await sweep(bench.ports)
  // After the first failure the wait is at most 6 minutes; after a second it would be at least 24.
  bench.pass(6 * MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ refused: 1 })
})

test.each([302, 400, 401, 404])("status %i is tried again and called to attention", async status => {
  await keepOnly("misconfigured")
  bench.webhook.answer(status, { location: "http://169.254.169.254/" })
  expect(await sweep(bench.ports)).toMatchObject({ refused: 1 })
  expect(bench.logged).toContainEqual(expect.objectContaining({ event: "refused", status, alert: true }))
})

test("what the receiver asked for with Retry-After is kept", async () => {
  await keepOnly("later")
  bench.webhook.answer(429, { "retry-after": "3600" })
  await sweep(bench.ports)
  bench.pass(59 * MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ waiting: 1 })
  bench.pass(MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ refused: 1 })
})

test("a sweep takes no new work after 20 seconds", async () => {
  await Promise.all(Array.from({ length: 9 }, (_, n) => keepOnly(`slow ${n}`)))
  bench.webhook.behave(reply => {
    bench.pass(7_000)
    reply.writeHead(200).end()
  })
  await sweep(bench.ports)
  // Three at once and 7 s each: the third is answered at 21 s, when at most two more are under way.
  expect(bench.webhook.hits.length).toBeLessThanOrEqual(5)
  expect(bench.blobs.keys("pending").length).toBeGreaterThanOrEqual(4)
})

test("one unreadable marker stops no other lead", async () => {
  const broken = storeId("id secret", "broken")
  bench.blobs.plant("pending", "production", broken, "{half")
  await keepOnly("fine")
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1, failed: 1 })
  expect(bench.blobs.keys("pending")).toEqual([broken])
})

test("a store that cannot list ends the run with an error and loses nothing", async () => {
  await keepOnly("unlisted")
  bench.blobs.breakWhen(() => 500)
  await expect(sweep(bench.ports)).rejects.toThrow("lead store unavailable")
  bench.blobs.heal()
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
})

test("without a webhook the sweep says what is missing and leaves the leads", async () => {
  await keepOnly("unconfigured")
  bench.ports.deliver = null
  bench.ports.problems = ["LEAD_WEBHOOK_URL is missing"]
  expect(await sweep(bench.ports)).toMatchObject({ waiting: 0, delivered: 0 })
  expect(bench.logged).toEqual([{ event: "configuration", code: "LEAD_WEBHOOK_URL is missing", alert: true }])
  expect(bench.blobs.keys("pending")).toHaveLength(1)
})

test("the log of a day of failures holds no personal data", async () => {
  await keepOnly("private")
  bench.webhook.answer(500)
  for (let tries = 0; tries < 10; tries += 1) {
    await sweep(bench.ports)
    bench.pass(29 * 60 * MINUTE)
  }
  for (const sentinel of PERSONAL) expect(JSON.stringify(bench.logged)).not.toContain(sentinel)
})
