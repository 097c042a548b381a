import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { seedLead } from "../../testing/seed-lead"
import { createContactSentEvent } from "../core/events/contact-sent"
import { createSubscriptionEndedEvent } from "../core/events/subscription-ended"
import { runScheduledLeadTasks } from "./sweep"

const harness = setUpLeadTestHarness()

const createEventFacts = () => ({ kept: true, suspicions: [], at: harness.ports.now() })
const person = { name: "Mai", email: "mai@example.com", contactBy: "email", phone: null } as const
const trace = { attribution: {}, formVersion: null, formStamp: null, turnstileToken: null, honeypot: "" }
const createMessageEvent = (id: string) =>
  createContactSentEvent({ ...createEventFacts(), id, contact: { ...person, ...trace, message: "Hello" } })
const createUnsubscribeEvent = (id: string) =>
  createSubscriptionEndedEvent({ ...createEventFacts(), id, by: "form", email: "mai@example.com", quoteId: null })

test("whoever wants no more email is delivered before everything else", async () => {
  for (let n = 0; n < 20; n += 1) await seedLead(harness, createMessageEvent(`m${n}`))
  await seedLead(harness, createUnsubscribeEvent("e"))
  await runScheduledLeadTasks(harness.ports)
  const types = harness.webhook.hits.map(hit => JSON.parse(hit.body).type)
  expect(types).toHaveLength(21)
  // Three leads are sent at once, so the first one to be accepted is one of the first three to arrive.
  expect(types.slice(0, 3)).toContain("subscription.ended.v1")
})

test.each([
  ["told at the first refusal of an unsubscribe", createUnsubscribeEvent, true],
  ["not told at the first refusal of a message", createMessageEvent, false],
])("people are %s", async (_, createEvent, alerts) => {
  const kinds: string[] = []
  harness.ports.alert = async kind => kinds.push(kind) > 0
  harness.webhook.answer(500)
  await seedLead(harness, createEvent("x"))
  await runScheduledLeadTasks(harness.ports)
  expect(kinds.includes("urgent")).toBe(alerts)
})
