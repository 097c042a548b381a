import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { receiveContactMessage } from "../../../functions/contact/contact.mts"
import { showQuoteAsJson } from "../../../functions/quote/quote.mts"
import { followUnsubscribeLink } from "../../../functions/unsubscribe-link/unsubscribe-link.mts"
import { unsubscribeAddress } from "../../../functions/unsubscribe/unsubscribe.mts"
import { paths } from "../../domain/paths"
import type { FakeWebhook } from "../../harness/fake-webhook"
import { SITE, buildQuoteRequestBody } from "../../harness/lead-test-harness"
import { buildJsonRequest, buildJsonQuoteRequest } from "../../harness/posts"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { figures } from "../../testing/fixture-figures"
import { seedLead } from "../../testing/seed-lead"
import { createUnsubscribePath } from "../core/links"
import { runScheduledLeadTasks } from "./sweep"

const MINUTE = 60_000
const BROKER = "harbour-home-loans"
const COACH = "first-door"

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)
const { ask } = driver

const ports = () => harness.ports

/** The event types that a webhook got, in the order in which they came. */
const listDeliveredKinds = ({ hits }: FakeWebhook): string[] => hits.map(({ body }) => String(JSON.parse(body).type))

/** Opens a quote with figures that give another price than the driver's. */
async function reopenQuote(id: string) {
  await showQuoteAsJson(ports, figures)(new Request(SITE + paths.api.quote(id)), harness.call({ id }))
  await harness.settle()
}

async function endByLink(id: string) {
  const path = createUnsubscribePath(harness.ports, "zephyrine@private.example", id, harness.now())
  const call = harness.call({ token: path.split("/").at(-1) })
  await followUnsubscribeLink(ports)(new Request(SITE + path, { method: "POST" }), call)
  await harness.settle()
}

async function sendContactMessage() {
  const message = { name: "Zephyrine", email: "zephyrine@private.example", message: "Do you act in Geelong?" }
  await receiveContactMessage(ports)(buildJsonRequest(paths.api.contact, message), harness.call())
  await harness.settle()
}

test("webhooks with different kinds get each their own, under one webhook-id, and the first gets all", async () => {
  const quotes = await harness.addWebhook("quotes", { kinds: ["quote.requested.v1", "quote.accepted.v1"] })
  const messages = await harness.addWebhook("messages", { kinds: ["contact.sent.v1"] })
  const id = await ask()
  await driver.accept(id)
  await sendContactMessage()
  expect(listDeliveredKinds(harness.webhook)).toEqual(["quote.requested.v1", "quote.accepted.v1", "contact.sent.v1"])
  expect(listDeliveredKinds(quotes)).toEqual(["quote.requested.v1", "quote.accepted.v1"])
  expect(listDeliveredKinds(messages)).toEqual(["contact.sent.v1"])
  expect([...quotes.ids(), ...messages.ids()]).toEqual(harness.webhook.ids())
  expect(harness.blobs.keys("hook-pending")).toEqual([])
})

test.each([500, 410])(
  "a webhook that answers %i holds up no other, and has tries and a state of its own",
  async status => {
    const crm = await harness.addWebhook("crm")
    const other = await harness.addWebhook("other")
    crm.answer(status)
    await ask()
    await ask()
    expect([harness.webhook, other].map(({ hits }) => hits.length)).toEqual([2, 2])
    expect(harness.blobs.keys("pending")).toEqual([])
    expect(harness.blobs.keys("hook-pending")).toHaveLength(2)

    crm.heal()
    harness.pass(25 * 60 * MINUTE)
    await runScheduledLeadTasks(harness.ports)
    await runScheduledLeadTasks(harness.ports)
    expect(new Set(crm.ids())).toEqual(new Set(harness.webhook.ids()))
    expect([harness.webhook, other].map(({ hits }) => hits.length)).toEqual([2, 2])
    expect(harness.blobs.keys("hook-pending")).toEqual([])
  },
)

test("a first webhook that is down holds up no other", async () => {
  const crm = await harness.addWebhook("crm")
  harness.webhook.answer(503)
  await ask()
  expect(crm.hits).toHaveLength(1)
  expect(harness.blobs.keys("pending")).toHaveLength(1)
})

test("a webhook that hangs keeps no other waiting in a sweep", async () => {
  const crm = await harness.addWebhook("crm")
  await driver.sendAndDie(5)
  crm.behave(() => undefined)
  const allTaken = new Promise<void>(resolve =>
    harness.webhook.behave(reply => {
      reply.writeHead(200).end()
      if (harness.webhook.hits.length === 5) resolve()
    }),
  )
  const swept = runScheduledLeadTasks(harness.ports)
  await allTaken
  await crm.stop()
  expect((await swept).webhooks).toMatchObject({ crm: { delivered: 0, refused: 5 } })
})

test("two webhooks that are down at once are told each", async () => {
  const two = [await harness.addWebhook("crm"), await harness.addWebhook("other")]
  for (const webhook of two) webhook.answer(401)
  await driver.sendAndDie(2)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.alerted).toEqual([
    { kind: "configuration", facts: { status: 401, webhook: "crm", count: 2 } },
    { kind: "configuration", facts: { status: 401, webhook: "other", count: 2 } },
  ])
})

test.each([
  ["with the tick for it", { partner: BROKER, partnerConsent: BROKER }, 1],
  ["without the tick", { partner: BROKER }, 0],
  ["with a tick for another", { partner: BROKER, partnerConsent: COACH }, 0],
  ["from another partner", { partner: COACH, partnerConsent: COACH }, 0],
  ["from nobody", {}, 0],
])("a partner's webhook gets requests %s: %j", async (_, changes, times) => {
  const broker = await harness.addWebhook("broker", { partners: [BROKER] })
  await ask(changes)
  await runScheduledLeadTasks(harness.ports)
  expect(broker.hits).toHaveLength(times)
  expect(harness.webhook.hits).toHaveLength(1)
})

test("what follows a request goes to a partner's webhook only where the request went", async () => {
  const broker = await harness.addWebhook("broker", { partners: [BROKER] })
  const sharedId = await ask({ partner: BROKER, partnerConsent: BROKER })
  const own = await ask({ partner: BROKER })
  for (const id of [sharedId, own]) {
    await reopenQuote(id)
    await driver.accept(id)
    await driver.change(id, { change: "withdraw" })
    await endByLink(id)
  }
  await sendContactMessage()
  await unsubscribeAddress(ports)(buildJsonRequest(paths.api.unsubscribe, { email: "a@b.example" }), harness.call())
  await harness.settle()
  const kinds = ["quote.requested", "quote.repriced", "quote.accepted", "lead.changed", "subscription.ended"]
  expect(listDeliveredKinds(broker)).toEqual(kinds.map(kind => `${kind}.v1`))
  const about = broker.hits.map(({ body }) => JSON.parse(body).data)
  expect(about.every(({ id, quoteId }) => [id, quoteId].includes(sharedId))).toBe(true)
})

test("a webhook that takes no requests gets what follows them, by its kinds", async () => {
  const books = await harness.addWebhook("books", { kinds: ["quote.accepted.v1", "subscription.ended.v1"] })
  const id = await ask()
  await driver.accept(id)
  await endByLink(id)
  expect(listDeliveredKinds(books)).toEqual(["quote.accepted.v1", "subscription.ended.v1"])
})

test("a webhook that was added later gets no old leads, nor what follows those", async () => {
  const id = await ask()
  const crm = await harness.addWebhook("crm")
  await runScheduledLeadTasks(harness.ports)
  await driver.accept(id)
  await runScheduledLeadTasks(harness.ports)
  expect(crm.hits).toEqual([])
  await ask()
  expect(crm.hits).toHaveLength(1)
})

test("what waits for a webhook that was removed is kept and told of, and sent once it is named again", async () => {
  const crm = await harness.addWebhook("crm")
  await driver.sendAndDie(2)
  const { webhooks } = harness.ports
  harness.ports.webhooks = []
  await runScheduledLeadTasks(harness.ports)
  harness.pass(89 * 24 * 60 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.alerted).toContainEqual({ kind: "removed-webhook", facts: { webhook: "crm", count: 2 } })
  expect(harness.blobs.keys("hook-pending")).toHaveLength(2)

  harness.ports.webhooks = webhooks
  await runScheduledLeadTasks(harness.ports)
  expect(crm.ids().toSorted()).toEqual(harness.webhook.ids().toSorted())
})

test.each([
  ["takes other kinds", { kinds: ["contact.sent.v1" as const] }],
  ["is another partner's", { partners: [COACH] }],
])("a webhook that by now %s gets nothing of what was kept for it, and it waits no more", async (_, change) => {
  const broker = await harness.addWebhook("broker", { partners: [BROKER] })
  broker.answer(500)
  const id = await ask({ partner: BROKER, partnerConsent: BROKER })
  await driver.accept(id)
  broker.heal()
  broker.hits.length = 0
  harness.ports.webhooks = harness.ports.webhooks.map(webhook => ({ ...webhook, ...change }))
  harness.pass(25 * 60 * MINUTE)
  expect((await runScheduledLeadTasks(harness.ports)).webhooks).toMatchObject({ broker: { withheld: 2, delivered: 0 } })
  expect(broker.hits).toEqual([])
  expect(harness.blobs.keys("hook-pending")).toEqual([])
})

test("a marker left by a crash sends nothing to the partner once the same visitor has asked without the tick", async () => {
  const broker = await harness.addWebhook("broker", { partners: [BROKER] })
  const key = "one-visitor-of-several-webhooks"
  harness.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":quote-") ? 503 : null))
  harness.webhook.answer(500)
  const agreedWire = buildQuoteRequestBody({ partner: BROKER, partnerConsent: BROKER })
  expect((await driver.take(buildJsonQuoteRequest(agreedWire, key))).status).toBe(503)
  expect(harness.blobs.keys("hook-pending")).toHaveLength(1)
  harness.blobs.heal()
  harness.webhook.heal()

  expect((await driver.take(buildJsonQuoteRequest(buildQuoteRequestBody({ partner: BROKER }), key))).status).toBe(201)
  await harness.settle()
  harness.pass(MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(broker.hits).toEqual([])
  expect(harness.blobs.keys("hook-pending")).toEqual([])
})

test("the end of a subscription comes before all else on every webhook", async () => {
  const crm = await harness.addWebhook("crm")
  crm.answer(500)
  await ask()
  await unsubscribeAddress(ports)(buildJsonRequest(paths.api.unsubscribe, { email: "a@b.example" }), harness.call())
  await harness.settle()
  crm.hits.length = 0
  crm.heal()
  harness.pass(25 * 60 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(listDeliveredKinds(crm)[0]).toBe("subscription.ended.v1")
  expect(listDeliveredKinds(crm)).toHaveLength(2)
})

test("a held lead goes nowhere, and to each of its webhooks once it is released", async () => {
  const crm = await harness.addWebhook("crm")
  const { releaseHeldLead: release } = await import("../admin/replay")
  await ask({ reference_code: "filled" })
  await runScheduledLeadTasks(harness.ports)
  expect(crm.hits).toEqual([])
  const [key = ""] = harness.blobs.keys("held")
  expect([await release(harness.ports, key), await release(harness.ports, key)]).toEqual(["queued", "not-held"])
  await runScheduledLeadTasks(harness.ports)
  expect([crm, harness.webhook].map(({ hits }) => hits.length)).toEqual([1, 1])
})

test("a lead from before there were several webhooks goes to the first alone", async () => {
  const crm = await harness.addWebhook("crm")
  const key = await seedLead(harness, EXAMPLES["quote.requested.v1"])
  await runScheduledLeadTasks(harness.ports)
  expect(harness.webhook.ids()).toEqual([key])
  expect(crm.hits).toEqual([])
})
