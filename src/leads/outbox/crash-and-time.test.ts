import { isThorough } from "../../testing/draw-sample"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { checkLeadDeliveryHealth } from "../health/health"
import { createPublicInternetFetch } from "../outgoing/public-fetch"
import { createWebhookDeliverer } from "./deliver"
import { runScheduledLeadTasks } from "./sweep"

const MINUTE = 60_000

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

test("a crash between keeping and delivering is mended by the next sweep", async () => {
  const [key] = await driver.sendAndDie()
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  expect(harness.webhook.ids()).toEqual([key])
  expect(harness.blobs.keys("pending")).toEqual([])
})

test("a crash after the delivery and before its note sends twice, with the same id", async () => {
  const [key] = await driver.sendAndDie()
  const { deliver } = harness.ports
  harness.ports.deliver = async (...lead) => {
    await deliver?.(...lead)
    throw new Error("killed")
  }
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ failed: 1 })
  harness.ports.deliver = deliver
  harness.pass(MINUTE)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  expect(harness.webhook.ids()).toEqual([key, key])
})

test("a crash after the delivery to one webhook of a list sends twice to that one alone, with the same id", async () => {
  const crm = await harness.addWebhook("crm")
  const [key] = await driver.sendAndDie()
  const { webhooks } = harness.ports
  harness.ports.webhooks = webhooks.map(webhook => ({
    ...webhook,
    deliver: async (...lead) => {
      await webhook.deliver?.(...lead)
      throw new Error("killed")
    },
  }))
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1, webhooks: { crm: { failed: 1 } } })
  harness.ports.webhooks = webhooks
  harness.pass(MINUTE)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({
    delivered: 0,
    webhooks: { crm: { delivered: 1 } },
  })
  expect(crm.ids()).toEqual([key, key])
  expect(harness.webhook.ids()).toEqual([key])
})

test("overlapping sweeps over a list of webhooks send each lead once to each", async () => {
  const list = [harness.webhook, await harness.addWebhook("crm"), await harness.addWebhook("books")]
  const keys = await driver.sendAndDie(20)
  await Promise.all([
    runScheduledLeadTasks(harness.ports),
    runScheduledLeadTasks(harness.ports),
    runScheduledLeadTasks(harness.ports),
  ])
  for (const webhook of list) expect(webhook.ids().toSorted()).toEqual(keys.toSorted())
})

const LEADS = isThorough ? 100 : 30

test.each([2, 3])(`%i overlapping sweeps over ${LEADS} leads make ${LEADS} calls, none twice`, async runs => {
  const keys = await driver.sendAndDie(LEADS)
  await Promise.all(Array.from({ length: runs }, () => runScheduledLeadTasks(harness.ports)))
  expect(harness.webhook.ids().toSorted()).toEqual(keys.toSorted())
})

test("a sweeper that died with a lease delays the lead by a minute, no more", async () => {
  await driver.sendAndDie()
  const { deliver } = harness.ports
  harness.ports.deliver = () => Promise.reject(new Error("killed"))
  await runScheduledLeadTasks(harness.ports)
  harness.ports.deliver = deliver
  harness.pass(MINUTE - 1)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ waiting: 1 })
  harness.pass(1)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
})

test.each([-10, 10])(
  "a function whose clock is off by %i minutes is refused by the receiver, and its lead is delivered once the clock is right",
  async minutes => {
    let off = minutes * MINUTE
    const now = () => new Date(harness.now().getTime() + off)
    const target = { url: harness.webhook.url, secrets: [harness.secret] }
    const deliver = createWebhookDeliverer(target, { fetch: createPublicInternetFetch({ loopback: true }), now })
    harness.webhook.behave((reply, hit) => {
      try {
        harness.verified(hit)
        reply.writeHead(200).end()
      } catch {
        reply.writeHead(401).end()
      }
    })
    const ports = { ...harness.ports, now, deliver }
    await driver.sendAndDie()
    harness.pass(20 * MINUTE)
    expect(await runScheduledLeadTasks(ports)).toMatchObject({ refused: 1 })
    off = 0
    harness.pass(20 * MINUTE)
    expect(await runScheduledLeadTasks(ports)).toMatchObject({ delivered: 1 })
  },
)

test("a schedule that has not fired for an hour is red on health, and the next lead alerts", async () => {
  await runScheduledLeadTasks(harness.ports)
  harness.pass(60 * MINUTE)
  expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject({ healthy: false, lastSweepMinutes: 60 })
  await driver.send()
  await harness.settle()
  expect(harness.alerted).toEqual([{ kind: "sweeper-silent", facts: { minutes: 60 } }])
})

test("a schedule that has never fired alerts 15 minutes after the first lead", async () => {
  await driver.send()
  await harness.settle()
  expect(harness.alerted).toEqual([])
  harness.pass(16 * MINUTE)
  await driver.send()
  await harness.settle()
  expect(harness.alerted).toEqual([{ kind: "sweeper-silent", facts: { minutes: 16 } }])
})

test("a schedule that fires again after an hour tells of its silence itself", async () => {
  await runScheduledLeadTasks(harness.ports)
  harness.pass(60 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.alerted).toEqual([{ kind: "sweeper-silent", facts: { minutes: 60 } }])
})
