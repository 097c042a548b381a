import { parseIsoDate } from "../../domain/iso-date"
import type { FollowUp } from "../../domain/lead/follow-up"
import type { RequestCount } from "./count-records"
import { buildLeadReport, type Grouping } from "./report"
import { writeReport } from "./report-formats"

const days = { from: parseIsoDate("2026-11-16"), until: parseIsoDate("2026-11-22") }

const REQUEST: RequestCount = {
  ...{ state: "NSW", side: "buying", page: "/buying", feeCents: 110_000 },
  ...{ campaign: null, source: "direct", medium: null, partner: null, variant: null },
}

/** Creates `requests` requests like `one`. The first `acceptances` of them were accepted on the last of the days. */
const createCounts = (name: string, requests: number, acceptances: number, one: Partial<RequestCount>) => ({
  requests: Array.from({ length: requests }, (_, n) => ({ ...REQUEST, ...one, name: `${name}${n}`, on: days.from })),
  acceptances: Array.from({ length: acceptances }, (_, n) => {
    return { name: `${name}${n}`, on: days.until, feeCents: one.feeCents ?? REQUEST.feeCents }
  }),
  followUps: [],
})

const createFollowUps = (name: string, count: number, followUp: FollowUp, first = 0) =>
  Array.from({ length: count }, (_, n) => ({
    name: `${name}${first + n}`,
    on: days.until,
    followUp,
    isOfRequest: true,
  }))

const page = "/lp/conveyancers"
const parts = [
  createCounts("s", 40, 18, { variant: "short", campaign: "spring", page }),
  createCounts("c", 24, 6, { variant: "control", campaign: '=HYPERLINK("x")', page, feeCents: 99_050 }),
  createCounts("n", 3, 0, { feeCents: null }),
]
const counts = {
  requests: parts.flatMap(({ requests }) => requests),
  // One more acceptance, of a request that came weeks before.
  acceptances: [...parts.flatMap(({ acceptances }) => acceptances), { name: "old", on: days.from, feeCents: 110_000 }],
  followUps: [
    ...createFollowUps("s", 20, "client"),
    ...createFollowUps("c", 9, "called"),
    ...createFollowUps("c", 5, "declined", 9),
    // A message, and a request of weeks before.
    { name: "message", on: days.until, followUp: "client" as const, isOfRequest: false },
    { name: "old", on: days.until, followUp: "client" as const, isOfRequest: true },
  ],
}
const views = ["short", "control"].map(variant => ({ page, variant, day: days.from, count: 200 }))

const formatTestReport = (by: Grouping, format: keyof typeof writeReport) =>
  writeReport[format](buildLeadReport(by, days, { counts, views }))

// Worked out without this code: the intervals by solving Wilson's quadratic equation, the rest by hand.
test("a table has a line for each group, for what has none, and for the total, and says what it counts", () => {
  expect(formatTestReport("variant", "table").split("\n")).toEqual([
    "VARIANT  VIEWS  REQUESTS                OF VIEWS  ACCEPTED             OF REQUESTS  CALLED  CLIENTS  DECLINED  FEES ASKED  FEES ACCEPTED",
    "short      200        40  20.0% (15.0% to 26.1%)        18  45.0% (30.7% to 60.2%)       0       20         0  $44,000.00     $19,800.00",
    "control    200        24   12.0% (8.2% to 17.2%)         6  25.0% (12.0% to 44.9%)       9        0         5  $23,772.00      $5,943.00",
    "(none)                 3                                 0    0.0% (0.0% to 56.1%)       0        0         0       $0.00          $0.00",
    "TOTAL      400        67                                24  35.8% (25.4% to 47.8%)       9       20         5  $67,772.00     $25,743.00",
    "",
    "Requests that came from 16 November 2026 to 22 November 2026, how many of them were accepted until now, with 95% intervals, and what the office recorded last about them. Fees are ours, with GST.",
    "Accepted from 16 November 2026 to 22 November 2026, whenever they were asked for: 25, worth $26,843.00.",
    "Recorded from 16 November 2026 to 22 November 2026 about messages: called 0, became a client 1, declined 0.",
    "",
  ])
})

test("a CSV has money twice, rates with their intervals, and no text that a spreadsheet computes", () => {
  expect(formatTestReport("campaign", "csv")).toBe(
    [
      "\uFEFFcampaign,views,requests,requests_of_views,requests_of_views_low,requests_of_views_high,acceptances,acceptances_of_requests,acceptances_of_requests_low,acceptances_of_requests_high,request_fees_cents,request_fees,acceptance_fees_cents,acceptance_fees,called,clients,declined",
      "spring,,40,,,,18,0.4500,0.3071,0.6017,4400000,44000.00,1980000,19800.00,0,20,0",
      '"\'=HYPERLINK(""x"")",,24,,,,6,0.2500,0.1200,0.4490,2377200,23772.00,594300,5943.00,9,0,5',
      "(none),,3,,,,0,0.0000,0.0000,0.5615,0,0.00,0,0.00,0,0,0",
      "TOTAL,,67,,,,24,0.3582,0.2540,0.4778,6777200,67772.00,2574300,25743.00,9,20,5",
      "",
    ].join("\r\n"),
  )
})

test("JSON has the same, with null for what isn't known or isn't counted", () => {
  const { rows, ...others } = JSON.parse(formatTestReport("page", "json"))
  expect(others).toMatchObject({
    ...{ by: "page", from: "2026-11-16", until: "2026-11-22", currency: "AUD" },
    total: { views: 400, requests: 67, requestsOfViews: null, requestFeesCents: 6_777_200, requestFees: "67772.00" },
    otherLeads: { called: 0, client: 1, declined: 0 },
    acceptedOnTheseDays: { acceptances: 25, feesCents: 2_684_300, fees: "26843.00" },
  })
  expect(rows).toEqual([
    {
      ...{ group: "/lp/conveyancers", views: 400, requests: 64, acceptances: 24 },
      followUps: { called: 9, client: 20, declined: 5 },
      requestsOfViews: { rate: 0.16, low: expect.closeTo(0.1273, 4), high: expect.closeTo(0.1991, 4) },
      acceptancesOfRequests: { rate: 0.375, low: expect.closeTo(0.2667, 4), high: expect.closeTo(0.4975, 4) },
      ...{ requestFeesCents: 6_777_200, requestFees: "67772.00" },
      ...{ acceptanceFeesCents: 2_574_300, acceptanceFees: "25743.00" },
    },
    expect.objectContaining({ group: "/buying", views: null, requests: 3, requestsOfViews: null, requestFees: "0.00" }),
  ])
})

test("days without a lead give a table that says so", () => {
  const nothing = buildLeadReport("state", days, {
    counts: { requests: [], acceptances: [], followUps: [] },
    views: [],
  })
  expect(writeReport.table(nothing).split("\n").slice(0, 2)).toEqual([
    "STATE  VIEWS  REQUESTS  OF VIEWS  ACCEPTED  OF REQUESTS  CALLED  CLIENTS  DECLINED  FEES ASKED  FEES ACCEPTED",
    "TOTAL                0                   0                    0        0         0       $0.00          $0.00",
  ])
})

test("a variant that was seen and never asked about has its line, and one that was asked about more than seen has no rate", () => {
  const { rows, total } = buildLeadReport("variant", days, {
    counts: createCounts("x", 3, 0, { variant: "new" }),
    views: [
      { page, variant: "unseen", day: days.from, count: 7 },
      { page, variant: "new", day: days.from, count: 2 },
    ],
  })
  expect(rows).toMatchObject([
    { group: "new", views: 2, requests: 3, requestsOfViews: null },
    { group: "unseen", views: 7, requests: 0, requestsOfViews: { rate: 0 }, acceptancesOfRequests: null },
  ])
  expect(total).toMatchObject({ views: 9, requests: 3, requestsOfViews: { rate: 1 / 3 } })
})

test("a request is at the page under test that its visit saw, whichever variant that was and wherever the visit began", () => {
  const { rows } = buildLeadReport("page", days, {
    counts: {
      requests: [
        ...createCounts("a", 4, 0, { variant: "price-first", page: "/lp/conveyancers" }).requests,
        ...createCounts("b", 3, 0, { variant: "d", page: "/lp/conveyancers-d" }).requests,
        ...createCounts("c", 2, 0, { variant: "d", page: "/buying" }).requests,
        ...createCounts("d", 1, 0, { variant: "ended", page: "/lp/conveyancers-e" }).requests,
      ],
      acceptances: [],
      followUps: [],
    },
    views: ["price-first", "d"].map(variant => ({ page, variant, day: days.from, count: 10 })),
  })
  expect(rows).toMatchObject([
    { group: "/lp/conveyancers", views: 20, requests: 9, requestsOfViews: { rate: 0.45 } },
    { group: "/lp/conveyancers-e", views: null, requests: 1 },
  ])
})
