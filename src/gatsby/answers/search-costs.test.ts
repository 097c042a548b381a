import { listPropertySearchCosts } from "./search-costs"

// content/rates/searches-nsw.json and settlement-nsw.json, from 1 July 2026: the searches that a purchase needs, in the order
// of the file.
test("a buyer's searches in New South Wales are the table's, in cents, and nothing of a sale is among them", () => {
  expect(
    listPropertySearchCosts({ state: "NSW", on: "2026-11-21" }).map(({ key, need, amount }) => [key, need, amount]),
  ).toEqual([
    ["title-search", "required", { amountCents: 18_70 }],
    ["council-rates", "usual", { amountCents: 105_00 }],
    ["water-certificate", "usual", { amountCents: 9_81 }],
    ["land-tax-certificate", "usual", { amountCents: 47_88 }],
    ["strata-report", "usual", { rangeCents: [350_00, 450_00] }],
    ["platform-transfer", "required", { amountCents: 146_30 }],
    ["platform-mortgage", "required", { amountCents: 73_04 }],
  ])
})

test("a price has the source of its own where it has one, and that of its period otherwise", () => {
  const costs = listPropertySearchCosts({ state: "NSW", on: "2026-11-21" })
  const findSearchCost = (name: string) => costs.find(({ key }) => key === name)
  expect(findSearchCost("land-tax-certificate")).toMatchObject({
    source: { name: "Dott & Crossitt, undated price list", checked: "2026-11-21" },
    provisional: true,
  })
  expect(findSearchCost("title-search")).toMatchObject({ source: { name: "NSW Land Registry Services, fees 2026–27" } })
  expect(findSearchCost("title-search")?.provisional).toBe(false)
})
