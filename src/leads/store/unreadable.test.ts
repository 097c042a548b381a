import { benchOfEachTest } from "../../testing/bench-of-each-test"
import { quoteDesk } from "../../harness/quote-test-driver"
import { storeId } from "../core/ids"
import { healthOf } from "../health/health"
import { sweep } from "../outbox/sweep"
import { isUnsubscribed, recipientKey } from "./unsubscribed"

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CUT_SHORT = '{"nonce":"n","value":{"at":"2026-11-2'
const NOW = "2026-11-21T02:00:00.000Z"

const bench = benchOfEachTest()
const desk = quoteDesk(bench)

const cutShort = (shelf: string, key: string, text = CUT_SHORT) => bench.blobs.plant(shelf, "production", key, text)
const noteKey = (...name: string[]) => storeId("id secret", "health", ...name)
const told = () => bench.alerted.filter(({ kind }) => kind === "unreadable")

describe.each([
  ["of the last sweep", noteKey("last-run")],
  ["that the receiver answered 410", noteKey("stop")],
  ["of an alert", noteKey("alert", "dead-letter")],
])("a note %s", (_, key) => {
  test.each([CUT_SHORT, "", "[]", '{"nonce":"n","value":7}'])(
    "that reads %s stops no redelivery, is set aside and told of once",
    async text => {
      cutShort("health", key, text)
      await desk.sendAndDie(2)
      expect(await sweep(bench.ports)).toMatchObject({ delivered: 2 })
      expect(bench.blobs.value("bad", key)).toEqual({
        at: NOW,
        shelf: "health",
        text: text.endsWith("7}") ? "7" : text,
      })
      bench.pass(5 * MINUTE)
      await sweep(bench.ports)
      expect(told()).toEqual([{ kind: "unreadable", facts: { id: key } }])
      expect(await healthOf(bench.ports)).toMatchObject({ healthy: false, sending: true, leads: { bad: 1 } })
    },
  )
})

test("a note of the last sweep that cannot be read is written anew by the sweep", async () => {
  cutShort("health", noteKey("last-run"))
  await sweep(bench.ports)
  expect(await healthOf(bench.ports)).toMatchObject({ lastSweepMinutes: 0 })
})

test("a lead that comes while the 410 note cannot be read is delivered at once", async () => {
  cutShort("health", noteKey("stop"))
  await desk.sendAndSettle()
  expect(bench.webhook.hits).toHaveLength(1)
})

test("a note that cannot be read stops nothing while the store takes nothing on the bad shelf", async () => {
  cutShort("health", noteKey("stop"))
  cutShort("health", noteKey("last-run"))
  await desk.sendAndDie()
  bench.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":bad-") ? 507 : null))
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
})

test.each(["done", "mailed", "counts"])("what cannot be read on the %s shelf is set aside and goes", async shelf => {
  const key = storeId("s", shelf)
  cutShort(shelf, key)
  await sweep(bench.ports)
  await sweep(bench.ports)
  expect(bench.blobs.keys(shelf)).toEqual([])
  expect(bench.blobs.value("bad", key)).toEqual({ at: NOW, shelf, text: CUT_SHORT })
  expect(told()).toEqual([{ kind: "unreadable", facts: { id: key } }])
})

test.each(["held", "dead"])("what cannot be read on the %s shelf is set aside and written anew", async shelf => {
  const [key = ""] = await desk.sendAndDie()
  await bench.ports.store.delete("pending", key)
  cutShort(shelf, key)
  await sweep(bench.ports)
  await sweep(bench.ports)
  expect(bench.blobs.value(shelf, key)).toMatchObject({ since: NOW, leaseUntil: null })
  expect(bench.blobs.value("bad", key)).toEqual({ at: NOW, shelf, text: CUT_SHORT })
  expect(told()).toEqual([{ kind: "unreadable", facts: { id: key } }])
  // It still waits for a person, and goes after its time as any other.
  expect(bench.webhook.hits).toEqual([])
  bench.accepted.length = 0
  bench.pass(90 * DAY)
  await sweep(bench.ports)
  expect(bench.blobs.keys(shelf)).toEqual([])
})

test("a delivered lead whose note of it cannot be read is delivered again rather than never", async () => {
  const [key = ""] = await desk.sendAndDie()
  await sweep(bench.ports)
  cutShort("done", key)
  bench.pass(DAY)
  for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep(bench.ports)
  expect(bench.webhook.ids()).toEqual([key, key])
  expect(bench.blobs.value("done", key)).toHaveProperty("deliveredAt")
})

test("a note of delivery of another shape proves nothing: the lead is sent", async () => {
  const [key = ""] = await desk.sendAndDie()
  await bench.ports.store.put("done", key, {})
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
})

test("a quote that cannot be read is written anew from its request", async () => {
  await desk.sendAndDie()
  const [key = ""] = bench.blobs.keys("quote")
  const before = bench.blobs.value("quote", key)
  cutShort("quote", key)
  bench.pass(DAY)
  await sweep(bench.ports)
  expect(bench.blobs.value("quote", key)).toEqual(before)
  expect(bench.blobs.value("bad", key)).toMatchObject({ shelf: "quote", text: CUT_SHORT })
  expect(told()).toEqual([{ kind: "unreadable", facts: { id: key } }])
})

test("a quote that cannot be read and has no request is told of once, and goes with its record on the bad shelf", async () => {
  const key = storeId("s", "quote")
  cutShort("quote", key)
  await sweep(bench.ports)
  await sweep(bench.ports)
  expect(told()).toEqual([{ kind: "unreadable", facts: { id: key } }])
  expect(bench.blobs.keys("quote")).toEqual([key])
  bench.pass(90 * DAY)
  await sweep(bench.ports)
  expect([...bench.blobs.keys("quote"), ...bench.blobs.keys("bad")]).toEqual([])
})

test("a lead that cannot be read and has no note of delivery is put before a person", async () => {
  const key = storeId("s", "lead")
  cutShort("lead", key)
  await sweep(bench.ports)
  await sweep(bench.ports)
  expect(bench.blobs.value("dead", key)).toMatchObject({ lastCode: "unreadable" })
  expect(told()).toEqual([{ kind: "unreadable", facts: { id: key, code: "unreadable" } }])
  expect(bench.blobs.keys("lead")).toEqual([key])
})

test("a dead lead that cannot be read goes after 90 days with the others, and stops no sweep", async () => {
  const key = storeId("s", "lead")
  cutShort("lead", key)
  await sweep(bench.ports)
  await sweep(bench.ports)
  bench.pass(90 * DAY)
  await sweep(bench.ports)
  expect(bench.alerted).toContainEqual({ kind: "purge", facts: { count: 1 } })
  expect([...bench.blobs.keys("lead"), ...bench.blobs.keys("dead")]).toEqual([])
})

test("a delivered lead that cannot be read keeps its personal data no longer than the others", async () => {
  const [key = ""] = await desk.sendAndDie()
  await sweep(bench.ports)
  cutShort("lead", key)
  bench.pass(179 * DAY)
  await sweep(bench.ports)
  expect(bench.blobs.keys("lead")).toEqual([key])
  bench.pass(DAY)
  await sweep(bench.ports)
  expect(bench.blobs.keys("lead")).toEqual([])
  expect(told()).toEqual([])
})

test("what cannot be read on the bad shelf itself gets its 90 days too", async () => {
  const key = storeId("s", "bad")
  cutShort("bad", key)
  await sweep(bench.ports)
  expect(bench.blobs.value("bad", key)).toEqual({ at: NOW, shelf: "bad", text: CUT_SHORT })
})

test("a purge that fails stops no sweep", async () => {
  const key = storeId("s", "bad")
  await bench.ports.store.put("bad", key, { at: NOW, shelf: "pending", text: "{" })
  bench.pass(90 * DAY)
  bench.blobs.breakWhen((method, path) => (method === "DELETE" && path.includes(":bad-") ? 500 : null))
  await sweep(bench.ports)
  expect(await healthOf(bench.ports)).toMatchObject({ lastSweepMinutes: 0 })
})

test("whoever wants no email gets none when the note of it cannot be read, and it is written anew", async () => {
  const key = recipientKey("id secret", "mai@example.com")
  cutShort("unsubscribed", key)
  expect(await isUnsubscribed(bench.ports, "mai@example.com")).toBe(true)
  expect(bench.blobs.value("unsubscribed", key)).toEqual({ since: NOW })
})

// As text: whatever the code calls them one day, what was kept before must go on being read.
test("the names in the notes of the sweep and of what cannot be read stay as they are", async () => {
  cutShort("pending", storeId("s", "x"))
  await sweep(bench.ports)
  expect(bench.blobs.texts("bad").join()).toContain('"shelf":"pending","text":')
  expect(bench.blobs.texts("health").join()).toContain('"examined":{"shelf":')
})
