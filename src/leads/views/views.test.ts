import { parseIsoDate } from "../../domain/iso-date"
import type { LeadStore } from "../core/lead-store"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { sweep } from "../outbox/sweep"
import { keepView } from "./view-record"
import { loadViewTotals, totalViews } from "./view-totals"

const harness = setUpLeadTestHarness()

const HOUR = 60 * 60_000
const never = () => false
const PAGE = "/lp/a"
/** By Sydney's clock; the harness begins at 13:00 of this day. */
const TODAY = parseIsoDate("2026-11-21")
const see = async (variant: string, times = 1, page = PAGE) => {
  for (let n = 0; n < times; n += 1) await keepView(harness.ports, { page, variant })
}
const total = (store: LeadStore = harness.ports.store) => totalViews({ ...harness.ports, store }, never)
const counts = async (from = TODAY, until = TODAY) => loadViewTotals(harness.ports.store, from, until)
const today = (variant: string, count: number, page = PAGE) => ({ page, variant, day: TODAY, count })
const listKeys = (collection: string) => harness.blobs.keys(collection)

test("a view says the day, the page and the variant, and nothing else", async () => {
  await see("long")
  expect(harness.blobs.values("views")).toEqual([{ day: TODAY, page: PAGE, variant: "long" }])
})

test("400 views in any order are exactly 400, before they are added up, while they are and after", async () => {
  const variants = Array.from({ length: 400 }, (_, n) => (n % 5 < 3 ? "long" : "short"))
  const exact = [today("long", 240), today("short", 160)]
  await Promise.all(variants.map(variant => see(variant)))
  expect(await counts()).toEqual(exact)
  await total()
  expect(await counts()).toEqual(exact)
  expect(listKeys("views")).toHaveLength(400)
  await total()
  expect(await counts()).toEqual(exact)
  expect([listKeys("views"), listKeys("view-totals").length]).toEqual([[], 2])
})

test("pages and variants are counted apart", async () => {
  await see("long", 2)
  await see("short")
  await see("long", 1, "/lp/x")
  const exact = [today("long", 2), today("short", 1), today("long", 1, "/lp/x")]
  expect(await counts()).toEqual(exact)
  await total()
  expect(await counts()).toEqual(exact)
})

test("a day is one of the firm's clock, and both ends of a range are counted", async () => {
  harness.pass(11 * HOUR - 1)
  await see("long")
  harness.pass(1)
  await see("long", 2)
  harness.pass(24 * HOUR)
  await see("long", 4)
  await total()
  await see("long", 8)
  const [first, second, third] = ["2026-11-21", "2026-11-22", "2026-11-23"].map(parseIsoDate)
  const of = (day: typeof first, count: number) => ({ page: PAGE, variant: "long", day, count })
  expect(await counts(first, third)).toEqual([of(first, 1), of(second, 2), of(third, 12)])
  expect(await counts(second, second)).toEqual([of(second, 2)])
  expect(await counts(parseIsoDate("2026-11-24"), parseIsoDate("2026-12-31"))).toEqual([])
})

/** A store that's cut off for good before write number `at`, as when the host ends a function. */
function cutOffAt(at: number): LeadStore {
  const { store } = harness.ports
  let writes = 0
  const write =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      writes += 1
      return writes < at ? work(...args) : Promise.reject(new Error("killed"))
    }
  const { create, claim, put, delete: drop } = store
  return { ...store, create: write(create), claim: write(claim), put: write(put), delete: write(drop) }
}

// A run writes two totals and then deletes five views: the cut comes before each write, and after all of them.
test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a run that is cut off before its write %i loses no view and counts none twice",
  async at => {
    await see("long", 3)
    await see("short", 2)
    const exact = [today("long", 3), today("short", 2)]
    await total(cutOffAt(at))
    expect(await counts()).toEqual(exact)
    await total(cutOffAt(at))
    expect(await counts()).toEqual(exact)
    await see("long")
    await total(cutOffAt(at))
    const more = [today("long", 4), today("short", 2)]
    expect(await counts()).toEqual(more)
    for (let run = 0; run < 3; run += 1) await total()
    expect(await counts()).toEqual(more)
    expect(listKeys("views")).toEqual([])
  },
)

test.each(["lost", "drop", 500] as const)(
  "while writes are answered by %p, no view is lost and none counted twice",
  async failure => {
    await see("long", 5)
    let exchanges = 0
    harness.blobs.breakWhen(method => (method !== "GET" && (exchanges += 1) % 2 === 1 ? failure : null))
    for (let run = 0; run < 4; run += 1) await total()
    harness.blobs.heal()
    expect(await counts()).toEqual([today("long", 5)])
    await total()
    await total()
    expect(await counts()).toEqual([today("long", 5)])
    expect(listKeys("views")).toEqual([])
  },
)

test.each([2, 3])("%i runs at once count each view once", async runs => {
  for (let round = 1; round <= 4; round += 1) {
    await see("long", 10)
    await Promise.all(Array.from({ length: runs }, () => total()))
    expect(await counts()).toEqual([today("long", round * 10)])
  }
  await total()
  await total()
  expect(await counts()).toEqual([today("long", 40)])
})

test("a run that listed the views long ago counts none that another has counted and deleted since", async () => {
  await see("long", 3)
  await total()
  const { store } = harness.ports
  let resume = () => {}
  const pause = new Promise<void>(resolve => (resume = resolve))
  const slow = total({
    ...store,
    list: async (collection, atMost) => {
      const entries = await store.list(collection, atMost)
      if (collection === "views") await pause
      return entries
    },
  })
  // Long enough for the slow run to have listed the views.
  await total()
  expect(listKeys("views")).toEqual([])
  await see("long")
  await total()
  await total()
  resume()
  await slow
  expect(await counts()).toEqual([today("long", 4)])
})

test("a total that can't be read is set aside for a person, and begun anew", async () => {
  await see("long", 2)
  await total()
  const [key = ""] = listKeys("view-totals")
  harness.blobs.seed("view-totals", "production", key, '{"nonce":"n","val')
  expect(await counts()).toEqual([today("long", 2)])
  await total()
  expect(harness.blobs.value("bad", key)).toMatchObject({ text: '{"nonce":"n","val' })
  expect(await counts()).toEqual([today("long", 2)])
})

test("the sweep adds up views, and deliveries go on while it can't", async () => {
  await see("long", 2)
  harness.blobs.breakWhen((_method, path) => (/:view/.test(path) ? 500 : null))
  expect(await sweep(harness.ports)).toMatchObject({ delivered: 0 })
  expect(harness.logged).toContainEqual(expect.objectContaining({ event: "failed", kind: "views" }))
  harness.blobs.heal()
  await sweep(harness.ports)
  await sweep(harness.ports)
  expect(listKeys("views")).toEqual([])
  expect(await counts()).toEqual([today("long", 2)])
})
