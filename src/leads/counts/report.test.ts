import { isoDate } from "../../domain/iso-date"
import { cents } from "../../domain/money/money"
import { personalIn, QUOTE, wire } from "../../harness/lead-test-harness"
import { quoteAsJson } from "../../harness/posts"
import { quoteTestDriver } from "../../harness/quote-test-driver"
import { leadTestHarness } from "../../testing/use-lead-test-harness"
import { inTurn } from "../core/in-turn"
import { erasePerson } from "../admin/erase-person"
import { REPORT_FORMATS, writeReport } from "../admin/report-formats"
import { allCounts } from "./read-counts"
import { GROUPINGS, report, type Grouping } from "./report"

const DAY = 24 * 60 * 60_000
const VARIANTS = ["control", "short"] as const
const PAGE = "/lp/conveyancers"

const harness = leadTestHarness()
const driver = quoteTestDriver(harness)

const days = { from: isoDate("2026-11-21"), until: isoDate("2026-11-22") }
const emailOf = (visit: number) => `visitor${visit}@private.example`

/**
 * 400 visits: the first 200 see the control, of whom 24 ask and 6 accept; the others see the short form, of whom 40 ask and
 * 18 accept. The first ten visitors of each came by the campaign, the first four by a partner. Even ones buy in New South
 * Wales, where our fee is $1,100, odd ones in Victoria, where it's $990. Three visitors of a page without a test ask as well.
 */
const VISITS = Array.from({ length: 403 }, (_, visit) => {
  const nth = visit % 200
  const variant = visit < 400 ? VARIANTS[Math.floor(visit / 200)] : undefined
  const isControl = variant === "control"
  return {
    visit,
    asks: variant === undefined || nth < (isControl ? 24 : 40),
    accepts: variant !== undefined && nth < (isControl ? 6 : 18),
    partner: variant && nth < 4 ? "acme" : null,
    state: visit % 2 === 0 ? ("NSW" as const) : ("VIC" as const),
    attribution: {
      landingPath: variant ? PAGE : "/buying",
      ...(variant && { variant }),
      ...(variant && nth < 10 && { utm_source: "google", utm_medium: "cpc", utm_campaign: "spring" }),
      ...(visit % 2 === 1 && { referrerHost: "news.example" }),
    },
  }
})

const VIEWS = [
  { page: PAGE, variant: "control", day: isoDate("2026-11-21"), count: 200 },
  { page: PAGE, variant: "short", day: isoDate("2026-11-21"), count: 150 },
  { page: PAGE, variant: "short", day: isoDate("2026-11-22"), count: 50 },
]

type Visit = (typeof VISITS)[number]

async function ask({ visit, state, partner, attribution }: Visit): Promise<string> {
  const body = wire({ state, partner, attribution, email: emailOf(visit) })
  const ourFeeCents = cents(state === "NSW" ? 110_000 : 99_000)
  const quote = { ...QUOTE, state, totals: { ...QUOTE.totals, ourFeeCents } }
  const answer = await driver.take(quoteAsJson(body, `visit-${visit}-0123456789`), {
    price: () => ({ outcome: "quoted", quote }),
  })
  return (await answer.json()).id
}

async function simulate(visits: readonly Visit[]): Promise<void> {
  await inTurn(
    visits.filter(({ asks }) => asks),
    async visit => {
      const id = await ask(visit)
      if (visit.accepts) expect((await driver.accept(id)).status).toBe(201)
    },
  )
  await harness.settle()
}

const sources = async () => ({ counts: await allCounts(harness.ports.store, days), views: VIEWS })
const reportBy = async (by: Grouping) => report(by, days, await sources())

/** Every report in every format. */
async function everything(): Promise<string[]> {
  const found = await sources()
  return GROUPINGS.flatMap(by => REPORT_FORMATS.map(format => writeReport[format](report(by, days, found))))
}

/** The numbers of each row, in the order of the report. */
const numbers = async (by: Grouping) =>
  (await reportBy(by)).rows.map(row => [
    row.group,
    row.views,
    row.requests,
    row.acceptances,
    row.requestFeesCents,
    row.acceptanceFeesCents,
  ])

test("400 visits to two variants are counted exactly, and erasing ten people changes no count", async () => {
  await simulate(VISITS)
  expect(await numbers("variant")).toEqual([
    ["short", 200, 40, 18, 41_800_00, 18_810_00],
    ["control", 200, 24, 6, 25_080_00, 6_270_00],
    [null, null, 3, 0, 3_190_00, 0],
  ])
  expect(await numbers("page")).toEqual([
    [PAGE, 400, 64, 24, 66_880_00, 25_080_00],
    ["/buying", null, 3, 0, 3_190_00, 0],
  ])
  expect(await numbers("campaign")).toEqual([
    ["spring", null, 20, 16, 20_900_00, 16_720_00],
    [null, null, 47, 8, 49_170_00, 8_360_00],
  ])
  expect(await numbers("source")).toEqual([
    ["direct", null, 24, 4, 26_400_00, 4_400_00],
    ["news.example", null, 23, 4, 22_770_00, 3_960_00],
    ["google", null, 20, 16, 20_900_00, 16_720_00],
  ])
  expect(await numbers("partner")).toEqual([
    ["acme", null, 8, 8, 8_360_00, 8_360_00],
    [null, null, 59, 16, 61_710_00, 16_720_00],
  ])
  expect(await numbers("state")).toEqual([
    ["NSW", null, 34, 12, 37_400_00, 13_200_00],
    ["VIC", null, 33, 12, 32_670_00, 11_880_00],
  ])
  expect((await reportBy("campaign")).total).toMatchObject({
    views: null,
    requests: 67,
    acceptances: 24,
    requestFeesCents: 70_070_00,
    acceptanceFeesCents: 25_080_00,
  })

  // Ten people are erased: no count changes, and nothing of them is left in the figures.
  const before = await everything()
  for (const visit of [0, 1, 2, 3, 4, 10, 11, 200, 201, 402])
    expect((await erasePerson(harness.ports, emailOf(visit), false)).leads).toMatchObject([
      { kind: "quote.requested.v1" },
      ...(VISITS[visit]?.accepts ? [{ kind: "quote.accepted.v1" }] : []),
    ])
  expect(harness.blobs.texts("lead").filter(text => text.includes("reducedAt"))).toHaveLength(17)
  expect(await everything()).toEqual(before)
  const counted = harness.blobs.texts("counted").join()
  expect(personalIn(counted)).toEqual([])
  expect(counted).not.toContain("@")
  const keys = [...harness.blobs.keys("lead"), ...harness.accepted]
  expect(keys.filter(key => [counted, ...harness.blobs.keys("counted")].join().includes(key))).toEqual([])
})

test("an offer accepted weeks later counts for the day of its request, and for its own day in the line below", async () => {
  const [first] = VISITS
  if (!first) throw new Error("no visit")
  const id = await ask(first)
  harness.pass(20 * DAY)
  expect((await driver.accept(id)).status).toBe(201)
  expect(await reportBy("state")).toMatchObject({
    total: { requests: 1, acceptances: 1 },
    acceptedOnTheseDays: { acceptances: 0, feesCents: 0 },
  })
  const later = { from: isoDate("2026-12-11"), until: isoDate("2026-12-11") }
  const counts = await allCounts(harness.ports.store, later)
  expect(report("state", later, { counts, views: [] })).toMatchObject({
    rows: [],
    total: { requests: 0, acceptances: 0 },
    acceptedOnTheseDays: { acceptances: 1, feesCents: 110_000 },
  })
})
