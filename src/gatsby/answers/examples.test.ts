import { calculateExampleKeyDates, costs } from "./examples"

// 14 days after 24 November 2026 is 8 December; 7 days is 1 December; 42 days is 5 January 2027.
test("an example has two conditions and the usual settlement of its state", () => {
  const { dates } = calculateExampleKeyDates({ state: "NSW", side: "buying", on: "2026-11-24" })
  const getDay = (name: string) => dates.find(({ key }) => key === name)?.on
  expect([getDay("contract"), getDay("building-and-pest"), getDay("finance"), getDay("settlement")]).toEqual([
    "2026-11-24",
    "2026-12-01",
    "2026-12-08",
    "2027-01-05",
  ])
})

test("the costs of a state are those of the day on which its page was checked", () => {
  const table = costs.resolve({ state: "QLD", checked: "2026-11-21" })
  expect(table).toMatchObject({ state: "QLD", on: "2026-11-21" })
  expect(table?.rows.map(({ priceCents }) => priceCents)).toContain(650_000_00)
})

test("a day that no figures cover gives no costs and breaks no build", () => {
  expect(costs.resolve({ state: "QLD", checked: "2019-01-01" })).toBeNull()
})
