import { storeId } from "../../src/leads/ids"
import { sweep } from "../../src/leads/sweep"
import { benchOfEachTest } from "../../src/testing/bench-of-each-test"
import { PERSONAL, SITE } from "../../src/testing/lead-bench"
import { quoteDesk } from "../../src/testing/quote-desk"
import { showHealth } from "./show-health"

const MINUTE = 60_000

const bench = benchOfEachTest()
const desk = quoteDesk(bench)

const show = (method = "GET") =>
  showHealth(() => bench.ports)(new Request(`${SITE}/api/health`, { method }), bench.call())

test("after a sweep with nothing left all is well", async () => {
  await desk.sendAndDie()
  await sweep(bench.ports)
  const answer = await show()
  expect(answer.status).toBe(200)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(await answer.json()).toEqual({
    healthy: true,
    leads: { pending: 0, held: 0, dead: 0, bad: 0 },
    mails: { waiting: 0, dead: 0 },
    oldestPendingMinutes: null,
    lastSweepMinutes: 0,
    sending: true,
    configuration: [],
    store: "ok",
  })
})

test("before the first sweep, and 16 minutes after the last, it is red", async () => {
  expect((await show()).status).toBe(503)
  await sweep(bench.ports)
  bench.pass(15 * MINUTE)
  expect((await show()).status).toBe(200)
  bench.pass(MINUTE)
  expect((await show()).status).toBe(503)
})

test("a lead that has waited for more than an hour is red, with its age", async () => {
  bench.webhook.answer(500)
  await desk.sendAndDie()
  bench.pass(61 * MINUTE)
  await sweep(bench.ports)
  const answer = await show()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ healthy: false, leads: { pending: 1 }, oldestPendingMinutes: 61 })
})

test.each(["dead", "bad"])("a record on the %s shelf is red", async shelf => {
  await sweep(bench.ports)
  bench.blobs.plant(shelf, "production", storeId("s", "a"), "{}")
  const answer = await show()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ leads: { [shelf]: 1 } })
})

test("a wrong variable is red and named, without its value", async () => {
  await sweep(bench.ports)
  bench.ports.problems = ["LEAD_WEBHOOK_URL must begin with https://; leads are kept"]
  const answer = await show()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ configuration: ["LEAD_WEBHOOK_URL"] })
})

test("a store that is down is red", async () => {
  bench.blobs.breakWhen(() => 500)
  const answer = await show()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ healthy: false, store: "500" })
})

test("nothing personal is told", async () => {
  await desk.sendAndDie(2)
  const text = await (await show()).text()
  for (const sentinel of [...PERSONAL, ...bench.accepted]) expect(text).not.toContain(sentinel)
})

test("only GET and HEAD are answered", async () => {
  await sweep(bench.ports)
  expect((await show("HEAD")).status).toBe(200)
  expect((await show("POST")).status).toBe(405)
})
