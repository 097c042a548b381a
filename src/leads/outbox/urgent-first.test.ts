import { leadTestHarness } from "../../testing/use-lead-test-harness"
import { seedLead } from "../../testing/seed-lead"
import { contactSent } from "../core/events/contact-sent"
import { subscriptionEnded } from "../core/events/subscription-ended"
import { sweep } from "./sweep"

const harness = leadTestHarness()

const reported = () => ({ kept: true, suspicions: [], at: harness.ports.now() })
const person = { name: "Mai", email: "mai@example.com", contactBy: "email", phone: null } as const
const trace = { attribution: {}, formVersion: null, formStamp: null, turnstileToken: null, honeypot: "" }
const message = (id: string) => contactSent({ ...reported(), id, contact: { ...person, ...trace, message: "Hello" } })
const ended = (id: string) =>
  subscriptionEnded({ ...reported(), id, by: "form", email: "mai@example.com", quoteId: null })

test("whoever wants no more email is delivered before everything else", async () => {
  for (let n = 0; n < 20; n += 1) await seedLead(harness, message(`m${n}`))
  await seedLead(harness, ended("e"))
  await sweep(harness.ports)
  const types = harness.webhook.hits.map(hit => JSON.parse(hit.body).type)
  expect(types).toHaveLength(21)
  // Three are on their way at once, so that the first to be taken is one of the first three to arrive.
  expect(types.slice(0, 3)).toContain("subscription.ended.v1")
})

test.each([
  ["told at the first refusal of an unsubscribe", ended, true],
  ["not told at the first refusal of a message", message, false],
])("people are %s", async (_, eventOf, alerted) => {
  const kinds: string[] = []
  harness.ports.alert = async kind => kinds.push(kind) > 0
  harness.webhook.answer(500)
  await seedLead(harness, eventOf("x"))
  await sweep(harness.ports)
  expect(kinds.includes("urgent")).toBe(alerted)
})
