import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { seedLead } from "../../testing/seed-lead"
import { stopWebhookSending } from "../outbox/sending-state"
import { runScheduledLeadTasks } from "../outbox/sweep"
import { replayLeadDelivery } from "./replay"

const harness = setUpLeadTestHarness()

const sweepAndListDelivered = async () => {
  await runScheduledLeadTasks(harness.ports)
  return harness.webhook.ids()
}

test("a lead that waits for its next try is replayed at once", async () => {
  harness.webhook.answer(500)
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"])
  expect(await sweepAndListDelivered()).toEqual([key])
  expect(await sweepAndListDelivered()).toEqual([key])

  harness.webhook.heal()
  expect(await replayLeadDelivery(harness.ports, key)).toBe("queued")
  expect(await sweepAndListDelivered()).toEqual([key, key])
})

test("a lead that someone is delivering is left alone", async () => {
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"])
  const leaseUntil = new Date(harness.ports.now().getTime() + 30_000).toISOString()
  const since = harness.ports.now().toISOString()
  await harness.ports.store.put("pending", key, { since, failures: 0, dueAt: since, leaseUntil })
  expect(await replayLeadDelivery(harness.ports, key)).toBe("in-delivery")
})

test("what was delivered is sent again only when that is asked for", async () => {
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"], "done")
  expect(await replayLeadDelivery(harness.ports, key)).toBe("delivered")
  expect(await sweepAndListDelivered()).toEqual([])
  expect(await replayLeadDelivery(harness.ports, key, true)).toBe("queued")
  expect(await sweepAndListDelivered()).toEqual([key])
})

test("after a receiver wanted no more, a replay starts the sending again", async () => {
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"])
  await stopWebhookSending(harness.ports)
  expect(await sweepAndListDelivered()).toEqual([])
  await replayLeadDelivery(harness.ports, key)
  expect(await sweepAndListDelivered()).toEqual([key])
})
