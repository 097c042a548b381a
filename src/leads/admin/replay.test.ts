import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { benchOfEachTest } from "../../testing/bench-of-each-test"
import { plantLead } from "../../testing/plant-lead"
import { quoteDesk } from "../../harness/quote-test-driver"
import { stopSending } from "../outbox/stop"
import { sweep } from "../outbox/sweep"
import { release, replay } from "./replay"

const HOUR = 60 * 60_000

const bench = benchOfEachTest()

const delivered = async () => {
  await sweep(bench.ports)
  return bench.webhook.ids()
}

test("a lead that died after nine tries is replayed and delivered with the same webhook-id", async () => {
  bench.webhook.answer(500)
  const [key = ""] = await quoteDesk(bench).sendAndDie()
  for (let tries = 0; tries < 9; tries += 1) {
    await sweep(bench.ports)
    bench.pass(30 * HOUR)
  }
  expect(bench.blobs.keys("dead")).toEqual([key])
  const before = bench.webhook.hits.length

  bench.webhook.heal()
  expect(await replay(bench.ports, key)).toBe("queued")
  expect((await delivered()).slice(before)).toEqual([key])
  expect(bench.blobs.keys("dead")).toEqual([])
})

test("a lead that waits for its next try is replayed at once", async () => {
  bench.webhook.answer(500)
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"])
  expect(await delivered()).toEqual([key])
  expect(await delivered()).toEqual([key])

  bench.webhook.heal()
  expect(await replay(bench.ports, key)).toBe("queued")
  expect(await delivered()).toEqual([key, key])
})

test("a lead that somebody is delivering is left alone", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"])
  const leaseUntil = new Date(bench.ports.now().getTime() + 30_000).toISOString()
  const since = bench.ports.now().toISOString()
  await bench.ports.store.put("pending", key, { since, failures: 0, dueAt: since, leaseUntil })
  expect(await replay(bench.ports, key)).toBe("in-delivery")
})

test("what was delivered is sent again only when that is asked for", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"], "done")
  expect(await replay(bench.ports, key)).toBe("delivered")
  expect(await delivered()).toEqual([])
  expect(await replay(bench.ports, key, true)).toBe("queued")
  expect(await delivered()).toEqual([key])
})

test("an email that was given up is sent again, and the webhook gets nothing twice", async () => {
  const key = await plantLead(bench, EXAMPLES["quote.requested.v1"], "done")
  const since = bench.ports.now().toISOString()
  const dead = { since, failures: 9, dueAt: since, leaseUntil: null, lastStatus: 550, lastCode: null, diedAt: since }
  await bench.ports.store.put("dead-mail", key, dead)
  expect(await replay(bench.ports, key)).toBe("queued")
  expect([bench.blobs.keys("dead-mail"), bench.blobs.keys("mail"), bench.blobs.keys("pending")]).toEqual([
    [],
    [key],
    [],
  ])
})

test("after a receiver wanted no more, a replay starts the sending again", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"])
  await stopSending(bench.ports)
  expect(await delivered()).toEqual([])
  await replay(bench.ports, key)
  expect(await delivered()).toEqual([key])
})

test("a held lead is released and delivered, and is not replayed", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"], "held")
  expect(await replay(bench.ports, key)).toBe("held")
  expect(await delivered()).toEqual([])
  expect(await release(bench.ports, key)).toBe("queued")
  expect(await delivered()).toEqual([key])
  expect(await release(bench.ports, key)).toBe("not-held")
})
