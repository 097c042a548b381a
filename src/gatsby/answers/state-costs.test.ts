import { costs } from "./cost-table"

test("the costs of a state are those of the day on which its page was checked", () => {
  const table = costs.resolve({ state: "QLD", checked: "2026-11-21" })
  expect(table).toMatchObject({ state: "QLD", on: "2026-11-21" })
  expect(table?.rows.map(({ priceCents }) => priceCents)).toContain(650_000_00)
})

test("a day that no figures cover gives no costs and breaks no build", () => {
  expect(costs.resolve({ state: "QLD", checked: "2019-01-01" })).toBeNull()
})
