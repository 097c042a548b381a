import { createHmac, timingSafeEqual } from "node:crypto"
import { readFileSync } from "node:fs"
import Ajv from "ajv"
import { startFakeWebhook, type FakeWebhook, type Received } from "../../src/harness/fake-webhook"
import { deliverer } from "../../src/leads/outbox/deliver"
import { publicFetch } from "../../src/leads/outgoing/public-fetch"
import { EXAMPLES } from "./examples"

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
const NOW = new Date("2026-12-15T02:00:00.000Z")

/** The kinds that `docs/webhook.md` listed until 23 November 2026. */
const KNOWN = [
  "quote.requested.v1",
  "quote.accepted.v1",
  "contact.sent.v1",
  "feedback.sent.v1",
  "subscription.ended.v1",
  "lead.changed.v1",
]

const ajv = new Ajv()
for (const name of ["parts", ...KNOWN])
  ajv.addSchema(JSON.parse(readFileSync(`${__dirname}/former/${name}.schema.json`, "utf8")))

/**
 * A receiver as someone wrote it from the page of then: it verifies as the page's Python does, drops what it has seen,
 * checks what it knows by its schema, and ignores the rest.
 *
 * @returns the status that it answers, and what it took.
 */
function oldReceiver() {
  const seen = new Set<string>()
  const taken: unknown[] = []
  return {
    taken,
    receive({ headers, body }: Received): number {
      const key = Buffer.from(SECRET.slice("whsec_".length), "base64")
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`
      const expected = Buffer.from(createHmac("sha256", key).update(signed).digest("base64"))
      const given = (headers["webhook-signature"] ?? "").split(" ").map(one => Buffer.from(one.replace(/^v1,/, "")))
      const isFresh = Math.abs(NOW.getTime() / 1000 - Number(headers["webhook-timestamp"])) < 300
      const isOurs = given.some(one => one.length === expected.length && timingSafeEqual(one, expected))
      if (!isFresh || !isOurs) return 401
      const id = headers["webhook-id"] ?? ""
      if (!/^[A-Za-z0-9_-]{26}$/.test(id)) return 400
      if (seen.has(id)) return 200
      seen.add(id)
      const event = JSON.parse(body)
      if (!KNOWN.includes(event.type)) return 200
      if (!ajv.validate(`${event.type}.schema.json`, event)) return 422
      taken.push(event)
      return 200
    },
  }
}

let webhook: FakeWebhook
beforeEach(async () => {
  webhook = await startFakeWebhook()
})
afterEach(() => webhook.stop())

test("a receiver written from the page of before still verifies, parses and takes all that it knows, and ignores a new kind", async () => {
  const deliver = deliverer(
    { url: webhook.url, secrets: [SECRET] },
    { fetch: publicFetch({ loopback: true }), now: () => NOW, timeoutMs: 30_000 },
  )
  const old = oldReceiver()
  const answers: number[] = []
  webhook.behave((reply, hit) => {
    const status = old.receive(hit)
    answers.push(status)
    reply.writeHead(status).end()
  })
  for (const [index, event] of Object.values(EXAMPLES).entries()) {
    const id = `q${String(index).padStart(25, "0")}`
    expect(await deliver(event, id)).toMatchObject({ outcome: "delivered" })
    expect(await deliver(event, id)).toMatchObject({ outcome: "delivered" })
  }
  expect(new Set(answers)).toEqual(new Set([200]))
  const known = Object.values(EXAMPLES).filter(({ type }) => KNOWN.includes(type))
  expect(known).toHaveLength(KNOWN.length)
  expect(old.taken).toEqual(JSON.parse(JSON.stringify(known)))
})

test("it refuses what someone else signed", () => {
  const headers = { "webhook-id": "q".repeat(26), "webhook-timestamp": String(NOW.getTime() / 1000) }
  const forged = { ...headers, "webhook-signature": "v1,Zm9yZ2Vk" }
  expect(oldReceiver().receive({ headers: forged, body: "{}", status: () => null })).toBe(401)
})
