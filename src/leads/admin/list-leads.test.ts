import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { seedLead } from "../../testing/seed-lead"
import { createHashKey } from "../core/ids"
import { DELIVERY_STATUSES } from "./delivery-status"
import { findLeadKeysById } from "./saved-leads"
import { listLeadsByDeliveryStatus } from "./list-leads"

const HOUR = 60 * 60_000

const harness = setUpLeadTestHarness()

test("the list tells of each lead its state, kind, age and how its delivery stands, the oldest first", async () => {
  const dead = await seedLead(harness, EXAMPLES["contact.sent.v1"], "dead")
  harness.pass(25 * HOUR)
  const pending = await seedLead(harness, EXAMPLES["quote.requested.v1"])
  harness.pass(2 * HOUR)
  expect(await listLeadsByDeliveryStatus(harness.ports, DELIVERY_STATUSES)).toMatchObject([
    { id: dead, state: "dead", kind: "contact.sent.v1", ageMinutes: 27 * 60, delivery: "9 refused, last answer 500" },
    { id: pending, state: "pending", kind: "quote.requested.v1", ageMinutes: 120 },
  ])
})

test("the list tells why a lead is held", async () => {
  const event = EXAMPLES["contact.sent.v1"]
  if (event.type !== "contact.sent.v1") throw new Error("not a contact")
  await seedLead(harness, { ...event, data: { ...event.data, suspicions: ["honeypot", "no-stamp"] } }, "held")
  expect(await listLeadsByDeliveryStatus(harness.ports, ["held"])).toMatchObject([{ delivery: "honeypot, no-stamp" }])
})

test("only the states and the kind that are asked for are listed", async () => {
  const feedbackKey = await seedLead(harness, EXAMPLES["feedback.sent.v1"], "done")
  await seedLead(harness, EXAMPLES["contact.sent.v1"], "done")
  await seedLead(harness, EXAMPLES["feedback.sent.v1"], "held")
  const items = await listLeadsByDeliveryStatus(harness.ports, ["done"], "feedback.sent.v1")
  expect(items.map(({ id }) => id)).toEqual([feedbackKey])
})

test("records that cannot be read are listed, and stop nothing", async () => {
  harness.blobs.seed("pending", "production", createHashKey("s", "a"), "{half")
  harness.blobs.seed("lead", "production", createHashKey("s", "a"), "{half")
  harness.blobs.seed("bad", "production", createHashKey("s", "b"), '{"nonce":"n","value":{"at":"x","text":"{half"}}')
  const items = await listLeadsByDeliveryStatus(harness.ports, DELIVERY_STATUSES)
  expect(items.map(({ state, kind }) => [state, kind]).sort()).toEqual([
    ["bad", "no lead"],
    ["pending", "unreadable"],
  ])
})

test("a reference means every lead of that quote, a webhook-id only one, and an unknown id none", async () => {
  const requestKey = await seedLead(harness, EXAMPLES["quote.requested.v1"], "done")
  const acceptanceKey = await seedLead(harness, EXAMPLES["quote.accepted.v1"], "pending")
  const reference = EXAMPLES["quote.requested.v1"].data.id
  expect((await findLeadKeysById(harness.ports, reference)).sort()).toEqual([requestKey, acceptanceKey].sort())
  expect(await findLeadKeysById(harness.ports, acceptanceKey)).toEqual([acceptanceKey])
  expect(await findLeadKeysById(harness.ports, createHashKey("s", "unknown"))).toEqual([])
  expect(await findLeadKeysById(harness.ports, "../lead")).toEqual([])
})
