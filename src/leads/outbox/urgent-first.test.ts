import { benchOfEachTest } from "../../testing/bench-of-each-test"
import { plantLead } from "../../testing/plant-lead"
import { contactSent } from "../core/events/contact-sent"
import { subscriptionEnded } from "../core/events/subscription-ended"
import { sweep } from "./sweep"

const bench = benchOfEachTest()

const told = () => ({ kept: true, suspicions: [], at: bench.ports.now() })
const person = { name: "Mai", email: "mai@example.com", contactBy: "email", phone: null } as const
const trace = { attribution: {}, formVersion: null, formStamp: null, turnstileToken: null, honeypot: "" }
const message = (id: string) => contactSent({ ...told(), id, contact: { ...person, ...trace, message: "Hello" } })
const ended = (id: string) => subscriptionEnded({ ...told(), id, by: "form", email: "mai@example.com", quoteId: null })

test("whoever wants no more email is delivered before everything else", async () => {
  for (let n = 0; n < 20; n += 1) await plantLead(bench, message(`m${n}`))
  await plantLead(bench, ended("e"))
  await sweep(bench.ports)
  const types = bench.webhook.hits.map(hit => JSON.parse(hit.body).type)
  expect(types).toHaveLength(21)
  // Three are on their way at once, so that the first to be taken is one of the first three to arrive.
  expect(types.slice(0, 3)).toContain("subscription.ended.v1")
})

test.each([
  ["told at the first refusal of an unsubscribe", ended, true],
  ["not told at the first refusal of a message", message, false],
])("people are %s", async (_, eventOf, alerted) => {
  const kinds: string[] = []
  bench.ports.alert = async kind => kinds.push(kind) > 0
  bench.webhook.answer(500)
  await plantLead(bench, eventOf("x"))
  await sweep(bench.ports)
  expect(kinds.includes("urgent")).toBe(alerted)
})
