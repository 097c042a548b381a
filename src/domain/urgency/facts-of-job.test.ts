import { parseIsoDate } from "../iso-date"
import { parseJob } from "../lead/quote-request"
import { OUR_STATES } from "../states"
import { getUrgencyFacts } from "./urgency"

const [state] = OUR_STATES
const today = parseIsoDate("2026-11-24")
const home = { state, propertyType: "house", price: "850k" }
const contract = { stage: "signed", contractDate: "2026-11-20", settlementDate: "2027-01-15" }

function getFactsOfRequest(wire: object) {
  const parsed = parseJob(wire, today)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return getUrgencyFacts(parsed.value)
}

test("a purchase says its dates, and that there's no finance condition only without a loan", () => {
  const purchaseFacts = { side: "buying", ...{ state, stage: "signed", contractDate: "2026-11-20" }, offThePlan: false }
  const settlement = { on: "2027-01-15" }
  expect(getFactsOfRequest({ side: "buying", ...home, ...contract, loan: "no" })).toEqual([
    { ...purchaseFacts, settlement, finance: "none" },
  ])
  expect(getFactsOfRequest({ side: "buying", ...home, ...contract, settlementDate: "", loan: "unsure" })).toEqual([
    { ...purchaseFacts, settlement: null },
  ])
})

test("a sale says whether there's a mortgage to discharge, also beside a purchase", () => {
  const saleFacts = { side: "selling", state, stage: "signed", contractDate: "2026-11-20", mortgageOnSale: "yes" }
  const sale = { ...home, ...contract, mortgageOnSale: "yes" }
  expect(getFactsOfRequest({ side: "selling", ...sale })).toEqual([{ ...saleFacts, settlement: { on: "2027-01-15" } }])
  expect(getFactsOfRequest({ side: "both", ...home, stage: "looking", sale })).toEqual([
    expect.objectContaining({ side: "buying", stage: "looking", contractDate: null }),
    { ...saleFacts, settlement: { on: "2027-01-15" } },
  ])
})
