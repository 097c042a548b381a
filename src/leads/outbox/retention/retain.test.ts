import { setUpLeadTestHarness, sweepUpToLastTry } from "../../../testing/set-up-lead-test-harness"
import { findLostLeads } from "../../../harness/lost-leads"
import { findPersonalDetails, QUOTE } from "../../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../../harness/quote-test-driver"
import { createHashKey } from "../../core/ids"
import { createPendingDelivery } from "../../core/records"
import { findSavedQuote } from "../../store/find-quote"
import { runScheduledLeadTasks } from "../sweep"
import { applyRetentionRules } from "./retain"

const DAY = 24 * 60 * 60_000

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

const passDaysAndSweep = async (days: number) => {
  harness.pass(days * DAY)
  await runScheduledLeadTasks(harness.ports)
}
const KEPT_IN = ["lead", "quote", "pending", "done", "dead", "held", "bad", "counts", "health"]
const findStoredPersonalData = () => findPersonalDetails(KEPT_IN.flatMap(harness.blobs.texts).join())
/** Sends a lead that the webhook refuses until it's in the `dead` collection. */
const createDeadLead = async () => {
  harness.webhook.answer(503)
  await driver.sendAndSettle()
  await sweepUpToLastTry(harness)
  harness.webhook.heal()
}

test("a delivered lead keeps its personal data for 180 days, and then only that and when it came", async () => {
  await driver.sendAndDie()
  await runScheduledLeadTasks(harness.ports)
  await passDaysAndSweep(179)
  expect(findStoredPersonalData()).not.toEqual([])
  await passDaysAndSweep(1)
  expect(findStoredPersonalData()).toEqual([])
  expect(harness.blobs.values("lead")).toEqual([
    {
      publicId: harness.accepted[0],
      fingerprint: expect.any(String),
      receivedAt: "2026-11-21T02:00:00.000Z",
      type: "quote.requested.v1",
      reducedAt: "2027-05-20T02:00:00.000Z",
    },
  ])
})

test("the note of a delivery goes after 90 days, but never before the lead is reduced", async () => {
  harness.ports.retentionDays = 120
  await driver.sendAndDie()
  await runScheduledLeadTasks(harness.ports)
  await passDaysAndSweep(119)
  expect(harness.blobs.keys("done")).toHaveLength(1)
  await passDaysAndSweep(1)
  await passDaysAndSweep(0)
  expect(harness.blobs.keys("done")).toEqual([])
  expect(harness.webhook.hits).toHaveLength(1)
})

test("a lead that still waits for its delivery is not reduced, however old it is", async () => {
  harness.ports.retentionDays = 2
  await driver.sendAndDie()
  harness.ports.deliver = null
  await passDaysAndSweep(400)
  expect(findStoredPersonalData()).not.toEqual([])
  expect(findLostLeads(harness)).toEqual([])
})

test("a lead without any note of delivery is put back, delivered, and told of", async () => {
  const [key = ""] = await driver.sendAndDie()
  await harness.ports.store.delete("pending", key)
  await passDaysAndSweep(1)
  expect(harness.alerted).toContainEqual({ kind: "put-back", facts: { id: key } })
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  expect(findLostLeads(harness)).toEqual([])
})

test("a dead lead is kept for 90 days, and goes only once people were told", async () => {
  await createDeadLead()
  expect(harness.blobs.keys("dead")).toHaveLength(1)
  await passDaysAndSweep(85)
  expect(findLostLeads(harness)).toEqual([])
  harness.accepted.length = 0

  const { alert } = harness.ports
  harness.ports.alert = async () => false
  await passDaysAndSweep(10)
  expect(harness.blobs.keys("dead")).toHaveLength(1)
  expect(findStoredPersonalData()).not.toEqual([])

  harness.ports.alert = alert
  await passDaysAndSweep(1)
  expect(harness.alerted).toContainEqual({ kind: "purge", facts: { count: 1 } })
  expect(harness.blobs.keys("dead")).toEqual([])
  expect(findStoredPersonalData()).toEqual([])
})

test("a held lead is kept for 30 days, and goes only once people were told", async () => {
  await driver.sendAndSettle({ reference_code: "filled" })
  harness.accepted.length = 0
  await passDaysAndSweep(29)
  expect(findStoredPersonalData()).not.toEqual([])
  await passDaysAndSweep(1)
  expect(harness.alerted).toContainEqual({ kind: "purge", facts: { count: 1 } })
  expect(harness.blobs.keys("held")).toEqual([])
  expect(findStoredPersonalData()).toEqual([])
})

test("a quote can be read until 90 days after its last valid day", async () => {
  await driver.sendAndDie()
  const [id] = harness.accepted
  // Valid until 21 December 2026; 90 days later is 21 March 2027, 120 days after 21 November 2026.
  expect(QUOTE.basis.validUntil).toBe("2026-12-21")
  await passDaysAndSweep(119)
  expect(await findSavedQuote(harness.ports, id)).not.toBeNull()
  await passDaysAndSweep(1)
  expect(await findSavedQuote(harness.ports, id)).toBeNull()
})

test.each(["pending", "held"] as const)(
  "a marker without a lead in %s, which was never accepted, goes after a day and sends nothing",
  async collection => {
    await harness.ports.store.put(collection, createHashKey("s", "x"), createPendingDelivery(harness.now()))
    await passDaysAndSweep(0.9)
    expect(harness.blobs.keys(collection)).toHaveLength(1)
    await passDaysAndSweep(0.1)
    expect([harness.blobs.keys(collection), harness.webhook.hits]).toEqual([[], []])
  },
)

test("what could not be read is kept for 90 days, and goes only once people were told", async () => {
  harness.blobs.seed("pending", "production", createHashKey("s", "x"), "{half")
  await runScheduledLeadTasks(harness.ports)
  await passDaysAndSweep(89)
  expect(harness.blobs.keys("bad")).toHaveLength(1)
  await passDaysAndSweep(1)
  expect(harness.alerted).toContainEqual({ kind: "purge", facts: { count: 1 } })
  expect(harness.blobs.keys("bad")).toEqual([])
})

test.each([180, 30])("what readers say of pages goes after %i days, as leads do", async days => {
  harness.ports.retentionDays = days
  const receivedAt = harness.ports.now().toISOString()
  const record = { page: "/calculator", answer: "no", missing: "Auctions", receivedAt }
  await harness.ports.store.put("helpful", createHashKey("s", "x"), record)
  await passDaysAndSweep(days - 1)
  expect(harness.blobs.values("helpful")).toEqual([record])
  await passDaysAndSweep(1)
  expect(harness.blobs.keys("helpful")).toEqual([])
  expect(harness.alerted.map(({ kind }) => kind)).not.toContain("purge")
})

test("counts of calls go after a day", async () => {
  await harness.ports.store.put("counts", createHashKey("s", "x"), { at: [harness.ports.now().getTime()] })
  await passDaysAndSweep(0.5)
  expect(harness.blobs.keys("counts")).toHaveLength(1)
  await passDaysAndSweep(0.5)
  expect(harness.blobs.keys("counts")).toEqual([])
})

test("a run looks at 100 records, and the next ones go on until all were seen, unless it's to look at all", async () => {
  const text = JSON.stringify({ nonce: "n", value: { at: [harness.ports.now().getTime()] } })
  const seedCounts = (n: number) => harness.blobs.seed("counts", "production", createHashKey("s", String(n)), text)
  for (let n = 0; n < 450; n += 1) seedCounts(n)
  await passDaysAndSweep(1)
  expect(harness.blobs.keys("counts")).toHaveLength(350)
  await passDaysAndSweep(0)
  expect(harness.blobs.keys("counts")).toHaveLength(250)
  await applyRetentionRules(harness.ports, { most: Infinity })
  expect(harness.blobs.keys("counts")).toEqual([])
})

test("one record that cannot be read stops no other", async () => {
  harness.blobs.seed("done", "production", createHashKey("s", "x"), "{half")
  harness.blobs.seed("quote", "production", createHashKey("s", "y"), '{"nonce":"n","value":7}')
  harness.ports.retentionDays = 1
  await driver.sendAndDie()
  await runScheduledLeadTasks(harness.ports)
  await passDaysAndSweep(1)
  expect(findStoredPersonalData()).toEqual([])
})
