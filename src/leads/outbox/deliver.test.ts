import { Webhook } from "standardwebhooks"
import { startFakeWebhook, type FakeWebhook } from "../../harness/fake-webhook"
import type { LeadEvent } from "../core/event"
import { createPublicInternetFetch } from "../outgoing/public-fetch"
import { createWebhookDeliverer, createWebhookSignature } from "./deliver"

const OLD = `whsec_${Buffer.alloc(24, 1).toString("base64")}`
const NEW = `whsec_${Buffer.alloc(24, 2).toString("base64")}`
const event = { type: "quote.requested.v1", timestamp: "2026-11-21T00:00:00.000Z", data: { id: "x" } } as LeadEvent

const fetch = createPublicInternetFetch({ loopback: true })

let webhook: FakeWebhook
beforeEach(async () => {
  webhook = await startFakeWebhook()
})
afterEach(() => webhook.stop())

const deliverTestEvent = (url = webhook.url, timeoutMs = 30_000) =>
  createWebhookDeliverer({ url, secrets: [NEW, OLD] }, { fetch, now: () => new Date(), timeoutMs })(event, "id")

test("both the new and the old secret verify a delivery while the secret is replaced", async () => {
  expect(await deliverTestEvent()).toMatchObject({ outcome: "delivered", status: 200 })
  const { headers, body } = webhook.hits[0] ?? { headers: {}, body: "" }
  for (const secret of [NEW, OLD]) expect(new Webhook(secret).verify(body, headers)).toEqual(event)
  const stranger = new Webhook(`whsec_${Buffer.alloc(24, 3).toString("base64")}`)
  expect(() => stranger.verify(body, headers)).toThrow("No matching signature")
  expect(() => new Webhook(NEW).verify(`${body} `, headers)).toThrow("No matching signature")
})

/** Delivers at noon, and verifies the delivery as a receiver whose clock is `minutes` later. */
async function verifyTestDelivery(minutes: number, changes: Record<string, string>): Promise<unknown> {
  const noon = new Date("2026-11-21T12:00:00Z")
  await createWebhookDeliverer({ url: webhook.url, secrets: [NEW] }, { fetch, now: () => noon })(event, "id")
  const { headers, body } = webhook.hits[0] ?? { headers: {}, body: "" }
  const clock = jest.spyOn(Date, "now").mockReturnValue(noon.getTime() + minutes * 60_000)
  try {
    return new Webhook(NEW).verify(body, { ...headers, ...changes })
  } finally {
    clock.mockRestore()
  }
}

// Standard Webhooks 1.0.0 lets a receiver's clock differ by 5 minutes, and signs the id and the time with the body.
test.each([
  ["at once", "taken", 0, {}],
  ["5 minutes later", "taken", 5, {}],
  ["6 minutes later", "Message timestamp too old", 6, {}],
  ["6 minutes before it was sent", "Message timestamp too new", -6, {}],
  ["under another id", "No matching signature found", 0, { "webhook-id": "another" }],
  ["with a newer time", "No matching signature found", 1, { "webhook-timestamp": "1795262460" }],
])("a delivery that is read %s: %s", async (_, expectedAnswer, minutes, changes) => {
  const how = await verifyTestDelivery(minutes, changes).catch((error: Error) => error.message)
  expect(typeof how === "string" ? how : "taken").toBe(expectedAnswer)
})

// The example of the Standard Webhooks libraries (their JavaScript tests, standardwebhooks 1.1.1).
test("the signature is the one of the specification's example", () => {
  const at = new Date(1_614_265_330_000)
  const secrets = ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"]
  const header = createWebhookSignature("msg_p5jXN8AQM9LWM0D4loKWxJek", at, '{"test": 2432232314}', secrets)
  expect(header).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
})

test.each([302, 307])("a redirect with %i is not followed", async status => {
  webhook.answer(status, { location: webhook.url })
  expect(await deliverTestEvent()).toMatchObject({ outcome: "refused", status })
  expect(webhook.hits).toHaveLength(1)
})

test("an endless answer after 200 counts as delivered, and the line is cut", async () => {
  const closing = new Promise<void>(resolve =>
    webhook.behave(reply => {
      reply.writeHead(200).write("x".repeat(1_000))
      reply.on("close", resolve)
    }),
  )
  expect(await deliverTestEvent(webhook.url, 60_000)).toMatchObject({ outcome: "delivered" })
  await closing
})

test.each([
  ["7", 7_000],
  ["0", null],
  ["soon", null],
  ["Sat, 21 Nov 2026 00:01:00 GMT", 60_000],
])("Retry-After %s asks for %s ms", async (header, ms) => {
  webhook.answer(503, { "retry-after": header })
  const now = () => new Date("2026-11-21T00:00:00Z")
  const delivery = await createWebhookDeliverer({ url: webhook.url, secrets: [NEW] }, { fetch, now })(event, "id")
  expect(delivery.retryAfterMs).toBe(ms)
})
