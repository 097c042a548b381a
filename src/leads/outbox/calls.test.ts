import { recordFollowUp } from "../../../functions/follow-up/follow-up.mts"
import { convertLocalTimeToInstant } from "../../domain/business-hours/get-instant"
import { parseIsoDate } from "../../domain/iso-date"
import type { FollowUp } from "../../domain/lead/follow-up"
import { SITE } from "../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { OFFICE, startOfficeTestHarness } from "../../testing/office-test-harness"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { createFollowUpPath } from "../core/links"
import { checkLeadDeliveryHealth } from "../health/health"
import { runScheduledLeadTasks } from "./sweep"

const harness = setUpLeadTestHarness(startOfficeTestHarness)
const driver = createQuoteTestDriver(harness)

/** A time by the clock of the office, such as `2026-11-28 12:00`. */
const parseOfficeTime = (text: string): number => {
  const [on = "", clock = ""] = text.split(" ")
  const [hour = 0, minute = 0] = clock.split(":").map(Number)
  return convertLocalTimeToInstant(parseIsoDate(on), hour * 60 + minute, "Australia/Sydney").getTime()
}
const passUntil = (text: string) => harness.pass(parseOfficeTime(text) - harness.now().getTime())

/** Sweeps every five minutes, as the host does, up to and including this time. */
async function sweepUntil(text: string) {
  const end = parseOfficeTime(text)
  while (harness.now().getTime() < end) {
    harness.pass(Math.min(5 * 60_000, end - harness.now().getTime()))
    await runScheduledLeadTasks(harness.ports)
  }
}
/** Sweeps once at this time. */
async function sweepAt(text: string) {
  passUntil(text)
  await runScheduledLeadTasks(harness.ports)
}
const listReminders = () => harness.smtp.posted.filter(({ email }) => email.subject?.startsWith("Reminder: "))
const listMissed = () => harness.alerted.filter(({ kind }) => kind === "call-missed")
const isHealthy = async () => (await checkLeadDeliveryHealth(harness.ports)).missedCalls.length === 0

async function tap(followUp: FollowUp) {
  const path = createFollowUpPath(harness.ports, harness.blobs.keys("calls")[0] ?? "", followUp, harness.now())
  const request = new Request(SITE + path, { method: "POST" })
  await recordFollowUp(() => harness.ports)(request, harness.call({ token: path.split("/")[2] }))
  await harness.settle()
}

/** An offer is to be called about within two hours of opening time: 8:30 am to 5:30 pm on weekdays. */
const askWithOffer = () => driver.ask({ stage: "offer" })

// Thursday 26 November 2026, 10 am: by noon.
test("an urgent lead that nobody taps brings one reminder per address, then one alert, and health says so", async () => {
  passUntil("2026-11-26 10:00")
  await askWithOffer()
  await sweepUntil("2026-11-26 11:25")
  expect(listReminders()).toEqual([])
  await sweepUntil("2026-11-26 11:55")
  expect(listReminders().map(({ to }) => to)).toEqual([...OFFICE])
  expect(listReminders()[0]?.email.subject).toMatch(/^Reminder: Call by 12:00 pm Thursday: Zephyrine Quokka, /)
  expect([listMissed(), await isHealthy()]).toEqual([[], true])

  await sweepUntil("2026-11-26 13:00")
  expect(listMissed()).toMatchObject([{ facts: { id: harness.blobs.keys("lead")[0], urgency: { urgency: "today" } } }])
  expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject({
    healthy: false,
    missedCalls: harness.blobs.keys("lead"),
  })
  expect(listReminders()).toHaveLength(OFFICE.length)

  await sweepAt("2026-11-27 17:29")
  expect(await isHealthy()).toBe(false)
  await sweepAt("2026-11-27 17:31")
  expect([await isHealthy(), harness.blobs.keys("calls")]).toEqual([true, []])
  expect(listMissed()).toHaveLength(1)
})

test.each<FollowUp>(["called", "client", "declined"])(
  "after a tap on %s there's no reminder and no alert",
  async followUp => {
    passUntil("2026-11-26 10:00")
    await askWithOffer()
    await tap(followUp)
    await sweepUntil("2026-11-26 12:30")
    expect([listReminders(), listMissed(), harness.blobs.keys("calls")]).toEqual([[], [], []])
  },
)

test("a tap after the time is up makes health well at once", async () => {
  passUntil("2026-11-26 10:00")
  await askWithOffer()
  await sweepUntil("2026-11-26 12:10")
  expect(await isHealthy()).toBe(false)
  await tap("called")
  expect(await isHealthy()).toBe(true)
})

// Saturday 28 November, noon: by 10:30 am on Monday, and health says so until Tuesday 5:30 pm.
test("over a weekend the office is reminded on the next business day", async () => {
  passUntil("2026-11-28 12:00")
  await askWithOffer()
  await sweepAt("2026-11-29 12:00")
  await sweepAt("2026-11-30 09:59")
  expect(listReminders()).toEqual([])
  await sweepAt("2026-11-30 10:00")
  expect(listReminders()).toHaveLength(OFFICE.length)
  await sweepAt("2026-11-30 10:31")
  expect(listMissed()).toHaveLength(1)
  await sweepAt("2026-12-01 17:29")
  expect(await isHealthy()).toBe(false)
  await sweepAt("2026-12-01 17:31")
  expect(await isHealthy()).toBe(true)
})

// Thursday 24 December, 7 pm: Christmas Day is a holiday, and so is Monday 28 December. By 10:30 am on Tuesday 29 December.
test("over public holidays too", async () => {
  passUntil("2026-12-24 19:00")
  await askWithOffer()
  for (const at of ["2026-12-25 10:31", "2026-12-28 10:31", "2026-12-29 09:59"]) await sweepAt(at)
  expect([listReminders(), listMissed()]).toEqual([[], []])
  await sweepAt("2026-12-29 10:00")
  expect(listReminders()).toHaveLength(OFFICE.length)
  await sweepAt("2026-12-29 10:30")
  expect(listMissed()).toHaveLength(1)
  await sweepAt("2026-12-30 17:29")
  expect(await isHealthy()).toBe(false)
  await sweepAt("2026-12-30 17:31")
  expect(await isHealthy()).toBe(true)
})

test("a lead that isn't urgent, or that was withdrawn, brings nothing", async () => {
  passUntil("2026-11-26 10:00")
  await driver.ask({ stage: "looking" })
  const id = await driver.ask({ stage: "offer", email: "other@private.example" })
  await driver.change(id, { change: "withdraw" })
  await sweepUntil("2026-11-26 12:30")
  expect([listReminders(), listMissed()]).toEqual([[], []])
})

test("a lead that the office didn't get by email brings nothing", async () => {
  passUntil("2026-11-26 10:00")
  harness.smtp.behave({ recipient: 452 })
  await askWithOffer()
  await sweepUntil("2026-11-26 12:30")
  expect([listMissed(), await isHealthy()]).toEqual([[], true])
})

test("a reminder that the mail server refuses is tried again while there's time, and no longer", async () => {
  passUntil("2026-11-26 10:00")
  await askWithOffer()
  await sweepUntil("2026-11-26 11:29")
  harness.smtp.behave({ recipient: 450, of: OFFICE[0] })
  await sweepAt("2026-11-26 11:30")
  harness.smtp.behave("take")
  await sweepAt("2026-11-26 11:37")
  expect(listReminders().map(({ to }) => to)).toEqual([OFFICE[1], OFFICE[0]])

  await driver.ask({ stage: "offer", email: "other@private.example" })
  await sweepUntil("2026-11-26 13:05")
  harness.smtp.behave({ recipient: 450 })
  await sweepAt("2026-11-26 13:10")
  harness.smtp.behave("take")
  await sweepAt("2026-11-26 14:00")
  expect(listReminders()).toHaveLength(2)
  expect(harness.blobs.keys("hook-pending")).toEqual([])
})

test("sweeps that overlap, and a crash after a reminder was queued, send it once", async () => {
  passUntil("2026-11-26 10:00")
  await askWithOffer()
  passUntil("2026-11-26 11:30")
  const { webhooks } = harness.ports
  harness.ports.webhooks = webhooks.map(webhook => ({ ...webhook, remind: null }))
  await runScheduledLeadTasks(harness.ports)
  harness.ports.webhooks = webhooks
  await Promise.all([runScheduledLeadTasks(harness.ports), runScheduledLeadTasks(harness.ports)])
  await runScheduledLeadTasks(harness.ports)
  expect(listReminders()).toHaveLength(OFFICE.length)
})
