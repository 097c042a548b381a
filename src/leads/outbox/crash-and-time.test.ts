import { isThorough } from "../../testing/draw-sample"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { buildQuoteRequestBody } from "../../harness/lead-test-harness"
import { buildJsonQuoteRequest } from "../../harness/posts"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { createLeadKey } from "../core/lead-key"
import { createPendingDelivery } from "../core/records"
import { checkLeadDeliveryHealth } from "../health/health"
import { createPublicInternetFetch } from "../outgoing/public-fetch"
import { createWebhookDeliverer } from "./deliver"
import { createLeadMailer } from "./mail/lead-mailer"
import { runScheduledLeadTasks } from "./sweep"

const MINUTE = 60_000

const HOUR = 60 * MINUTE
const YEAR = 365 * 24 * HOUR

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

/** Does `work` while the clock is a year ahead, and sets the clock right again. */
async function doWithClockAhead(work: () => Promise<unknown>): Promise<void> {
  harness.pass(YEAR)
  await work()
  harness.pass(-YEAR)
}

/** Has the receiver refuse a lead while the clock is a year ahead. It takes leads from then on. */
async function refuseWithClockAhead(status: number): Promise<void> {
  harness.webhook.answer(status)
  await driver.sendAndDie()
  await doWithClockAhead(() => runScheduledLeadTasks(harness.ports))
  harness.webhook.hits.length = 0
  harness.alerted.length = 0
  harness.webhook.answer(200)
}

type Fault = [
  before: string,
  fault: string,
  make: () => Promise<unknown>,
  /** What health says after 2 minutes, an hour and a day. */
  health: ["well" | "unwell", "well" | "unwell", "well" | "unwell"],
  /** The minutes after which the webhook got a lead. */
  deliveries: number[],
  /** The kinds of alert on that day. */
  alerts: string[],
  /** The minutes after which an email was sent, if the fault sets up email. */
  emails?: number[],
]

let emailCount = 0
const EMAIL = { subject: "", text: "", html: "", attachments: [] }
/** Sets up email that only counts. */
const setUpEmail = () =>
  (harness.ports.mail = createLeadMailer({
    ...{
      ...harness.ports,
      emails: {
        quoteEmail: () => EMAIL,
        acceptanceEmail: () => EMAIL,
        changeEmail: () => EMAIL,
      },
    },
    send: async () => void (emailCount += 1),
  }))

// The sweep runs after 1 minute and then every 5.
test.each<Fault>([
  ["a lead with its marker", "the process dies", () => driver.sendAndDie(), ["well", "well", "well"], [1], []],
  [
    "a marker",
    "the process dies before the lead is written",
    () =>
      harness.ports.store.create(
        "pending",
        createLeadKey("id secret", "quote.requested.v1", "never accepted"),
        createPendingDelivery(harness.now()),
      ),
    ["well", "well", "well"],
    [],
    [],
  ],
  [
    "no lead",
    "the clock is a year ahead when one comes",
    () => doWithClockAhead(driver.sendAndDie),
    ["well", "well", "well"],
    [1],
    ["clock-ahead"],
  ],
  [
    "a lead that waits",
    "the clock is a year ahead when it's refused",
    () => refuseWithClockAhead(500),
    ["well", "well", "well"],
    [1],
    ["clock-ahead"],
  ],
  [
    "a lead that waits",
    "a process dies that has claimed it while the clock was a year ahead",
    async () => {
      await driver.sendAndDie()
      const deliver = () => Promise.reject(new Error("killed"))
      await doWithClockAhead(() => runScheduledLeadTasks({ ...harness.ports, deliver }))
      harness.alerted.length = 0
    },
    ["well", "well", "well"],
    [1],
    ["clock-ahead"],
  ],
  [
    "a lead that waits",
    "the receiver wants no more while the clock is a year ahead, and then takes them",
    () => refuseWithClockAhead(410),
    ["well", "well", "well"],
    [1],
    [],
  ],
  [
    "a lead that's held",
    "the clock of several sweeps in a row is a year ahead",
    async () => {
      await driver.take(
        buildJsonQuoteRequest(buildQuoteRequestBody({ reference_code: "filled" }), "a-suspicious-visitor"),
      )
      await runScheduledLeadTasks(harness.ports)
      await doWithClockAhead(async () => {
        for (let n = 0; n < 3; n += 1) await runScheduledLeadTasks(harness.ports)
      })
      harness.alerted.length = 0
      expect(harness.blobs.keys("held")).toHaveLength(1)
    },
    ["well", "well", "well"],
    [],
    [],
  ],
  [
    "no lead",
    "20 requests for one address come at once",
    async () => {
      setUpEmail()
      await Promise.all(Array.from({ length: 20 }, () => driver.sendAndSettle()))
    },
    ["well", "well", "well"],
    Array.from({ length: 20 }, () => 1),
    [],
    [1, 16],
  ],
  [
    "no lead",
    "a request has 30,000 marks on one letter of the note",
    async () => {
      const note = `a${"\u0301\u0316".repeat(15_000)}`
      expect((await driver.sendAndSettle({ note })).status).toBe(422)
    },
    ["well", "well", "well"],
    [],
    [],
  ],
])(
  "%s; %s: what health says and when leads are delivered",
  async (_before, _fault, make, health, deliveries, alerts, emails = []) => {
    emailCount = 0
    await make()
    const begin = harness.now().getTime()
    const getMinutes = () => (harness.now().getTime() - begin) / MINUTE
    const healthTexts: string[] = []
    const deliveredAt: number[] = []
    const emailedAt: number[] = []
    for (const minutes of [1, 2, ...Array.from({ length: 287 }, (_none, n) => 6 + 5 * n), 24 * 60]) {
      harness.pass((minutes - getMinutes()) * MINUTE)
      if (minutes % 5 === 1) await runScheduledLeadTasks(harness.ports)
      while (deliveredAt.length < harness.webhook.hits.length) deliveredAt.push(minutes)
      while (emailedAt.length < emailCount) emailedAt.push(minutes)
      if ([2, 61, 24 * 60].includes(minutes))
        healthTexts.push((await checkLeadDeliveryHealth(harness.ports)).healthy ? "well" : "unwell")
    }
    const alertKinds = [...new Set(harness.alerted.map(({ kind }) => kind))]
    expect([healthTexts, deliveredAt, alertKinds, emailedAt]).toEqual([health, deliveries, alerts, emails])
  },
)
