import { buildBuyingCostTable, buildExampleQuote } from "./answers/examples"
import { listPropertySearchCosts } from "./answers/search-costs"
import { calculateForPreviewOrGivenDay, getPreviewDate, checkPreviewDate } from "./build-run"

afterEach(() => {
  delete process.env.PREVIEW_DATE
})

test("develop may show another day, and a build for visitors may not", () => {
  expect(getPreviewDate({ PREVIEW_DATE: "2027-07-01", NODE_ENV: "development" })).toBe("2027-07-01")
  expect(checkPreviewDate({ PREVIEW_DATE: "2027-07-01", NODE_ENV: "development" })).toEqual([])
  expect(getPreviewDate({ PREVIEW_DATE: "2027-07-01", NODE_ENV: "production" })).toBeNull()
  expect(checkPreviewDate({ PREVIEW_DATE: "2027-07-01", NODE_ENV: "production" })).toEqual([
    "PREVIEW_DATE shows the figures of another day, and is for npm run develop only: take it out of the build.",
  ])
})

test.each(["1 July 2027", "2027-02-30"])("%s is no day to preview", PREVIEW_DATE => {
  expect(getPreviewDate({ PREVIEW_DATE })).toBeNull()
  expect(checkPreviewDate({ PREVIEW_DATE })).toEqual(["PREVIEW_DATE is not a real day, written like 2027-07-01."])
})

test.each([undefined, ""])("without the variable (%j) each example has its own day", PREVIEW_DATE => {
  expect(getPreviewDate({ PREVIEW_DATE })).toBeNull()
  expect(checkPreviewDate({ PREVIEW_DATE, NODE_ENV: "production" })).toEqual([])
})

// The prices of searches in New South Wales end on 30 June 2027, and there are no later ones yet.
test("an example is worked out for the day of the preview, and names what isn't known yet", () => {
  const example = { side: "buying", state: "NSW", price: 900_000, on: "2026-11-21" } as const
  expect(buildExampleQuote(example).basis.contractDate).toBe("2026-11-21")
  process.env.PREVIEW_DATE = "2035-07-01"
  const { basis, totals, groups } = buildExampleQuote(example)
  expect(basis.contractDate).toBe("2035-07-01")
  expect(totals.incomplete).toBe(true)
  expect(JSON.stringify(groups)).toContain("content/rates/searches-nsw.json has no period for 1 July 2035")
})

test("a table of costs or searches whose figures aren't known yet stays on its own day", () => {
  process.env.PREVIEW_DATE = "2035-07-01"
  const days: string[] = []
  const computeAndNoteDay = <T>(compute: (on: string) => T) =>
    calculateForPreviewOrGivenDay("2026-11-21", on => {
      days.push(on)
      return compute(on)
    })
  expect(computeAndNoteDay(on => buildBuyingCostTable({ state: "VIC", on })).rows).not.toEqual([])
  expect(computeAndNoteDay(on => listPropertySearchCosts({ state: "VIC", on }))).not.toEqual([])
  expect(days).toEqual(["2035-07-01", "2026-11-21", "2035-07-01", "2026-11-21"])
  process.env.PREVIEW_DATE = "2026-12-24"
  expect(calculateForPreviewOrGivenDay("2026-11-21", on => on)).toBe("2026-12-24")
})
