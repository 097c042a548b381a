import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { createHashKey } from "../core/ids"
import { checkLeadDeliveryHealth } from "../health/health"
import { runScheduledLeadTasks } from "../outbox/sweep"
import { isUnsubscribedEmailAddress, createOptOutKey } from "./unsubscribed"
import { FOUND_IN } from "../core/records"

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CUT_SHORT = '{"nonce":"n","value":{"at":"2026-11-2'
const NOW = "2026-11-21T02:00:00.000Z"

const harness = setUpLeadTestHarness()

/** The first sweep after a long gap deletes nothing, since its clock may be wrong. */
async function passLongGapAndSweep(days: number): Promise<void> {
  harness.pass((days - 1) * DAY)
  await runScheduledLeadTasks(harness.ports)
  harness.pass(DAY)
  await runScheduledLeadTasks(harness.ports)
}
const driver = createQuoteTestDriver(harness)

const cutRecordShort = (collection: string, key: string, text = CUT_SHORT) =>
  harness.blobs.seed(collection, "production", key, text)
const createHealthNoteKey = (...name: string[]) => createHashKey("id secret", "health", ...name)
const listUnreadableAlerts = () => harness.alerted.filter(({ kind }) => kind === "unreadable")

describe.each([
  ["of the last sweep", createHealthNoteKey("last-run")],
  ["that the receiver answered 410", createHealthNoteKey("stop")],
  ["of an alert", createHealthNoteKey("alert", "dead-letter")],
])("a note %s", (_, key) => {
  test.each([CUT_SHORT, "", "[]", '{"nonce":"n","value":7}'])(
    "that reads %s stops no redelivery, is set aside and told of once",
    async text => {
      cutRecordShort("health", key, text)
      await driver.sendAndDie(2)
      expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 2 })
      const expectedText = text.endsWith("7}") ? "7" : text
      expect(harness.blobs.value("bad", key)).toEqual({ at: NOW, [FOUND_IN]: "health", text: expectedText })
      harness.pass(5 * MINUTE)
      await runScheduledLeadTasks(harness.ports)
      expect(listUnreadableAlerts()).toEqual([{ kind: "unreadable", facts: { id: key } }])
      const health = { healthy: false, sending: true, leads: { bad: 1 }, lastSweepMinutes: 0 }
      expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject(health)
    },
  )
})

test("a lead that comes while the 410 note cannot be read is delivered at once", async () => {
  cutRecordShort("health", createHealthNoteKey("stop"))
  await driver.sendAndSettle()
  expect(harness.webhook.hits).toHaveLength(1)
})

test("a note that cannot be read stops nothing while the store takes nothing in the bad collection", async () => {
  cutRecordShort("health", createHealthNoteKey("stop"))
  cutRecordShort("health", createHealthNoteKey("last-run"))
  await driver.sendAndDie()
  harness.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":bad-") ? 507 : null))
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
})

test.each(["done", "mailed", "counts", "helpful"])(
  "what cannot be read in the %s collection is set aside and goes",
  async collection => {
    const key = createHashKey("s", collection)
    cutRecordShort(collection, key)
    await runScheduledLeadTasks(harness.ports)
    await runScheduledLeadTasks(harness.ports)
    expect(harness.blobs.keys(collection)).toEqual([])
    expect(harness.blobs.value("bad", key)).toEqual({ at: NOW, [FOUND_IN]: collection, text: CUT_SHORT })
    expect(listUnreadableAlerts()).toEqual([{ kind: "unreadable", facts: { id: key } }])
  },
)

test.each(["held", "dead"])(
  "what cannot be read in the %s collection is set aside and written anew",
  async collection => {
    const [key = ""] = await driver.sendAndDie()
    await harness.ports.store.delete("pending", key)
    cutRecordShort(collection, key)
    await runScheduledLeadTasks(harness.ports)
    await runScheduledLeadTasks(harness.ports)
    expect(harness.blobs.value(collection, key)).toMatchObject({ since: NOW, leaseUntil: null })
    expect(harness.blobs.value("bad", key)).toEqual({ at: NOW, [FOUND_IN]: collection, text: CUT_SHORT })
    expect(listUnreadableAlerts()).toEqual([{ kind: "unreadable", facts: { id: key } }])
    // The lead still waits for a person, and is deleted after its time like any other.
    expect(harness.webhook.hits).toEqual([])
    harness.accepted.length = 0
    await passLongGapAndSweep(90)
    expect(harness.blobs.keys(collection)).toEqual([])
  },
)

test("a delivered lead whose note of it cannot be read is delivered again rather than never", async () => {
  const [key = ""] = await driver.sendAndDie()
  await runScheduledLeadTasks(harness.ports)
  cutRecordShort("done", key)
  harness.pass(DAY)
  for (let sweeps = 0; sweeps < 3; sweeps += 1) await runScheduledLeadTasks(harness.ports)
  expect(harness.webhook.ids()).toEqual([key, key])
  expect(harness.blobs.value("done", key)).toHaveProperty("deliveredAt")
})

test.each(["{half", '{"nonce":"n","value":{}}'])(
  "a note of delivery that reads %s proves nothing: the lead is sent",
  async text => {
    const [key = ""] = await driver.sendAndDie()
    cutRecordShort("done", key, text)
    expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  },
)

test("a quote that cannot be read is written anew from its request", async () => {
  await driver.sendAndDie()
  const [key = ""] = harness.blobs.keys("quote")
  const before = harness.blobs.value("quote", key)
  cutRecordShort("quote", key)
  harness.pass(DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.value("quote", key)).toEqual(before)
  expect(harness.blobs.value("bad", key)).toMatchObject({ [FOUND_IN]: "quote", text: CUT_SHORT })
  expect(listUnreadableAlerts()).toEqual([{ kind: "unreadable", facts: { id: key } }])
})

test("a quote that cannot be read and has no request is told of once, and goes with its record in the bad collection", async () => {
  const key = createHashKey("s", "quote")
  cutRecordShort("quote", key)
  await runScheduledLeadTasks(harness.ports)
  await runScheduledLeadTasks(harness.ports)
  expect(listUnreadableAlerts()).toEqual([{ kind: "unreadable", facts: { id: key } }])
  expect(harness.blobs.keys("quote")).toEqual([key])
  await passLongGapAndSweep(90)
  expect([...harness.blobs.keys("quote"), ...harness.blobs.keys("bad")]).toEqual([])
})

test("a lead that cannot be read and has no note of delivery is put before a person, and goes after 90 days with the others", async () => {
  const key = createHashKey("s", "lead")
  cutRecordShort("lead", key)
  await runScheduledLeadTasks(harness.ports)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.value("dead", key)).toMatchObject({ lastCode: "unreadable" })
  expect(listUnreadableAlerts()).toEqual([{ kind: "unreadable", facts: { id: key, code: "unreadable" } }])
  expect(harness.blobs.keys("lead")).toEqual([key])

  await passLongGapAndSweep(90)
  expect(harness.alerted).toContainEqual({ kind: "purge", facts: { count: 1 } })
  expect([...harness.blobs.keys("lead"), ...harness.blobs.keys("dead")]).toEqual([])
})

test("a delivered lead that cannot be read keeps its personal data no longer than the others", async () => {
  const [key = ""] = await driver.sendAndDie()
  await runScheduledLeadTasks(harness.ports)
  cutRecordShort("lead", key)
  harness.pass(179 * DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.keys("lead")).toEqual([key])
  harness.pass(DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.keys("lead")).toEqual([])
  expect(listUnreadableAlerts()).toEqual([])
})

test("what cannot be read in the bad collection itself gets its 90 days too", async () => {
  const key = createHashKey("s", "bad")
  cutRecordShort("bad", key)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.value("bad", key)).toEqual({ at: NOW, [FOUND_IN]: "bad", text: CUT_SHORT })
})

test("a purge that fails stops no sweep", async () => {
  const key = createHashKey("s", "bad")
  await harness.ports.store.put("bad", key, { at: NOW, [FOUND_IN]: "pending", text: "{" })
  harness.pass(90 * DAY)
  harness.blobs.breakWhen((method, path) => (method === "DELETE" && path.includes(":bad-") ? 500 : null))
  await runScheduledLeadTasks(harness.ports)
  expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject({ lastSweepMinutes: 0 })
})

test("whoever wants no email gets none when the note of it cannot be read, and it is written anew", async () => {
  const key = createOptOutKey("id secret", "mai@example.com")
  cutRecordShort("unsubscribed", key)
  expect(await isUnsubscribedEmailAddress(harness.ports, "mai@example.com")).toBe(true)
  expect(harness.blobs.value("unsubscribed", key)).toEqual({ since: NOW })
})

// Written as text: whatever the code calls these collections one day, older records must still be read.
test("the names in the notes of the sweep and of what cannot be read stay as they are", async () => {
  cutRecordShort("pending", createHashKey("s", "x"))
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.texts("bad").join()).toContain('"shelf":"pending","text":')
  expect(harness.blobs.texts("health").join()).toContain('"examined":{"shelf":')
})
