import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { OFFICE, startOfficeTestHarness } from "../../testing/office-test-harness"
import { setUpLeadTestHarness, sweepUpToLastTry } from "../../testing/set-up-lead-test-harness"
import type { AlertKind } from "../core/alert-texts"
import { runScheduledLeadTasks } from "./sweep"
import { listUrgentLeadsThatWait } from "./urgent-leads"

const MINUTE = 60_000

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

/**
 * Exchange on Monday 16 November 2026 in New South Wales: five business days later is Monday 23 November. The request comes on a
 * Saturday, so two hours of business later is Monday, 10:30 am.
 */
const SIGNED = { stage: "signed", contractDate: "2026-11-16" }
const WORDS = "Cooling-off ends Monday 23 November at 5 pm. Call by 10:30 am Monday."

const getAlertedUrgency = (kind: AlertKind) =>
  harness.alerted.flatMap(alert => (alert.kind === kind ? (alert.facts.urgency ?? "not urgent") : []))
const urgent = {
  ...{ urgency: "today", reason: "u03", text: WORDS },
  ...{ firstDate: "cooling-off 2026-11-23 17:00", callBy: "2026-11-22T23:30:00.000Z" },
}

test.each<[AlertKind, string, () => unknown]>([
  ["gone", "wants no more", () => harness.webhook.answer(410)],
  ["configuration", "refuses our secret", () => harness.webhook.answer(401)],
  ["store-down", "is well, but the store isn't", () => harness.blobs.breakWhen(() => 503)],
])("the alert %s about an urgent request says so: the receiver %s", async (kind, _, breakSomething) => {
  breakSomething()
  await driver.sendAndSettle(SIGNED)
  expect(getAlertedUrgency(kind)).toEqual([urgent])
})

test("the alert about a held request says that it's urgent", async () => {
  await driver.sendAndSettle({ ...SIGNED, reference_code: "filled" })
  expect(getAlertedUrgency("held")).toEqual([urgent])
})

test("the alert about requests that wait too long says what the most urgent is, also while it isn't due", async () => {
  harness.webhook.answer(500)
  await driver.sendAndSettle()
  await driver.sendAndSettle(SIGNED)
  // Its tries are after 5, 30 and 120 minutes, each moved by up to 20%.
  for (const minutes of [7, 37, 20]) {
    harness.pass(minutes * MINUTE)
    await runScheduledLeadTasks(harness.ports)
  }
  expect(harness.alerted.filter(({ kind }) => kind === "overdue")).toMatchObject([{ facts: { count: 2 } }])
  expect(getAlertedUrgency("overdue")).toEqual([urgent])
})

test("the urgent leads that nobody has are listed, and those that were delivered or aren't urgent aren't", async () => {
  await driver.sendAndSettle(SIGNED)
  await driver.sendAndSettle({ reference_code: "filled" })
  await driver.sendAndSettle({ ...SIGNED, reference_code: "filled" })
  harness.webhook.answer(500)
  await driver.sendAndSettle(SIGNED)
  const waiting = await listUrgentLeadsThatWait(harness.ports)
  expect(waiting?.map(({ state, urgency }) => [state, urgency.text]).sort()).toEqual([
    ["held", WORDS],
    ["pending", WORDS],
  ])
})

describe("on a site without a webhook", () => {
  const office = setUpLeadTestHarness(startOfficeTestHarness)
  const visitor = createQuoteTestDriver(office)
  const listWaiting = async () => (await listUrgentLeadsThatWait(office.ports))?.map(({ state }) => state)

  test("nobody has an urgent lead until an address has it", async () => {
    office.smtp.behave({ recipient: 452 })
    await visitor.ask(SIGNED)
    expect(await listWaiting()).toEqual(["pending"])
    office.smtp.behave({ recipient: 452, of: OFFICE[0] })
    await sweepUpToLastTry(office)
    expect(office.blobs.keys("hook-dead")).toHaveLength(1)
    expect(await listWaiting()).toEqual([])
  })

  test("one that no mail server took in any try is listed as given up", async () => {
    office.smtp.behave({ recipient: 550 })
    await visitor.ask(SIGNED)
    await sweepUpToLastTry(office)
    expect(await listWaiting()).toEqual(["dead"])
  })
})
