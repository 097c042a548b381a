import { randomUUID } from "node:crypto"
import { parseIsoDate } from "../../domain/iso-date"
import type { LeadStore } from "../core/lead-store"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { runScheduledLeadTasks } from "../outbox/sweep"
import { savePageView } from "./view-record"
import { loadPageViewTotals, addPageViewsToTotals } from "./view-totals"

const harness = setUpLeadTestHarness()

const HOUR = 60 * 60_000
const never = () => false
const PAGE = "/lp/a"
/** The date in Sydney, where the harness begins at 13:00 on this day. */
const TODAY = parseIsoDate("2026-11-21")
const seePage = async (variant: string, times = 1, page = PAGE) => {
  for (let n = 0; n < times; n += 1) await savePageView(harness.ports, { page, variant }, randomUUID())
}
const addViewsToTestTotals = (store: LeadStore = harness.ports.store) =>
  addPageViewsToTotals({ ...harness.ports, store }, never)
const loadCountsByVariant = async (from = TODAY, until = TODAY) => loadPageViewTotals(harness.ports.store, from, until)
const createTodaysTotal = (variant: string, count: number, page = PAGE) => ({ page, variant, day: TODAY, count })
const listStoredKeys = (collection: string) => harness.blobs.keys(collection)

test("a view says the day, the page and the variant, and nothing else", async () => {
  await seePage("long")
  expect(harness.blobs.values("views")).toEqual([{ day: TODAY, page: PAGE, variant: "long" }])
})

test("400 views in any order are exactly 400, before they are added up, while they are and after", async () => {
  const variants = Array.from({ length: 400 }, (_, n) => (n % 5 < 3 ? "long" : "short"))
  const exact = [createTodaysTotal("long", 240), createTodaysTotal("short", 160)]
  await Promise.all(variants.map(variant => seePage(variant)))
  expect(await loadCountsByVariant()).toEqual(exact)
  await addViewsToTestTotals()
  expect(await loadCountsByVariant()).toEqual(exact)
  expect(listStoredKeys("views")).toHaveLength(400)
  await addViewsToTestTotals()
  expect(await loadCountsByVariant()).toEqual(exact)
  expect([listStoredKeys("views"), listStoredKeys("view-totals").length]).toEqual([[], 2])
})

test("pages and variants are counted apart", async () => {
  await seePage("long", 2)
  await seePage("short")
  await seePage("long", 1, "/lp/x")
  const exact = [createTodaysTotal("long", 2), createTodaysTotal("short", 1), createTodaysTotal("long", 1, "/lp/x")]
  expect(await loadCountsByVariant()).toEqual(exact)
  await addViewsToTestTotals()
  expect(await loadCountsByVariant()).toEqual(exact)
})

test("a day is one of the firm's clock, and both ends of a range are counted", async () => {
  harness.pass(11 * HOUR - 1)
  await seePage("long")
  harness.pass(1)
  await seePage("long", 2)
  harness.pass(24 * HOUR)
  await seePage("long", 4)
  await addViewsToTestTotals()
  await seePage("long", 8)
  const [first, second, third] = ["2026-11-21", "2026-11-22", "2026-11-23"].map(parseIsoDate)
  const of = (day: typeof first, count: number) => ({ page: PAGE, variant: "long", day, count })
  expect(await loadCountsByVariant(first, third)).toEqual([of(first, 1), of(second, 2), of(third, 12)])
  expect(await loadCountsByVariant(second, second)).toEqual([of(second, 2)])
  expect(await loadCountsByVariant(parseIsoDate("2026-11-24"), parseIsoDate("2026-12-31"))).toEqual([])
})

/** A store that's cut off for good before write number `at`, as when the host ends a function. */
function createStoreCutOffAt(at: number): LeadStore {
  const { store } = harness.ports
  let writes = 0
  const wrapStoreWrite =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      writes += 1
      return writes < at ? work(...args) : Promise.reject(new Error("killed"))
    }
  const { create, claim, put, delete: drop } = store
  return {
    ...store,
    create: wrapStoreWrite(create),
    claim: wrapStoreWrite(claim),
    put: wrapStoreWrite(put),
    delete: wrapStoreWrite(drop),
  }
}

// A run writes two totals and then deletes five views: the cut comes before each write, and after all of them.
test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a run that is cut off before its write %i loses no view and counts none twice",
  async at => {
    await seePage("long", 3)
    await seePage("short", 2)
    const exact = [createTodaysTotal("long", 3), createTodaysTotal("short", 2)]
    await addViewsToTestTotals(createStoreCutOffAt(at))
    expect(await loadCountsByVariant()).toEqual(exact)
    await addViewsToTestTotals(createStoreCutOffAt(at))
    expect(await loadCountsByVariant()).toEqual(exact)
    await seePage("long")
    await addViewsToTestTotals(createStoreCutOffAt(at))
    const more = [createTodaysTotal("long", 4), createTodaysTotal("short", 2)]
    expect(await loadCountsByVariant()).toEqual(more)
    for (let run = 0; run < 3; run += 1) await addViewsToTestTotals()
    expect(await loadCountsByVariant()).toEqual(more)
    expect(listStoredKeys("views")).toEqual([])
  },
)

test.each(["lost", "drop", 500] as const)(
  "while writes are answered by %p, no view is lost and none counted twice",
  async failure => {
    await seePage("long", 5)
    let exchanges = 0
    harness.blobs.breakWhen(method => (method !== "GET" && (exchanges += 1) % 2 === 1 ? failure : null))
    for (let run = 0; run < 4; run += 1) await addViewsToTestTotals()
    harness.blobs.heal()
    expect(await loadCountsByVariant()).toEqual([createTodaysTotal("long", 5)])
    await addViewsToTestTotals()
    await addViewsToTestTotals()
    expect(await loadCountsByVariant()).toEqual([createTodaysTotal("long", 5)])
    expect(listStoredKeys("views")).toEqual([])
  },
)

test.each([2, 3])("%i runs at once count each view once", async runs => {
  for (let round = 1; round <= 4; round += 1) {
    await seePage("long", 10)
    await Promise.all(Array.from({ length: runs }, () => addViewsToTestTotals()))
    expect(await loadCountsByVariant()).toEqual([createTodaysTotal("long", round * 10)])
  }
  await addViewsToTestTotals()
  await addViewsToTestTotals()
  expect(await loadCountsByVariant()).toEqual([createTodaysTotal("long", 40)])
})

test("a run that listed the views long ago counts none that another has counted and deleted since", async () => {
  await seePage("long", 3)
  await addViewsToTestTotals()
  const { store } = harness.ports
  let resume = () => {}
  const pause = new Promise<void>(resolve => (resume = resolve))
  const slow = addViewsToTestTotals({
    ...store,
    list: async (collection, atMost) => {
      const entries = await store.list(collection, atMost)
      if (collection === "views") await pause
      return entries
    },
  })
  // Long enough for the slow run to have listed the views.
  await addViewsToTestTotals()
  expect(listStoredKeys("views")).toEqual([])
  await seePage("long")
  await addViewsToTestTotals()
  await addViewsToTestTotals()
  resume()
  await slow
  expect(await loadCountsByVariant()).toEqual([createTodaysTotal("long", 4)])
})

test("a total that can't be read is set aside for a person, and begun anew", async () => {
  await seePage("long", 2)
  await addViewsToTestTotals()
  const [key = ""] = listStoredKeys("view-totals")
  harness.blobs.seed("view-totals", "production", key, '{"nonce":"n","val')
  expect(await loadCountsByVariant()).toEqual([createTodaysTotal("long", 2)])
  await addViewsToTestTotals()
  expect(harness.blobs.value("bad", key)).toMatchObject({ text: '{"nonce":"n","val' })
  expect(await loadCountsByVariant()).toEqual([createTodaysTotal("long", 2)])
})

test("the sweep adds up views, and deliveries go on while it can't", async () => {
  await seePage("long", 2)
  harness.blobs.breakWhen((_method, path) => (/:view/.test(path) ? 500 : null))
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 0 })
  expect(harness.logged).toContainEqual(expect.objectContaining({ event: "failed", kind: "views" }))
  harness.blobs.heal()
  await runScheduledLeadTasks(harness.ports)
  await runScheduledLeadTasks(harness.ports)
  expect(listStoredKeys("views")).toEqual([])
  expect(await loadCountsByVariant()).toEqual([createTodaysTotal("long", 2)])
})
