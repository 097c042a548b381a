import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { seedLead } from "../../testing/seed-lead"
import { createContactSent } from "../core/events/contact-sent"
import { createSubscriptionEnded } from "../core/events/subscription-ended"
import { sweep } from "./sweep"

const harness = setUpLeadTestHarness()

const createFacts = () => ({ kept: true, suspicions: [], at: harness.ports.now() })
const person = { name: "Mai", email: "mai@example.com", contactBy: "email", phone: null } as const
const trace = { attribution: {}, formVersion: null, formStamp: null, turnstileToken: null, honeypot: "" }
const message = (id: string) =>
  createContactSent({ ...createFacts(), id, contact: { ...person, ...trace, message: "Hello" } })
const createEnded = (id: string) =>
  createSubscriptionEnded({ ...createFacts(), id, by: "form", email: "mai@example.com", quoteId: null })

test("whoever wants no more email is delivered before everything else", async () => {
  for (let n = 0; n < 20; n += 1) await seedLead(harness, message(`m${n}`))
  await seedLead(harness, createEnded("e"))
  await sweep(harness.ports)
  const types = harness.webhook.hits.map(hit => JSON.parse(hit.body).type)
  expect(types).toHaveLength(21)
  // Three leads are sent at once, so the first one to be accepted is one of the first three to arrive.
  expect(types.slice(0, 3)).toContain("subscription.ended.v1")
})

test.each([
  ["told at the first refusal of an unsubscribe", createEnded, true],
  ["not told at the first refusal of a message", message, false],
])("people are %s", async (_, createEvent, alerts) => {
  const kinds: string[] = []
  harness.ports.alert = async kind => kinds.push(kind) > 0
  harness.webhook.answer(500)
  await seedLead(harness, createEvent("x"))
  await sweep(harness.ports)
  expect(kinds.includes("urgent")).toBe(alerts)
})
