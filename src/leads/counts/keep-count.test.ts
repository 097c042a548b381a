import { readFileSync } from "node:fs"
import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { parseIsoDate } from "../../domain/iso-date"
import { findPersonalDetails } from "../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { seedLead } from "../../testing/seed-lead"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { erasePersonalData } from "../admin/erase-person"
import { releaseHeldLead } from "../admin/replay"
import type { LeadEvent } from "../core/event"
import { runScheduledLeadTasks } from "../outbox/sweep"
import { createLeadCount } from "./count-records"
import { loadSavedReportEntries } from "./report"

const DAY = 24 * 60 * 60_000
const EMAIL = "zephyrine@private.example"
const TODAY = { from: parseIsoDate("2026-11-21"), until: parseIsoDate("2026-11-21") }

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

/** How many requests and acceptances a report of the day shows. */
const loadReportCounts = async (days = TODAY) => {
  const { requests, acceptances } = await loadSavedReportEntries(harness.ports.store, days)
  return [requests.length, acceptances.length]
}

/** Breaks every write to the collection of counts. */
const breakCountedCollection = () =>
  harness.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":counted-") ? 507 : null))

const acceptFirstQuote = async () => (await driver.accept(harness.accepted[0] ?? "")).status

const requestEvent = EXAMPLES["quote.requested.v1"]
const createRequestEventWith = (data: object) =>
  ({ ...requestEvent, data: { ...requestEvent.data, ...data } }) as LeadEvent

/** The count of a request with this attribution. */
const countRequestWithAttribution = (attribution: object) => {
  const event = createRequestEventWith({
    request: { ...("request" in requestEvent.data && requestEvent.data.request), attribution },
  })
  return createLeadCount("key", { publicId: "p", fingerprint: "f", receivedAt: event.timestamp, event })?.counted
}

test("a request is counted as it comes, without anything of who sent it", async () => {
  const visit = { landingPath: "/lp/conveyancers", utm_source: "google", utm_campaign: "spring" }
  await driver.sendAndSettle({ partner: "acme", attribution: { ...visit, variant: "short" } })
  expect(harness.blobs.values("counted")).toEqual([
    {
      ...{ state: "NSW", side: "buying", partner: "acme", variant: "short", feeCents: 110_000 },
      ...{ campaign: "spring", source: "google", medium: null, page: "/lp/conveyancers" },
    },
  ])
  expect(harness.blobs.keys("counted")).toEqual([expect.stringMatching(/^r20261121[\w-]{17}$/)])
  expect(findPersonalDetails(harness.blobs.texts("counted").join())).toEqual([])
})

test("the same request and the same acceptance again are counted once", async () => {
  for (let n = 0; n < 2; n += 1) await driver.send("the-same-key-0123456789")
  expect([await acceptFirstQuote(), await acceptFirstQuote()]).toEqual([201, 200])
  await runScheduledLeadTasks(harness.ports)
  expect(await loadReportCounts()).toEqual([1, 1])
  expect(harness.blobs.keys("counted")).toHaveLength(2)
})

test("a store that can't count loses no lead and fails no answer, and the next sweep counts it", async () => {
  breakCountedCollection()
  expect((await driver.sendAndSettle()).status).toBe(201)
  expect(await acceptFirstQuote()).toBe(201)
  expect(harness.webhook.hits).toHaveLength(2)
  expect(await loadReportCounts()).toEqual([0, 0])
  harness.blobs.heal()
  await runScheduledLeadTasks(harness.ports)
  expect(await loadReportCounts()).toEqual([1, 1])
})

test("a process that dies after the lead is kept leaves the count to the next sweep", async () => {
  for (const [event, state] of [
    [EXAMPLES["quote.requested.v1"], "pending"],
    [createRequestEventWith({ id: `${requestEvent.data.id}2` }), "dead"],
    [createRequestEventWith({ id: `${requestEvent.data.id}3` }), "done"],
  ] as const)
    await seedLead(harness, event, state)
  expect(await loadReportCounts()).toEqual([0, 0])
  await runScheduledLeadTasks(harness.ports)
  expect(await loadReportCounts()).toEqual([3, 0])
})

test("while the store can't count, nothing is erased or reduced, and what's delivered goes on", async () => {
  harness.ports.retentionDays = 2
  breakCountedCollection()
  await driver.sendAndDie()
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  await expect(erasePersonalData(harness.ports, EMAIL, false)).rejects.toThrow("lead store unavailable")
  harness.pass(3 * DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.texts("lead").join()).toContain(EMAIL)

  harness.blobs.heal()
  harness.pass(DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.texts("lead").join()).not.toContain(EMAIL)
  expect(await loadReportCounts()).toEqual([1, 0])
})

test("a process that dies between counting and erasing counts once, and the next time erases", async () => {
  await driver.sendAndSettle()
  harness.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":lead-") ? 503 : null))
  await expect(erasePersonalData(harness.ports, EMAIL, false)).rejects.toThrow("lead store unavailable")
  expect(await loadReportCounts()).toEqual([1, 0])
  harness.blobs.heal()
  await erasePersonalData(harness.ports, EMAIL, false)
  expect(await loadReportCounts()).toEqual([1, 0])
})

test("two sweeps at once count once", async () => {
  breakCountedCollection()
  await driver.sendAndDie(5)
  harness.blobs.heal()
  await Promise.all([runScheduledLeadTasks(harness.ports), runScheduledLeadTasks(harness.ports)])
  expect(await loadReportCounts()).toEqual([5, 0])
})

test("a request held as possible junk counts once it's released, on the day it came, with its acceptance", async () => {
  await driver.sendAndSettle({ reference_code: "filled in by a program" })
  const [key = ""] = harness.blobs.keys("held")
  expect(await acceptFirstQuote()).toBe(201)
  await runScheduledLeadTasks(harness.ports)
  expect(await loadReportCounts()).toEqual([0, 0])

  harness.pass(DAY)
  expect(await releaseHeldLead(harness.ports, key)).toBe("queued")
  await runScheduledLeadTasks(harness.ports)
  expect(await loadReportCounts()).toEqual([1, 1])
})

test("a release that was cut short counts too", async () => {
  const key = await seedLead(harness, EXAMPLES["quote.requested.v1"], "held")
  await harness.ports.store.put("pending", key, harness.blobs.value("held", key))
  await runScheduledLeadTasks(harness.ports)
  expect(await loadReportCounts()).toEqual([1, 0])
})

test.each(["erased", "deleted after its time"])("a held request that's %s was never counted", async how => {
  await seedLead(harness, EXAMPLES["quote.requested.v1"], "held")
  if (how === "erased") await erasePersonalData(harness.ports, "mai@example.com", false)
  else harness.pass(30 * DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.texts("lead").join()).not.toContain("mai@example.com")
  expect(await loadReportCounts()).toEqual([0, 0])
})

test("an acceptance that comes after its request was reduced is counted with it", async () => {
  harness.ports.retentionDays = 5
  await driver.sendAndSettle()
  harness.pass(5 * DAY)
  // For a day after a long gap nothing is deleted.
  await runScheduledLeadTasks(harness.ports)
  harness.pass(DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.texts("lead").join()).not.toContain(EMAIL)
  expect(await acceptFirstQuote()).toBe(201)
  expect(await loadReportCounts()).toEqual([1, 1])
})

test("messages, feedback, changes and unsubscribes aren't counted", async () => {
  for (const kind of ["contact.sent.v1", "feedback.sent.v1", "lead.changed.v1", "subscription.ended.v1"] as const)
    await seedLead(harness, EXAMPLES[kind], "done")
  await runScheduledLeadTasks(harness.ports)
  expect(await loadReportCounts()).toEqual([0, 0])
})

test("a count that can't be read is written anew from its lead, and still counts when the lead is gone", async () => {
  await driver.sendAndSettle()
  const [key = ""] = harness.blobs.keys("counted")
  const before = harness.blobs.value("counted", key)
  harness.blobs.seed("counted", "production", key, '{"nonce":"n","val')
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.value("counted", key)).toEqual(before)

  await erasePersonalData(harness.ports, EMAIL, false)
  harness.blobs.seed("counted", "production", key, '{"nonce":"n","val')
  expect((await loadSavedReportEntries(harness.ports.store, TODAY)).requests).toMatchObject([
    { state: null, feeCents: null },
  ])
})

test("a day begins at midnight in Sydney", async () => {
  // 21 November 2026, 12:59 UTC, is 23:59 in Sydney.
  harness.pass(Date.parse("2026-11-21T12:59:00Z") - harness.now().getTime())
  await driver.sendAndSettle()
  harness.pass(60_000)
  await driver.sendAndSettle()
  const next = parseIsoDate("2026-11-22")
  expect(await loadReportCounts()).toEqual([1, 0])
  expect(await loadReportCounts({ from: next, until: next })).toEqual([1, 0])
  expect(await loadReportCounts({ from: TODAY.from, until: next })).toEqual([2, 0])
})

// Leads as they were stored before counts existed.
test("leads from before there were counts are counted by the sweep", async () => {
  const { collections } = JSON.parse(readFileSync("src/leads/http/stored-leads.json", "utf8"))
  for (const collection of ["lead", "held", "pending", "quote"] as const)
    for (const [key, value] of Object.entries(collections[collection]))
      await harness.ports.store.put(collection, key, value)
  harness.pass(DAY)
  await runScheduledLeadTasks(harness.ports)
  // Seven requests, of which one is held; two were accepted, one of them twice.
  expect(await loadReportCounts()).toEqual([6, 2])
})

test.each([
  ["the name in the link", { utm_source: "newsletter", gclid: "x", referrerHost: "a.example" }, "newsletter"],
  ["the network whose advertisement was clicked", { fbclid: "x", referrerHost: "l.facebook.com" }, "facebook"],
  ["the site before", { referrerHost: "news.example" }, "news.example"],
  ["nothing but the visit", {}, "direct"],
])("the source is told by %s", (_, visit, source) => {
  expect(countRequestWithAttribution({ landingPath: "/", ...visit })).toMatchObject({ source })
})

test("without a visit there's no source", () => {
  expect(countRequestWithAttribution({})).toMatchObject({ source: null })
})

test.each([
  ["/lp/conveyancers/", "/lp/conveyancers"],
  ["/", "/"],
  ["/quotes/rZk3mQ8vN1xR5tB7wY2cD4f/offer", "/quotes/{id}/offer"],
  ["/request-a-quote/rZk3mQ8vN1xR5tB7wY2cD4f/sorry", "/request-a-quote/{id}/sorry"],
  ["/enquiries/v1.sGdb1RG-.Ave25", "/enquiries/{token}"],
  ["/u/v1.sGdb1RG-.Ave25", "/u/{token}"],
  ["/mai@example.com", "(other)"],
  ["/call-0491570006", "(other)"],
  ["/rZk3mQ8vN1xR5tB7wY2cD4f", "(other)"],
  [`/${"a".repeat(100)}`, "(other)"],
])("a visit that began at %s counts for %s", (landingPath, page) => {
  expect(countRequestWithAttribution({ landingPath })).toMatchObject({ page })
})

test("the texts of a link stay as they are but short, and one with an email address isn't kept", () => {
  const long = "x".repeat(200)
  const attribution = { utm_campaign: "Spring 2026 ", utm_source: "mai@example.com", utm_medium: long }
  expect(countRequestWithAttribution(attribution)).toMatchObject({
    campaign: "Spring 2026",
    source: "(hidden)",
    medium: "x".repeat(100),
  })
})

test("a record of another shape is counted as what's known of it", () => {
  const event = JSON.parse('{"type":"quote.requested.v1","data":{"request":{"attribution":7},"quote":{}}}')
  expect(
    createLeadCount("key", { publicId: "p", fingerprint: "f", receivedAt: "2026-11-21T02:00:00Z", event }),
  ).toMatchObject({
    kind: "request",
    on: "2026-11-21",
    counted: { state: null, source: null, feeCents: null },
  })
})
