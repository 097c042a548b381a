import { paths } from "../../src/domain/paths"
import { parseLeadRecord } from "../../src/leads/core/records"
import { createSignedFormTimestamp } from "../../src/leads/http/suspicion/form-stamp"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { QUOTE, buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { buildIdempotencyHeader, buildJsonRequest } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"

const IP = "203.0.113.7"

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

let requestCount = 0
async function sendRequest(more: object = {}, { headers = {}, challenge = harness.ports.challenge, ip = IP } = {}) {
  const request = buildJsonRequest(paths.api.quotes, buildQuoteRequestBody(more), {
    ...buildIdempotencyHeader(`request-number-${(requestCount += 1)}`),
    ...headers,
  })
  const answer = await driver.take(request, { ports: { ...harness.ports, challenge }, ip })
  await harness.settle()
  return answer
}

const createTestStamp = (secret = harness.ports.idSecret) =>
  createSignedFormTimestamp(secret, harness.ports.now(), harness.ports.random)

/** Expects one lead, which is held and nowhere else, and returns its suspicions. */
async function getHeldSuspicions(): Promise<readonly string[]> {
  const [key = "", ...others] = harness.blobs.keys("held")
  expect(others).toEqual([])
  expect(harness.blobs.keys("pending")).not.toContain(key)
  expect(harness.webhook.ids()).not.toContain(key)
  const event = parseLeadRecord(await harness.ports.store.get("lead", key))?.event
  return event?.type === "quote.requested.v1" ? event.data.suspicions : []
}

async function expectHeldLead(answer: Response, ...suspicions: string[]): Promise<void> {
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ outcome: "quoted", quote: QUOTE })
  expect(await getHeldSuspicions()).toEqual(suspicions)
}

test("a filled honeypot: answered as usual, held with its reason", async () => {
  await expectHeldLead(await sendRequest({ reference_code: "cheap pills" }), "honeypot", "no-stamp")
})

test.each([
  ["sent after half a second", () => createTestStamp(), 500, "stamp-too-young"],
  ["a forged stamp", () => createTestStamp("another secret"), 60_000, "stamp-forged"],
  ["a stamp 25 hours old", () => createTestStamp(), 25 * 3_600_000, "stamp-too-old"],
])("%s: answered as usual, held with its reason", async (_, make, ms, reason) => {
  const formStamp = make()
  harness.pass(ms)
  await expectHeldLead(await sendRequest({ formStamp }), reason)
})

test("a stamp used the fifth time: answered as usual, held with its reason, and the four before are delivered", async () => {
  const one = createTestStamp()
  harness.pass(60_000)
  for (let i = 0; i < 4; i += 1) await sendRequest({ formStamp: one, note: `Visitor ${i}` })
  expect(harness.webhook.hits).toHaveLength(4)
  await expectHeldLead(await sendRequest({ formStamp: one }), "stamp-reused")
})

test("the 21st request of one client in an hour: answered as usual, held with its reason, and 20 are delivered", async () => {
  for (let i = 0; i < 20; i += 1) {
    harness.pass(60_000)
    await sendRequest({ note: `Visitor ${i}`, email: `visitor-${i}@private.example` })
  }
  expect(harness.webhook.hits).toHaveLength(20)
  await expectHeldLead(await sendRequest(), "no-stamp", "many-in-an-hour")
})

test("the sixth request for one address in an hour, whichever clients send them, is held with its reason", async () => {
  for (let i = 0; i < 5; i += 1) await sendRequest({ note: `Visitor ${i}` }, { ip: `203.0.113.${i}` })
  expect(harness.webhook.hits).toHaveLength(5)
  await expectHeldLead(await sendRequest({ email: "Zephyrine+6@private.example" }), "no-stamp", "many-to-an-address")
})

test("a client that writes another address into X-Forwarded-For is the same client", async () => {
  for (let i = 0; i < 20; i += 1) {
    harness.pass(60_000)
    const headers = { "x-forwarded-for": `198.51.100.${i}` }
    await sendRequest({ email: `visitor-${i}@private.example` }, { headers })
  }
  await expectHeldLead(
    await sendRequest({}, { headers: { "x-forwarded-for": "198.51.100.99" } }),
    "no-stamp",
    "many-in-an-hour",
  )
})

test.each([
  ["was failed", "failed", "challenge-failed"],
  ["nobody could judge", "unreachable", "challenge-unreachable"],
] as const)("a test that %s: answered as usual, held with its reason", async (_, result, reason) => {
  const good = createTestStamp()
  harness.pass(60_000)
  await expectHeldLead(
    await sendRequest({ formStamp: good, turnstileToken: "x" }, { challenge: async () => result }),
    reason,
  )
})

test("neither stamp nor token leaves the site with a lead", async () => {
  const good = createTestStamp()
  harness.pass(60_000)
  await sendRequest({ formStamp: good, turnstileToken: "a-token-of-turnstile" }, { challenge: async () => "passed" })
  const [hit] = harness.webhook.hits
  expect(hit?.body).not.toContain(good)
  expect(hit?.body).not.toContain("a-token-of-turnstile")
})

test("a held lead is kept whole, and a repeat of it is answered like the first", async () => {
  const headers = buildIdempotencyHeader("one-key-for-both-requests")
  const first = await (await sendRequest({ reference_code: "x" }, { headers })).json()
  const again = await sendRequest({ reference_code: "x" }, { headers })
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(first)
  expect(harness.blobs.keys("held")).toHaveLength(1)
})
