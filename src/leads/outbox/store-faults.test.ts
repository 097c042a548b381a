import { randomBytes } from "node:crypto"
import { benchOfEachTest } from "../../testing/bench-of-each-test"
import type { BlobsFault } from "../../harness/fake-blob-store"
import { deliveredTo } from "../../harness/lost-leads"
import { startLeadBench } from "../../harness/lead-test-harness"
import { quoteDesk } from "../../harness/quote-test-driver"
import { storeId } from "../core/ids"
import { blobsStore } from "../store/blobs-store"
import { sweep } from "./sweep"

const MINUTE = 60_000

const bench = benchOfEachTest(() => startLeadBench({ pageSize: 50 }))
const desk = quoteDesk(bench)

/** A fault of one method on one shelf, the first `times` times. */
const inStore = (shelf: string, wrong: string, fault: BlobsFault, times = Infinity) => {
  let left = times
  return (method: string, path: string) =>
    method === wrong && path.includes(`:${shelf}-`) && (left -= 1) >= 0 ? fault : null
}
/** The limits of the live store, a tenth as long. */
const beHasty = () => {
  bench.ports.store = blobsStore({
    deployContext: "production",
    fetch,
    random: randomBytes,
    limits: { requestMs: 150, operationMs: 400 },
    connection: bench.blobs.connection,
  })
  bench.ports.limits.keepMs = 300
}
const broken = (text: string) => {
  const key = storeId("id secret", text)
  bench.blobs.plant("pending", "production", key, text)
  return key
}

test.each([500, 503, 429, 401, 403, 404, 413])(
  "B1: creates that are answered %i are never a success by themselves: the lead is handed over",
  async status => {
    bench.blobs.breakWhen(method => (method === "PUT" ? status : null))
    expect((await desk.send()).status).toBe(201)
    expect(deliveredTo(bench.webhook)).toEqual(bench.accepted)
    expect(bench.alerted).toEqual([{ kind: "store-down", facts: { code: "not-written" } }])
  },
)

test.each([500, 503, 429, 401, 403, 404, 413])(
  "B1: creates that are answered %i while the webhook fails too are answered 503, with when and where to try again",
  async status => {
    bench.blobs.breakWhen(method => (method === "PUT" ? status : null))
    bench.webhook.answer(500)
    const answer = await desk.send()
    expect(answer.status).toBe(503)
    expect(answer.headers.get("retry-after")).toBe("60")
    expect(await answer.text()).toContain("ring 1300 975 707 or write to hello@example.com")
  },
)

test.each(["hang", "drop"] as const)(
  "B4: a store whose lines %s ends in an answer after a bounded time",
  async fault => {
    beHasty()
    bench.blobs.breakWhen(() => fault)
    expect((await desk.send()).status).toBe(201)
    expect(deliveredTo(bench.webhook)).toEqual(bench.accepted)
  },
)

test("B4: a store that is slow at one step is given up after the time for the whole", async () => {
  bench.ports.limits.keepMs = 50
  bench.blobs.breakWhen(inStore("quote", "PUT", "hang"))
  expect((await desk.send()).status).toBe(201)
  expect(deliveredTo(bench.webhook)).toEqual(bench.accepted)
})

test("B9: a create whose answer was lost is known as one's own: one lead, one delivery", async () => {
  bench.blobs.breakWhen(inStore("pending", "PUT", "lost", 1))
  expect((await desk.send()).status).toBe(201)
  await bench.settle()
  expect(bench.blobs.keys("lead")).toHaveLength(1)
  expect(deliveredTo(bench.webhook)).toEqual(bench.accepted)
})

test("a store that cannot read ends the sweep red, deletes nothing, and the next run works", async () => {
  await desk.sendAndDie(3)
  bench.blobs.breakWhen(method => (method === "GET" ? 500 : null))
  await expect(sweep(bench.ports)).rejects.toThrow("lead store unavailable")
  expect(bench.alerted).toEqual([{ kind: "store-down", facts: { code: "500" } }])
  bench.blobs.heal()
  expect(bench.blobs.keys("pending")).toHaveLength(3)
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 3 })
})

test("a store that cannot list the pending leads ends the sweep red, deletes nothing, and the next run works", async () => {
  await desk.sendAndDie(3)
  bench.blobs.breakWhen((_, path) => (path.endsWith(":pending-production") ? 500 : null))
  await expect(sweep(bench.ports)).rejects.toThrow("lead store unavailable")
  bench.blobs.heal()
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 3 })
})

test("a failed note of the delivery sends again with the same id, once the lease is over", async () => {
  const [key] = await desk.sendAndDie()
  bench.blobs.breakWhen(inStore("done", "PUT", 503))
  expect(await sweep(bench.ports)).toMatchObject({ failed: 1 })
  bench.blobs.heal()
  expect(await sweep(bench.ports)).toMatchObject({ waiting: 1 })
  bench.pass(2 * MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
  expect(bench.webhook.ids()).toEqual([key, key])
})

test("a failed removal after the note is mended by the next sweep, and nothing is sent again", async () => {
  await desk.sendAndDie()
  bench.blobs.breakWhen(method => (method === "DELETE" ? 503 : null))
  await sweep(bench.ports)
  bench.blobs.heal()
  bench.pass(2 * MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ repeated: 1 })
  expect(bench.webhook.hits).toHaveLength(1)
  expect(bench.blobs.keys("pending")).toEqual([])
})

test("of 2500 pending leads on 50 pages every one is looked at", async () => {
  const later = new Date(bench.ports.now().getTime() + 60 * MINUTE).toISOString()
  const since = bench.ports.now().toISOString()
  const value = { since, failures: 1, dueAt: later, leaseUntil: null }
  for (let n = 0; n < 2_500; n += 1)
    bench.blobs.plant("pending", "production", storeId("id secret", String(n)), JSON.stringify({ nonce: "n", value }))
  expect(await sweep(bench.ports)).toMatchObject({ waiting: 2_500 })
}, 60_000)

test("a sweep takes no new work after 20 seconds, and the next one goes on with the rest", async () => {
  await desk.sendAndDie(9)
  bench.webhook.behave(reply => {
    bench.pass(7_000)
    reply.writeHead(503).end()
  })
  await sweep(bench.ports)
  // Three at once and 7 s each: the third is answered at 21 s, when at most two more are under way.
  expect(bench.webhook.hits.length).toBeLessThanOrEqual(5)
  const first = new Set(bench.webhook.ids())
  bench.webhook.hits.length = 0
  // Those that were refused are due again; the rest come first all the same.
  bench.pass(10 * MINUTE)
  await sweep(bench.ports)
  expect(first.has(bench.webhook.ids()[0] ?? "")).toBe(false)
})

test("a delivery that starts late in a sweep gets less time, so that the run ends within 30 seconds", async () => {
  await desk.sendAndDie(7)
  const times: (number | undefined)[] = []
  const { deliver } = bench.ports
  bench.ports.deliver = async (event, id, timeoutMs) => {
    times.push(timeoutMs)
    bench.pass(6_000)
    return deliver?.(event, id) ?? Promise.reject(new Error("no webhook"))
  }
  await sweep(bench.ports)
  // Begun at 0, 6, 12, 18 s or a little later, as three go on at once.
  expect(times.map(time => time ?? 0).every(time => time <= 10_000)).toBe(true)
  expect(Math.min(...times.map(time => time ?? 0))).toBeLessThanOrEqual(6_000)
})

test.each(["pending", "done", "lead"])("a stale read of the %s loses nothing and sends at most twice", async shelf => {
  await desk.sendAndDie()
  bench.blobs.breakWhen(inStore(shelf, "GET", "stale", 1))
  await sweep(bench.ports)
  bench.pass(2 * MINUTE)
  await sweep(bench.ports)
  expect(deliveredTo(bench.webhook).length).toBeLessThanOrEqual(2)
  expect(new Set(deliveredTo(bench.webhook))).toEqual(new Set(bench.accepted))
})

test("a marker of broken JSON is put aside, its lead is delivered, and the others go on", async () => {
  const [first = ""] = await desk.sendAndDie(3)
  bench.blobs.plant("pending", "production", first, "{half")
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 3 })
  expect(bench.blobs.value("bad", first)).toEqual({
    at: "2026-11-21T02:00:00.000Z",
    shelf: "pending",
    text: "{half",
  })
  expect(bench.alerted).toEqual([{ kind: "unreadable", facts: { id: first } }])
})

test.each(["{half", "[]", '{"nonce":"n","value":{"since":7}}', ""])(
  "a foreign record %s on the pending shelf is put aside, and the others go on",
  async text => {
    const key = broken(text)
    await desk.sendAndDie()
    expect(await sweep(bench.ports)).toMatchObject({ delivered: 1, waiting: 1 })
    expect(bench.blobs.keys("bad")).toEqual([key])
  },
)

test("B8: a foreign key on the pending shelf is left alone, and the others go on", async () => {
  bench.blobs.plant("pending", "production", ".k3f9x", "temporary")
  await desk.sendAndDie()
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1, waiting: 0, failed: 0 })
  expect(bench.blobs.keys("pending")).toEqual([".k3f9x"])
})

test("a lead that cannot be read is dead and told of; what is there stays", async () => {
  const [key = ""] = await desk.sendAndDie()
  bench.accepted.length = 0
  bench.blobs.plant("lead", "production", key, '{"nonce":"n","value":{"half":1}}')
  expect(await sweep(bench.ports)).toMatchObject({ dead: 1 })
  expect(bench.blobs.keys("dead")).toEqual([key])
  expect(bench.blobs.keys("lead")).toEqual([key])
  expect(bench.alerted).toEqual([{ kind: "unreadable", facts: { id: key, code: "unreadable" } }])
})

test("a note of delivery that cannot be read proves nothing: the lead is sent", async () => {
  const [key = ""] = await desk.sendAndDie()
  bench.blobs.plant("done", "production", key, "{half")
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
})
