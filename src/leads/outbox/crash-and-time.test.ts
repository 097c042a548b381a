import { Webhook } from "standardwebhooks"
import { benchOfEachTest } from "../../testing/bench-of-each-test"
import { deliveredTo } from "../../harness/lost-leads"
import { quoteDesk } from "../../harness/quote-test-driver"
import { healthOf } from "../health/health"
import { publicFetch } from "../outgoing/public-fetch"
import { deliverer } from "./deliver"
import { sweep } from "./sweep"

const MINUTE = 60_000

const bench = benchOfEachTest()
const desk = quoteDesk(bench)

test("a crash between keeping and delivering is mended by the next sweep", async () => {
  const [key] = await desk.sendAndDie()
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
  expect(bench.webhook.ids()).toEqual([key])
  expect(bench.blobs.keys("pending")).toEqual([])
})

test("ten leads after ten crashes are all delivered, each once", async () => {
  const keys = await desk.sendAndDie(10)
  await sweep(bench.ports)
  expect(bench.webhook.ids().toSorted()).toEqual(keys.toSorted())
})

test("a crash after the delivery and before its note sends twice, with the same id", async () => {
  const [key] = await desk.sendAndDie()
  const { deliver } = bench.ports
  bench.ports.deliver = async (...lead) => {
    await deliver?.(...lead)
    throw new Error("killed")
  }
  expect(await sweep(bench.ports)).toMatchObject({ failed: 1 })
  bench.ports.deliver = deliver
  bench.pass(MINUTE)
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
  expect(bench.webhook.ids()).toEqual([key, key])
})

test.each([2, 3])(
  "%i overlapping sweeps over 100 leads make 100 calls, none twice",
  async runs => {
    const keys = await desk.sendAndDie(100)
    await Promise.all(Array.from({ length: runs }, () => sweep(bench.ports)))
    expect(bench.webhook.ids().toSorted()).toEqual(keys.toSorted())
  },
  30_000,
)

test("a schedule that fires twice sends nothing twice", async () => {
  await desk.sendAndDie(5)
  await Promise.all([sweep(bench.ports), sweep(bench.ports)])
  await sweep(bench.ports)
  expect(deliveredTo(bench.webhook).toSorted()).toEqual(bench.accepted.toSorted())
})

test("a sweeper that died with a lease delays the lead by a minute, no more", async () => {
  await desk.sendAndDie()
  const { deliver } = bench.ports
  bench.ports.deliver = () => Promise.reject(new Error("killed"))
  await sweep(bench.ports)
  bench.ports.deliver = deliver
  bench.pass(MINUTE - 1)
  expect(await sweep(bench.ports)).toMatchObject({ waiting: 1 })
  bench.pass(1)
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
})

test.each([-10, 10])(
  "a function whose clock is off by %i minutes is refused by the receiver, and its lead is delivered once the clock is right",
  async minutes => {
    const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`
    let off = minutes * MINUTE
    const real = () => bench.ports.now().getTime()
    const clock = () => new Date(real() + off)
    const ports = {
      ...bench.ports,
      now: clock,
      deliver: deliverer(
        { url: bench.webhook.url, secrets: [secret] },
        { fetch: publicFetch({ loopback: true }), now: clock },
      ),
    }
    bench.webhook.behave((reply, { headers, body }) => {
      const date = jest.spyOn(Date, "now").mockReturnValue(real())
      try {
        new Webhook(secret).verify(body, headers)
        reply.writeHead(200).end()
      } catch {
        reply.writeHead(401).end()
      } finally {
        date.mockRestore()
      }
    })
    await desk.sendAndDie()
    bench.pass(20 * MINUTE)
    expect(await sweep(ports)).toMatchObject({ refused: 1 })
    off = 0
    bench.pass(20 * MINUTE)
    expect(await sweep(ports)).toMatchObject({ delivered: 1 })
  },
)

test("a schedule that has not fired for an hour is red on health, and the next lead alerts", async () => {
  await sweep(bench.ports)
  bench.pass(60 * MINUTE)
  expect(await healthOf(bench.ports)).toMatchObject({ healthy: false, lastSweepMinutes: 60 })
  await desk.send()
  await bench.settle()
  expect(bench.alerted).toEqual([{ kind: "sweeper-silent", facts: { minutes: 60 } }])
})

test("a schedule that has never fired alerts 15 minutes after the first lead", async () => {
  await desk.send()
  await bench.settle()
  expect(bench.alerted).toEqual([])
  bench.pass(16 * MINUTE)
  await desk.send()
  await bench.settle()
  expect(bench.alerted).toEqual([{ kind: "sweeper-silent", facts: { minutes: 16 } }])
})

test("a schedule that fires again after an hour tells of its silence itself", async () => {
  await sweep(bench.ports)
  bench.pass(60 * MINUTE)
  await sweep(bench.ports)
  expect(bench.alerted).toEqual([{ kind: "sweeper-silent", facts: { minutes: 60 } }])
})
