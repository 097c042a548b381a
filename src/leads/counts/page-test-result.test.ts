import { parseIsoDate } from "../../domain/iso-date"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { createReportEntryKey } from "./count-records"
import { loadReports } from "./page-test-result"

const harness = setUpLeadTestHarness()

const DAY = parseIsoDate("2026-11-10")
const PAGE = "/lp/conveyancers"
const REQUEST = {
  ...{ state: "NSW", side: "buying", campaign: null, source: "direct", medium: null },
  ...{ partner: null, page: PAGE, feeCents: null },
}

/** A test of four weeks, of which the harness's clock is in the third. */
const createPageTest = (names: readonly string[], winner?: string) => ({
  ...{ title: "A short form or a long one", page: PAGE, winner },
  ...{ from: parseIsoDate("2026-11-02"), until: parseIsoDate("2026-11-29") },
  variants: names.map(name => ({ name, page: `${PAGE}-${name}`, weight: 100 / names.length })),
})

async function addVariant(variant: string, views: number, requests: number, day = DAY) {
  const { store } = harness.ports
  const letter = variant.charAt(0)
  await store.put("view-totals", `v${day.replaceAll("-", "")}${letter.repeat(8)}---------`, {
    ...{ page: PAGE, variant, day, count: views, counted: [] },
  })
  for (let n = 0; n < requests; n += 1) {
    const request = `${letter}${String(n).padStart(16, "0")}`
    await store.put("counted", createReportEntryKey({ kind: "request", on: day, request }), { ...REQUEST, variant })
  }
}

async function loadResults(names: readonly string[], winner?: string) {
  harness.ports.pageTests = () => [createPageTest(names, winner)]
  return (await loadReports(harness.ports, { from: DAY, until: DAY })).tests
}

// The chances, times four weeks and the pairs of variants, and the visible differences are from SciPy 1.17.
test("a test is decided, with the difference and how sure that is, and isn't looked at on the days since last Sunday", async () => {
  await addVariant("short", 2000, 120)
  await addVariant("long", 2000, 80)
  await addVariant("long", 100, 60, parseIsoDate("2026-11-16"))
  expect(await loadResults(["long", "short"])).toEqual([
    {
      title: "A short form or a long one",
      page: PAGE,
      isDecided: true,
      text: "It’s decided: “short” brings more requests, by 2.0 percentage points. “short”: 120 requests in 2000 visits, 6.0%, “long”: 80 requests in 2000 visits, 4.0%. We’re 98.5% sure, although we look every week. Name the winner in the test’s file.",
    },
  ])
})

// Looked at once, it would be 97.4% sure.
test("a test that can't be decided yet says which difference so many visits would show", async () => {
  await addVariant("short", 2000, 110)
  await addVariant("long", 2000, 80)
  const text = expect.stringMatching(
    /^It can’t be decided with so many visits\. .* a difference of 2\.2 percentage points or more would show; so far it’s 1\.5 percentage points\.$/,
  )
  expect(await loadResults(["long", "short"])).toMatchObject([{ isDecided: false, text }])
})

test("of three variants the best is compared with the second, and must be surer", async () => {
  await addVariant("short", 2000, 120)
  await addVariant("long", 2000, 80)
  await addVariant("middle", 2000, 60)
  expect(await loadResults(["long", "middle", "short"])).toMatchObject([
    { isDecided: true, text: expect.stringContaining("“long”: 80 requests in 2000 visits, 4.0%. We’re 95.5% sure") },
  ])
})

test.each([
  ["Not every page has been visited yet.", 0, 0],
  ["It can’t be decided: more requests than visits were counted.", 3, 5],
  ["It can’t be decided with so few requests: each page needs at least 5.", 2000, 4],
])("%s", async (text, views, requests) => {
  if (views > 0) await addVariant("short", views, requests)
  await addVariant("long", 2000, 80)
  expect(await loadResults(["long", "short"])).toMatchObject([
    { isDecided: false, text: expect.stringMatching(`^${text}`) },
  ])
})

test("a test whose winner is named says nothing", async () => {
  expect(await loadResults(["long", "short"], "long")).toEqual([])
})
