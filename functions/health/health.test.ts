import { createHashKey } from "../../src/leads/core/ids"
import { readEnvironmentVariables } from "../../src/leads/production/env"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { PERSONAL, RIGHT_VARIABLES, SITE } from "../../src/harness/lead-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { showLeadHealth } from "./health.mts"

const MINUTE = 60_000

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

const TOKEN = "a token for whoever may see the details"
const createTestRequest = (method = "GET", token = TOKEN) =>
  new Request(`${SITE}/api/health`, { method, headers: { authorization: `Bearer ${token}` } })
const createHandler = (token: string | null = TOKEN) => showLeadHealth(() => harness.ports, token)

const requestHealth = (method?: string) => createHandler()(createTestRequest(method), harness.call())

test("after a sweep with nothing left all is well", async () => {
  await driver.sendAndDie()
  await runScheduledLeadTasks(harness.ports)
  const answer = await requestHealth()
  expect(answer.status).toBe(200)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(await answer.json()).toEqual({
    ...{ healthy: true, sending: true, store: "ok", webhooks: {}, configuration: [], missedCalls: [] },
    ...{ leads: { pending: 0, held: 0, dead: 0, bad: 0 }, mails: { waiting: 0, dead: 0 } },
    ...{ oldestPendingMinutes: null, lastSweepMinutes: 0 },
  })
})

test("before the first sweep, and 16 minutes after the last, it is red", async () => {
  expect((await requestHealth()).status).toBe(503)
  await runScheduledLeadTasks(harness.ports)
  harness.pass(15 * MINUTE)
  expect((await requestHealth()).status).toBe(200)
  harness.pass(MINUTE)
  expect((await requestHealth()).status).toBe(503)
})

test("a lead that has waited for more than an hour is red, with its age, and nothing personal is told", async () => {
  harness.webhook.answer(500)
  await driver.sendAndDie()
  harness.pass(61 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  const answer = await requestHealth()
  expect(answer.status).toBe(503)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ healthy: false, leads: { pending: 1 }, oldestPendingMinutes: 61 })
  for (const sentinel of [...PERSONAL, ...harness.accepted]) expect(text).not.toContain(sentinel)
})

test.each(["dead", "bad"])("a record in the %s collection is red", async collection => {
  await runScheduledLeadTasks(harness.ports)
  harness.blobs.seed(collection, "production", createHashKey("s", "a"), "{}")
  const answer = await requestHealth()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ leads: { [collection]: 1 } })
})

test("a wrong variable is red, and it's said what to set, without its value", async () => {
  await runScheduledLeadTasks(harness.ports)
  const { problems } = readEnvironmentVariables({ ...RIGHT_VARIABLES, LEAD_WEBHOOK_URL: "http://sesame.example.com/" })
  harness.ports.problems = problems
  const answer = await requestHealth()
  expect(answer.status).toBe(503)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    configuration: [expect.stringMatching("^LEAD_WEBHOOK_URL must begin with https://")],
  })
  expect(text).not.toContain("sesame")
})

test("a store that is down is red", async () => {
  harness.blobs.breakWhen(() => 500)
  const answer = await requestHealth()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ healthy: false, store: "500" })
})

test.each([
  ["takes nothing new, since it is full", "PUT", 507, "not-written"],
  ["deletes nothing", "DELETE", 403, /./],
  ["forgets what it has just taken", "GET", "stale", "not-read"],
  ["takes longer for a write than a visitor's request has", "PUT", "hang", "time-out"],
] as const)("a store that %s is red, and the counts are told all the same", async (_, wrong, failure, code) => {
  await runScheduledLeadTasks(harness.ports)
  if (failure === "hang") harness.ports.limits.keepMs = 50
  harness.blobs.breakWhen((method, path) => (method === wrong && path.includes(":probe-") ? failure : null))
  const answer = await requestHealth()
  expect(answer.status).toBe(503)
  const store = expect.stringMatching(code)
  expect(await answer.json()).toMatchObject({ healthy: false, leads: { pending: 0 }, store })
})

test("that the store takes and deletes a record is proven at most once a minute, and nothing of it is left", async () => {
  await runScheduledLeadTasks(harness.ports)
  const writes: string[] = []
  harness.blobs.breakWhen(method => (method === "GET" ? null : (writes.push(method), null)))
  const handler = createHandler()
  const requestHealthStatus = () => handler(createTestRequest(), harness.call())
  await Promise.all([requestHealthStatus(), requestHealthStatus()])
  harness.pass(59_999)
  expect((await requestHealthStatus()).status).toBe(200)
  expect(writes).toEqual(["PUT", "DELETE"])
  harness.pass(1)
  await requestHealthStatus()
  expect(writes).toEqual(["PUT", "DELETE", "PUT", "DELETE"])
  expect(harness.blobs.keys("probe")).toEqual([])
})

test("what the last minute has found is told for that minute, also when it was bad", async () => {
  await runScheduledLeadTasks(harness.ports)
  const handler = createHandler()
  const requestHealthStatus = async () => (await handler(createTestRequest(), harness.call())).status
  harness.blobs.breakWhen(method => (method === "PUT" ? 507 : null))
  expect(await requestHealthStatus()).toBe(503)
  harness.blobs.heal()
  expect(await requestHealthStatus()).toBe(503)
  harness.pass(MINUTE)
  expect(await requestHealthStatus()).toBe(200)
})

test("several machines that prove it at the same time do not disturb each other", async () => {
  await runScheduledLeadTasks(harness.ports)
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestHealth()))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test("what a crash left of a proof goes after a day, unread or not, and nobody is told", async () => {
  const at = harness.ports.now().toISOString()
  await harness.ports.store.put("probe", createHashKey("s", "a"), { at })
  harness.blobs.seed("probe", "production", createHashKey("s", "b"), "{half")
  harness.pass(24 * 60 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect([...harness.blobs.keys("probe"), ...harness.blobs.keys("bad"), ...harness.alerted]).toEqual([])
})

test.each([
  ["without the token", TOKEN, "another token"],
  ["on a site that has none", null, ""],
])("%s it says well or unwell, and no more", async (_, token, sentToken) => {
  const handler = createHandler(token)
  const readAnswer = async () => {
    const answer = await handler(createTestRequest("GET", sentToken), harness.call())
    return [answer.status, await answer.json()]
  }
  expect(await readAnswer()).toEqual([503, { healthy: false }])
  await runScheduledLeadTasks(harness.ports)
  expect(await readAnswer()).toEqual([200, { healthy: true }])
  harness.blobs.breakWhen(() => 500)
  expect(await readAnswer()).toEqual([503, { healthy: false }])
})

test("only GET and HEAD are answered", async () => {
  await runScheduledLeadTasks(harness.ports)
  expect((await requestHealth("HEAD")).status).toBe(200)
  expect((await requestHealth("POST")).status).toBe(405)
})
