import { parseIsoDate } from "../iso-date"
import { JOB_QUESTIONS, SALE_QUESTIONS } from "../job/questions"
import { parseJob } from "./quote-request"

// A firm in Victoria only.
jest.mock("../firm/states", () => ({ ourStates: ["VIC"] }))

const TODAY = parseIsoDate("2026-11-21")
const HOUSE = { propertyType: "house", strata: "no", price: "900000", stage: "looking" }
const SENTENCE =
  "We act in Victoria only. The law society of the property's own state or territory lists solicitors there who do conveyancing"

const listErrors = (answers: object): unknown[] => {
  const parsed = parseJob({ ...HOUSE, side: "buying", liveIn: "no", foreign: "none", ...answers }, TODAY)
  return parsed.ok ? [] : parsed.errors
}

test.each(["NSW", "QLD", "WA", "ACT", "other"])("a firm in Victoria only sends a property in %s elsewhere", state => {
  expect(listErrors({ state })).toContainEqual({ field: "state", code: "other-state", message: SENTENCE })
})

test("so it does with the property that's sold beside a purchase", () => {
  const both = { side: "both", state: "VIC", sale: { ...HOUSE, state: "QLD" } }
  expect(listErrors(both)).toContainEqual({ field: "sale.state", code: "other-state", message: SENTENCE })
})

test("a property in Victoria is taken, and what is no state is no answer", () => {
  expect(listErrors({ state: "VIC" })).toEqual([])
  expect(listErrors({ state: "vic" })).toMatchObject([{ field: "state", code: "choice" }])
  expect(listErrors({ state: "__proto__" })).toMatchObject([{ field: "state", code: "choice" }])
})

test("its questions offer Victoria, and the calculator begins with it", () => {
  expect(JOB_QUESTIONS.state).toMatchObject({ options: ["VIC"], calculator: "VIC" })
  expect(SALE_QUESTIONS.state.options).toEqual(["VIC"])
})
