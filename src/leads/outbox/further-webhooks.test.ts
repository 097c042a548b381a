import { followUnsubscribeLink } from "../../../functions/unsubscribe-link/unsubscribe-link.mts"
import { SITE } from "../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { createUnsubscribePath } from "../core/links"

const BROKER = "harbour-home-loans"
const SHARED = { partner: BROKER, partnerConsent: BROKER }

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)
const { ask } = driver
const takeStoreDown = () => harness.blobs.breakWhen(() => 500)

test("while the store is down a lead is handed to every webhook that it is for, once the first one has it", async () => {
  const crm = await harness.addWebhook("crm")
  const messages = await harness.addWebhook("messages", { kinds: ["contact.sent.v1"] })
  const broker = await harness.addWebhook("broker", { partners: [BROKER] })
  takeStoreDown()
  await ask(SHARED)
  expect([harness.webhook, crm, messages, broker].map(({ hits }) => hits.length)).toEqual([1, 1, 0, 1])
  expect(JSON.parse(crm.hits[0]?.body ?? "{}")).toMatchObject({ data: { kept: false } })
})

test("a webhook that does not take it costs the visitor nothing, and people are told which", async () => {
  const crm = await harness.addWebhook("crm")
  crm.answer(503)
  takeStoreDown()
  await ask()
  const facts = { id: harness.webhook.ids()[0], webhook: "crm", status: 503 }
  expect(harness.alerted).toContainEqual({ kind: "handed-to-first", facts })
})

test("nothing is handed to anybody when the first does not take it: the visitor is told that it did not work", async () => {
  const crm = await harness.addWebhook("crm")
  harness.webhook.answer(500)
  takeStoreDown()
  expect((await driver.send()).status).toBe(503)
  await harness.settle()
  expect(crm.hits).toEqual([])
})

test("what follows a request that cannot be read goes to nobody but the first, and people are told", async () => {
  const broker = await harness.addWebhook("broker", { partners: [BROKER] })
  const id = await ask(SHARED)
  const path = createUnsubscribePath(harness.ports, "zephyrine@private.example", id, harness.now())
  broker.hits.length = 0
  takeStoreDown()
  const call = harness.call({ token: path.split("/").at(-1) })
  await followUnsubscribeLink(() => harness.ports)(new Request(SITE + path, { method: "POST" }), call)
  await harness.settle()
  expect(broker.hits).toEqual([])
  expect(harness.alerted).toContainEqual(expect.objectContaining({ kind: "handed-to-first" }))
})
