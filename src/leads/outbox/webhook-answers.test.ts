import { setUpLeadTestHarness, sweepUpToLastTry } from "../../testing/set-up-lead-test-harness"
import { listDeliveredLeadIds } from "../../harness/lost-leads"
import { TRIES } from "../core/schedule"
import { RIGHT_VARIABLES } from "../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { replayLeadDelivery } from "../admin/replay"
import { checkLeadDeliveryHealth } from "../health/health"
import { readEnvironmentVariables } from "../production/env"
import { runScheduledLeadTasks } from "./sweep"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

test.each([500, 502, 503, 504])(
  "a webhook that answers %i is tried again after 5 minutes, give or take a fifth, and gets the lead once",
  async status => {
    harness.webhook.answer(status)
    expect((await driver.sendAndSettle()).status).toBe(201)
    expect(harness.blobs.values("pending")).toEqual([expect.objectContaining({ failures: 1 })])
    harness.webhook.heal()
    harness.pass(4 * MINUTE - 1)
    expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ waiting: 1 })
    harness.pass(2 * MINUTE + 1)
    expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
    harness.pass(24 * HOUR)
    await runScheduledLeadTasks(harness.ports)
    expect(listDeliveredLeadIds(harness.webhook)).toEqual(harness.accepted)
    expect(new Set(harness.webhook.ids()).size).toBe(1)
  },
)

test.each([
  ["429 and 7 seconds gets the 5 minutes of the plan", 429, "7", 5 * MINUTE],
  ["503 and a date in an hour gets the hour", 503, "Sat, 21 Nov 2026 03:00:00 GMT", HOUR],
  ["503 and a week gets a day", 503, "604800", 24 * HOUR],
])("a receiver that asks for patience with %s", async (_, status, retryAfter, wait) => {
  harness.webhook.answer(status, { "retry-after": retryAfter })
  await driver.sendAndSettle()
  harness.pass(wait - 1)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ waiting: 1 })
  harness.pass(1)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ refused: 1 })
  expect(harness.alerted.filter(({ kind }) => kind === "configuration")).toEqual([])
})

test.each([302, 307, 400, 401, 403, 404])("status %i is tried again and called a wrong setting", async status => {
  harness.webhook.answer(status, { location: "http://169.254.169.254/latest/meta-data/" })
  await driver.sendAndSettle()
  expect(harness.alerted).toEqual([{ kind: "configuration", facts: { status } }])
  harness.pass(6 * MINUTE)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ refused: 1 })
  expect(harness.webhook.hits).toHaveLength(2)
})

test("410 stops all sending, keeps every lead, gives none up and alerts", async () => {
  await driver.sendAndDie(5)
  harness.webhook.answer(410)
  await runScheduledLeadTasks(harness.ports)
  const hitCount = harness.webhook.hits.length
  expect(hitCount).toBeLessThanOrEqual(3)
  expect(harness.alerted).toContainEqual(expect.objectContaining({ kind: "gone" }))
  harness.pass(23 * HOUR)
  await driver.sendAndSettle()
  await runScheduledLeadTasks(harness.ports)
  expect(harness.webhook.hits).toHaveLength(hitCount)
  expect(harness.blobs.values("pending")).toEqual(Array(6).fill(expect.objectContaining({ failures: 0 })))
  expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject({ healthy: false, sending: false })
})

test("a receiver that wanted no more is asked with one lead a day, and gets all once it takes that one", async () => {
  await driver.sendAndDie(5)
  harness.webhook.answer(410)
  await runScheduledLeadTasks(harness.ports)
  harness.webhook.hits.length = 0
  harness.pass(24 * HOUR)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.webhook.hits).toHaveLength(1)
  harness.webhook.heal()
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 0 })
  harness.pass(24 * HOUR)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 5 })
  expect((await checkLeadDeliveryHealth(harness.ports)).sending).toBe(true)
})

test("after 410 another receiver gets all leads at once", async () => {
  await driver.sendAndDie(5)
  harness.webhook.answer(410)
  await runScheduledLeadTasks(harness.ports)
  harness.webhook.heal()
  harness.ports.receiver = "another"
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 5 })
})

/** Expects an alert and the health check to name the wrong variable. */
async function expectAlertNamingVariable(wrong: object): Promise<void> {
  const [code] = Object.keys(wrong)
  const problem = expect.stringMatching(`^${code} `)
  expect(harness.alerted).toEqual([{ kind: "configuration", facts: { code, problem } }])
  expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject({ healthy: false, configuration: [problem] })
}

test.each([
  ["no address", { LEAD_WEBHOOK_URL: "" }],
  ["an http address", { LEAD_WEBHOOK_URL: "http://hooks.example.com/" }],
  ["an address with a password", { LEAD_WEBHOOK_URL: "https://user:pw@hooks.example.com/" }],
  ["an IP address", { LEAD_WEBHOOK_URL: "https://10.0.0.1/" }],
  ["no secret", { LEAD_WEBHOOK_SECRET: "" }],
  ["a secret of one byte", { LEAD_WEBHOOK_SECRET: "whsec_AA==" }],
])("with %s the visitor is answered 201, the lead waits, and health is red", async (_, wrong) => {
  const { webhook, problems } = readEnvironmentVariables({ ...RIGHT_VARIABLES, ...wrong })
  expect(webhook).toBeNull()
  harness.ports.deliver = null
  harness.ports.problems = problems
  expect((await driver.sendAndSettle()).status).toBe(201)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.values("pending")).toEqual([expect.objectContaining({ failures: 0 })])
  await expectAlertNamingVariable(wrong)
})

test.each([
  ["no LEAD_ID_SECRET", { LEAD_ID_SECRET: "" }],
  ["a weak LEAD_ID_SECRET", { LEAD_ID_SECRET: "names" }],
  ["a weak LINK_SECRET", { LINK_SECRET: "links" }],
])("with %s the lead is delivered all the same, health is red, and people are told", async (_, wrong) => {
  const { idSecret, linkSecrets, problems } = readEnvironmentVariables({ ...RIGHT_VARIABLES, ...wrong })
  Object.assign(harness.ports, { idSecret, linkSecrets, problems })
  expect((await driver.sendAndSettle()).status).toBe(201)
  expect(harness.webhook.hits).toHaveLength(1)
  await runScheduledLeadTasks(harness.ports)
  await expectAlertNamingVariable(wrong)
})

test("after the last try the lead is dead, kept, told of, and a replay has the same webhook-id", async () => {
  harness.webhook.answer(503)
  await driver.sendAndSettle()
  await sweepUpToLastTry(harness)
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    harness.pass(29 * HOUR)
    await runScheduledLeadTasks(harness.ports)
  }
  const [key = ""] = harness.blobs.keys("dead")
  expect(harness.webhook.hits).toHaveLength(TRIES)
  expect(harness.blobs.keys("pending")).toEqual([])
  expect(harness.alerted).toContainEqual({ kind: "dead-letter", facts: { id: key, status: 503 } })

  harness.webhook.heal()
  expect(await replayLeadDelivery(harness.ports, key)).toBe("queued")
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  expect(new Set(harness.webhook.ids())).toEqual(new Set([key]))
  expect(harness.blobs.keys("dead")).toEqual([])
})

test("a lead that waits for more than an hour is told of", async () => {
  harness.webhook.answer(500)
  await driver.sendAndSettle()
  for (let minutes = 0; minutes < 60; minutes += 10) {
    harness.pass(10 * MINUTE)
    await runScheduledLeadTasks(harness.ports)
  }
  expect(harness.alerted).toEqual([])
  harness.pass(MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.alerted).toEqual([{ kind: "overdue", facts: { count: 1, minutes: 61 } }])
})
