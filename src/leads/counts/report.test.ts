import { parseIsoDate } from "../../domain/iso-date"
import { QUOTE, buildQuoteRequestBody } from "../../harness/lead-test-harness"
import { buildJsonQuoteRequest } from "../../harness/posts"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { erasePersonalData } from "../admin/erase-person"
import { REPORT_FORMATS, writeReport } from "./report-formats"
import { loadSavedReportEntries, GROUPINGS, buildLeadReport } from "./report"

const DAY = 24 * 60 * 60_000
const TODAY = { from: parseIsoDate("2026-11-21"), until: parseIsoDate("2026-11-21") }

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

const loadCountsToday = (days = TODAY) => loadSavedReportEntries(harness.ports.store, days)

/** Every report in every format. */
async function formatAllReports(): Promise<string[]> {
  const counts = await loadCountsToday()
  return GROUPINGS.flatMap(by =>
    REPORT_FORMATS.map(format => writeReport[format](buildLeadReport(by, TODAY, { counts, views: [] }))),
  )
}

test("requests are counted by the source, partner and state of each, and erasing people changes no count", async () => {
  const google = { landingPath: "/", utm_source: "google" }
  const requests = [
    { partner: "acme", attribution: google },
    { partner: "acme", attribution: { ...google, referrerHost: "news.example" } },
    { state: "VIC", attribution: { landingPath: "/", referrerHost: "news.example" } },
    { state: "VIC", attribution: { landingPath: "/" } },
  ]
  for (const [n, changes] of requests.entries()) {
    const request = buildJsonQuoteRequest(
      buildQuoteRequestBody({ ...changes, email: `visitor${n}@private.example` }),
      `visit-${n}-0123456789`,
    )
    await driver.take(request, { price: ({ state }) => ({ outcome: "quoted", quote: { ...QUOTE, state } }) })
  }
  await driver.accept(harness.accepted[0] ?? "")
  const readReportNumbers = async (by: "source" | "partner" | "state") =>
    buildLeadReport(by, TODAY, { counts: await loadCountsToday(), views: [] }).rows.map(row => [
      row.group,
      row.requests,
      row.acceptances,
    ])
  expect(await readReportNumbers("source")).toEqual([
    ["google", 2, 1],
    ["direct", 1, 0],
    ["news.example", 1, 0],
  ])
  expect(await readReportNumbers("partner")).toEqual([
    ["acme", 2, 1],
    [null, 2, 0],
  ])
  expect(await readReportNumbers("state")).toEqual([
    ["NSW", 2, 1],
    ["VIC", 2, 0],
  ])

  const before = await formatAllReports()
  for (const n of [0, 2]) await erasePersonalData(harness.ports, `visitor${n}@private.example`, false)
  expect(harness.blobs.texts("lead").filter(text => text.includes("reducedAt"))).toHaveLength(3)
  expect(await formatAllReports()).toEqual(before)
  const storeText = [...harness.blobs.texts("counted"), ...harness.blobs.keys("counted")].join()
  expect(storeText).not.toContain("@")
  expect([...harness.blobs.keys("lead"), ...harness.accepted].filter(key => storeText.includes(key))).toEqual([])
})

test("an offer accepted weeks later counts for the day of its request, and for its own day in the line below", async () => {
  const id = await driver.ask()
  harness.pass(20 * DAY)
  expect((await driver.accept(id)).status).toBe(201)
  expect(buildLeadReport("state", TODAY, { counts: await loadCountsToday(), views: [] })).toMatchObject({
    total: { requests: 1, acceptances: 1 },
    acceptedOnTheseDays: { acceptances: 0, feesCents: 0 },
  })
  const later = { from: parseIsoDate("2026-12-11"), until: parseIsoDate("2026-12-11") }
  expect(buildLeadReport("state", later, { counts: await loadCountsToday(later), views: [] })).toMatchObject({
    rows: [],
    total: { requests: 0, acceptances: 0 },
    acceptedOnTheseDays: { acceptances: 1, feesCents: 110_000 },
  })
})
