import {
  parseLocalTime,
  createDateFact,
  buildSignedSale,
  buildUnsignedSale,
  urgencyTables as tables,
  type FactChanges,
} from "../../testing/urgency-facts"
import { parseIsoDate } from "../iso-date"
import { calculateSaleUrgency } from "./urgency"
import type { UrgencyFacts } from "./urgency-types"

/** For example `now u01 cooling-off 2026-11-26`. */
function formatUrgency(facts: UrgencyFacts, when: string): string {
  const { urgency, urgencyReason, firstDate } = calculateSaleUrgency([facts], parseLocalTime(facts.state, when), tables)
  return [urgency, urgencyReason, firstDate?.key, firstDate?.on].filter(Boolean).join(" ")
}

const UNSURE = buildSignedSale("2026-11-20", { state: "QLD", insured: "unsure" })
const YEAR_END = buildSignedSale("2026-12-23", { state: "QLD" })
const NOVEMBER = buildSignedSale("2026-11-30", { state: "QLD" })
const PLAN = buildSignedSale("2026-11-19", { state: "NSW", offThePlan: true })

// The worked examples of the firm's own rule table, 21 November 2026.
test.each([
  ["VIC", buildSignedSale("2026-11-19", { state: "VIC" }), "2026-11-21", "soon u00 cooling-off 2026-11-24"],
  ["VIC Friday", buildSignedSale("2026-11-20", { state: "VIC" }), "2026-11-21", "soon u00 cooling-off 2026-11-25"],
  ["QLD ended", buildSignedSale("2026-11-16", { state: "QLD" }), "2026-11-21", "now u02 cooling-off 2026-11-20"],
  ["insurance unknown", UNSURE, "2026-11-21", "today u14 risk 2026-11-23"],
  ["QLD year end", YEAR_END, "2026-12-23 18:00", "normal u00 cooling-off 2026-12-31"],
  ["QLD on 1 December", NOVEMBER, "2026-12-01", "soon u00 cooling-off 2026-12-04"],
  ["NSW holidays", buildSignedSale("2026-12-21", { state: "NSW" }), "2026-12-30", "now u01 cooling-off 2026-12-30"],
  ["NSW off the plan", PLAN, "2026-12-03 16:59", "now u01 cooling-off 2026-12-03"],
])("%s", (_, facts, when, expected) => {
  expect(formatUrgency(facts, when)).toBe(expected)
})

const NSW = { state: "NSW" } as const
const VIC = { state: "VIC" } as const
const QLD = { state: "QLD" } as const
const buildSale = (on: string, more: FactChanges) => buildSignedSale(on, { side: "selling", ...more })
const far = { settlement: createDateFact("2027-02-26") }
const buildSaleWithInspection = (more: Partial<FactChanges>) =>
  buildSignedSale("2026-11-09", { ...QLD, ...more, buildingAndPest: createDateFact("2026-11-24") })
const buildSaleWithFinance = (more: Partial<FactChanges>) =>
  buildSignedSale("2026-11-09", { ...QLD, ...more, finance: createDateFact("2026-11-24") })
const FINANCE_IN_VICTORIA = buildSignedSale("2026-11-09", { ...VIC, finance: createDateFact("2026-11-24") })
const INSPECTION_IN_NSW = buildSignedSale("2026-11-04", { ...NSW, buildingAndPest: createDateFact("2026-11-24") })
const FINANCE_IN_NSW = buildSignedSale("2026-11-02", { ...NSW, finance: createDateFact("2026-11-24") })
const buildSaleWithoutClearance = (settlement: string) =>
  buildSale("2026-10-05", { ...VIC, settlement: createDateFact(settlement) })
const buildSaleWithWaiver = (on: string, more: Partial<FactChanges> = {}) =>
  buildSignedSale(on, { ...NSW, waived: true, ...more })
const buildSaleWithoutStatement = (state: typeof VIC | typeof QLD, settlement: string) =>
  buildSignedSale("2026-11-02", { ...state, settlement: createDateFact(settlement), statementReceived: "no" })
const NOTHING_MISSING = buildSignedSale("2026-11-05", { ...NSW, missingDocument: "no" })
const SATURDAY_AUCTION = buildUnsignedSale({ ...VIC, stage: "auction", auctionOn: parseIsoDate("2026-11-28") })
const BRISBANE_SETTLEMENT = buildSignedSale("2026-10-20", { ...QLD, settlement: createDateFact("2026-11-24") })
const buildSaleWithoutDocuments = (more: FactChanges) =>
  buildUnsignedSale({ side: "selling", documentsReady: "no", ...more })
const ADVERTISED = buildSaleWithoutDocuments({ ...NSW, advertiseOn: parseIsoDate("2026-11-27") })
const BRISBANE_AUCTION = buildSaleWithoutDocuments({ ...QLD, stage: "auction", auctionOn: parseIsoDate("2026-11-26") })
const CLEARED = buildSale("2026-10-20", { ...NSW, settlement: createDateFact("2026-12-15"), clearance: "yes" })
const buildSaleWithMortgage = (settlement: string, more: Partial<FactChanges> = {}) =>
  buildSale("2026-10-05", {
    ...VIC,
    settlement: createDateFact(settlement),
    mortgageOnSale: "yes",
    clearance: "yes",
    ...more,
  })

// Each rule on both sides of its edge: [rule, case, when, what it is].
test.each<[string, UrgencyFacts, string, string]>([
  ["u01 a minute before 5 pm", buildSignedSale("2026-11-19", NSW), "2026-11-26 16:59", "now u01"],
  ["u01 until midnight in Victoria", buildSignedSale("2026-11-19", VIC), "2026-11-24 23:59", "now u01"],
  ["u02 at 5 pm", buildSignedSale("2026-11-19", NSW), "2026-11-26 17:00", "now u02"],
  ["u02 at midnight in Victoria", buildSignedSale("2026-11-19", { ...VIC, ...far }), "2026-11-25 00:00", "now u02"],
  ["u02 until the end of the next business day", buildSignedSale("2026-11-19", NSW), "2026-11-27 23:59", "now u02"],
  ["u02 no longer after it", buildSignedSale("2026-11-19", NSW), "2026-11-28 00:00", "normal u00"],
  ["u02 over a weekend", buildSignedSale("2026-11-13", { ...QLD, ...far }), "2026-11-21", "normal u00"],
  ["u03 from midnight of the business day before", buildSignedSale("2026-11-19", NSW), "2026-11-25 00:00", "today u03"],
  ["u03 not the minute before", buildSignedSale("2026-11-19", NSW), "2026-11-24 23:59", "soon u00"],
  ["u03 over Australia Day", buildSignedSale("2027-01-20", NSW), "2027-01-27", "today u03"],
  ["u04 before 5 pm", buildSaleWithFinance({}), "2026-11-24 16:59", "now u04"],
  ["u05 at 5 pm", buildSaleWithFinance({}), "2026-11-24 17:00", "now u05"],
  ["u05 inspection", buildSaleWithInspection({}), "2026-11-24 23:59", "now u05"],
  ["u05 not the next day", buildSaleWithFinance(far), "2026-11-25 00:00", "normal"],
  ["u06 today", FINANCE_IN_VICTORIA, "2026-11-24 23:59", "now u06"],
  ["u06 tomorrow", FINANCE_IN_VICTORIA, "2026-11-23", "today u06"],
  ["u06 not before", FINANCE_IN_VICTORIA, "2026-11-20 23:59", "soon u00"],
  ["u07 today", FINANCE_IN_NSW, "2026-11-24 18:00", "now u07"],
  ["u07 tomorrow", INSPECTION_IN_NSW, "2026-11-23", "today u07"],
  ["u08 two days left", buildSignedSale("2026-11-05", { ...NSW, missingDocument: "yes" }), "2026-11-17", "now u08"],
  ["u09 three days left", buildSignedSale("2026-11-05", { ...NSW, missingDocument: "yes" }), "2026-11-16", "today u09"],
  ["u09 seven days left", buildSignedSale("2026-10-22", { ...NSW, missingDocument: "yes" }), "2026-10-30", "now u02"],
  ["u09 not unless a document was missing", NOTHING_MISSING, "2026-11-14", "normal u00"],
  ["u10", buildUnsignedSale({ ...NSW, stage: "offer" }), "2026-11-24", "today u10"],
  ["u11", buildUnsignedSale({ ...NSW, stage: "offer", certificate66W: "yes" }), "2026-11-24", "now u11"],
  [
    "u11 not in Queensland",
    buildUnsignedSale({ ...QLD, stage: "offer", certificate66W: "yes" }),
    "2026-11-24",
    "today u10",
  ],
  ["u12", buildSaleWithoutStatement(VIC, "2027-02-26"), "2026-11-24", "today u12"],
  ["u12 before settlement", buildSaleWithoutStatement(VIC, "2026-11-27"), "2026-11-24", "now u12"],
  ["u12 a day earlier", buildSaleWithoutStatement(VIC, "2026-11-27"), "2026-11-23", "today u12"],
  ["u13", buildSaleWithoutStatement(QLD, "2027-02-26"), "2026-11-24", "today u13"],
  ["u13 before settlement", buildSaleWithoutStatement(QLD, "2026-11-27"), "2026-11-24", "now u13"],
  ["u14 yesterday", buildSignedSale("2026-11-26", { ...QLD, insured: "no" }), "2026-11-26 23:59", "today u14"],
  ["u14 two days ago", buildSignedSale("2026-11-26", { ...QLD, insured: "no" }), "2026-11-28", "soon u00"],
  ["u15 a business day ahead", SATURDAY_AUCTION, "2026-11-27", "now u15"],
  ["u15 on Thursday, for Saturday", SATURDAY_AUCTION, "2026-11-26", "now u15"],
  ["u16 on Wednesday", SATURDAY_AUCTION, "2026-11-25", "today u16"],
  ["u16 not on Monday", SATURDAY_AUCTION, "2026-11-23", "normal u22"],
  ["u17 two business days", buildSaleWithWaiver("2026-10-13"), "2026-11-20", "today u17 settlement 2026-11-24"],
  ["u17 today", buildSaleWithWaiver("2026-10-13"), "2026-11-24 16:59", "now u17 settlement 2026-11-24"],
  ["u18 at 4 pm in Queensland", BRISBANE_SETTLEMENT, "2026-11-24 16:00", "now u17"],
  ["u18 the next day", BRISBANE_SETTLEMENT, "2026-11-25 00:00", "now u18"],
  ["u18 not for a day that's only usual", buildSignedSale("2026-10-01", NSW), "2026-11-20", "none"],
  ["u19 five business days", buildSaleWithWaiver("2026-09-07", far), "2026-11-30", "soon u19 duty 2026-12-07"],
  ["u19 six", buildSaleWithWaiver("2026-09-07", far), "2026-11-27", "normal u00 duty 2026-12-07"],
  ["u20", buildUnsignedSale({ ...NSW, stage: "signed" }), "2026-11-24", "today u20"],
  ["u21", buildSignedSale("2026-11-02", { ...QLD, ...far, finance: undefined }), "2026-11-24", "today u21"],
  ["u22", buildUnsignedSale(NSW), "2026-11-24", "normal u22"],
  ["u22 going to auction, no day known", buildUnsignedSale({ ...NSW, stage: "auction" }), "2026-11-24", "normal u22"],
  ["u23 three business days after", buildSaleWithWaiver("2026-11-19"), "2026-11-24", "today u23"],
  ["u23 four", buildSaleWithWaiver("2026-11-19"), "2026-11-25", "normal"],
  ["u23 at auction", buildSignedSale("2026-11-21", { ...VIC, method: "auction" }), "2026-11-25 23:59", "today u23"],
  ["u23 nobody waives in Victoria", buildSignedSale("2026-11-24", { ...VIC, waived: true }), "2026-11-24", "soon u00"],
  ["u24 three business days", ADVERTISED, "2026-11-24", "today u24"],
  ["u24 four", ADVERTISED, "2026-11-23", "none"],
  ["u25 with an offer", buildSaleWithoutDocuments({ ...VIC, stage: "offer" }), "2026-11-24", "today u25"],
  ["u25 today", buildSaleWithoutDocuments({ ...VIC, signingOn: parseIsoDate("2026-11-24") }), "2026-11-24", "now u25"],
  ["u26 with an offer", buildSaleWithoutDocuments({ ...QLD, stage: "offer" }), "2026-11-24", "now u26"],
  ["u26 two business days before an auction", BRISBANE_AUCTION, "2026-11-24", "now u26"],
  ["u26 three", BRISBANE_AUCTION, "2026-11-23", "none"],
  ["u27 five business days", CLEARED, "2026-11-24", "today u27 land-tax-certificate 2026-12-01"],
  ["u27 six", CLEARED, "2026-11-23", "normal u00"],
  ["u28 ten business days", buildSaleWithMortgage("2026-12-08"), "2026-11-24", "today u28"],
  ["u28 five", buildSaleWithMortgage("2026-12-01"), "2026-11-24", "now u28"],
  ["u28 asked for", buildSaleWithMortgage("2026-12-01", { dischargeAsked: "yes" }), "2026-11-24", "normal u00"],
  ["u29 28 days", buildSaleWithoutClearance("2026-12-22"), "2026-11-24", "soon u29"],
  ["u29 29 days", buildSaleWithoutClearance("2026-12-22"), "2026-11-23", "normal u00"],
  ["u29 ten", buildSaleWithoutClearance("2026-12-04"), "2026-11-24", "today u29"],
  ["u30", buildUnsignedSale({ ...NSW, bankDetailsChanged: "yes" }), "2026-11-24", "now u30"],
  ["stale: a contract from before the tables", buildSignedSale("2025-06-02", NSW), "2026-11-24", "today stale"],
  ["a seller who's only looking", buildUnsignedSale({ ...NSW, side: "selling" }), "2026-11-24", "none"],
])("%s", (_, facts, when, expected) => {
  expect(formatUrgency(facts, when)).toMatch(new RegExp(`^${expected}`))
})

test("hours left are whole, and follow the state's clock over the start of daylight saving", () => {
  // Sydney's clocks go forward on Sunday 4 October 2026; Queensland's don't. 5 October is a holiday in both.
  const sydney = buildSignedSale("2026-09-28", { state: "NSW" })
  expect(calculateSaleUrgency([sydney], parseLocalTime("NSW", "2026-10-03 17:00"), tables)).toMatchObject({
    ...{ firstDate: { key: "cooling-off", on: "2026-10-06", clock: "17:00" }, hoursLeft: 71 },
  })
  const brisbane = buildSignedSale("2026-09-29", { state: "QLD" })
  expect(calculateSaleUrgency([brisbane], parseLocalTime("QLD", "2026-10-03 17:00"), tables)).toMatchObject({
    ...{ firstDate: { key: "cooling-off", on: "2026-10-06", clock: "17:00" }, hoursLeft: 72 },
  })
  expect(calculateSaleUrgency([sydney], parseLocalTime("NSW", "2026-10-06 17:01"), tables)).toMatchObject({
    hoursLeft: -1,
  })
})

test("in Queensland it's an hour earlier than in Sydney in summer", () => {
  const instant = parseLocalTime("NSW", "2026-11-26 17:30")
  const calculateUrgencyInState = (state: "NSW" | "QLD", on: string) =>
    calculateSaleUrgency([buildSignedSale(on, { state })], instant, tables)
  expect(calculateUrgencyInState("NSW", "2026-11-19")).toMatchObject({ urgencyReason: "u02", hoursLeft: -1 })
  expect(calculateUrgencyInState("QLD", "2026-11-20")).toMatchObject({ urgencyReason: "u01", hoursLeft: 0 })
})

test("of a purchase and a sale the more urgent counts", () => {
  expect(
    calculateSaleUrgency(
      [buildUnsignedSale(NSW), buildSaleWithMortgage("2026-12-01", { clearance: undefined })],
      parseLocalTime("NSW", "2026-11-24"),
      tables,
    ),
  ).toMatchObject({ urgencyReason: "u28" })
})
