import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../figures/published"
import { parseIsoDate } from "../iso-date"
import type { JobAnswers } from "../job/questions"
import { dollars } from "../money/money"
import { STATES } from "../states"
import { getDutyToPay, calculateTransferDuty } from "./transfer-duty"

const TODAY = "2026-11-21"

const buildPurchase = (price: number, answers: Partial<JobAnswers>) => ({
  ...buildJobAnswers(answers),
  price: dollars(price),
})

const calculateDuty = (price: number, answers: Partial<JobAnswers>, on = TODAY): number =>
  getDutyToPay(calculateTransferDuty(buildPurchase(price, answers), figures, parseIsoDate(on))) / 100

const OWNER = { liveIn: "yes" } as const
const FIRST = { liveIn: "yes", firstHome: "yes" } as const

const NSW = { state: "NSW" } as const
const VIC = { state: "VIC" } as const
const QLD = { state: "QLD" } as const
const LAND = { propertyType: "land" } as const

test.each<[string, number, Partial<JobAnswers>, number]>([
  // 1,000 x 1.25% = 12.50, below the least duty of $20.
  ["New South Wales, the least duty", 1_000, NSW, 20],
  // 2026-27: $18,000 x 1.25% = 225; + $100 x 1.5% = 226.50. 525 + 65,000 x 1.75% = 1,662.50; 1,662 + 3.50 = 1,665.50.
  // 11,602 + 903,000 x 4.5% = 52,237; + $100 x 5.5% = 52,242.50. 52,237 + 2,580,000 x 5.5% = 194,137; + 7 = 194,144.
  ["New South Wales", 18_000, NSW, 225],
  ["New South Wales", 18_001, NSW, 226.5],
  ["New South Wales", 103_000, NSW, 1_662.5],
  ["New South Wales", 103_001, NSW, 1_665.5],
  ["New South Wales", 1_290_000, NSW, 52_237],
  ["New South Wales", 1_290_001, NSW, 52_242.5],
  ["New South Wales", 3_870_000, NSW, 194_137],
  ["New South Wales", 3_870_001, NSW, 194_144],
  // Duties Act 1997 (NSW), s 74: nothing to $800,000, some to $1,000,000; land nothing to $350,000, some to $450,000. In
  // full: 11,602 + 613,000 x 4.5% = 39,187; 11,602 + 63,000 x 4.5% = 14,437.
  ["New South Wales, first home", 800_000, { ...NSW, ...FIRST }, 0],
  ["New South Wales, first home", 1_000_000, { ...NSW, ...FIRST }, 39_187],
  ["New South Wales, first home on land", 350_000, { ...NSW, ...FIRST, ...LAND }, 0],
  ["New South Wales, first home on land", 450_000, { ...NSW, ...FIRST, ...LAND }, 14_437],
  // 2,870 + 830,000 x 6% = 52,670. 960,001 x 5.5% = 52,800.055. 2,000,000 x 5.5% = 110,000; + $1 x 6.5% rounds away.
  ["Victoria", 130_000, VIC, 2_870],
  ["Victoria", 960_000, VIC, 52_670],
  ["Victoria", 960_001, VIC, 52_800],
  ["Victoria", 2_000_000, VIC, 110_000],
  ["Victoria", 2_000_001, VIC, 110_000],
  // 2,870 + 310,000 x 5% = 18,370. 550,001 pays the general scale: 2,870 + 420,001 x 6% = 28,070.06.
  ["Victoria, own home", 440_000, { ...VIC, ...OWNER }, 18_370],
  ["Victoria, own home", 550_000, { ...VIC, ...OWNER }, 24_970],
  ["Victoria, own home", 550_001, { ...VIC, ...OWNER }, 28_070],
  // s 57JA: nothing to $600,000, some to $750,000. In full: 2,870 + 620,000 x 6% = 40,070.
  ["Victoria, first home", 600_000, { ...VIC, ...FIRST }, 0],
  ["Victoria, first home", 750_000, { ...VIC, ...FIRST }, 40_070],
  ["Victoria, first home", 750_001, { ...VIC, ...FIRST }, 40_070],
  // The saving of a first home buyer.
  ["Victoria, a concession card", 650_000, { ...VIC, ...OWNER, pensioner: "yes" }, 11_356],
  // 75,000: 70,000 x 1.5% = 1,050. 540,000: 1,050 + 465,000 x 3.5% = 17,325. 1,000,000: 17,325 + 460,000 x 4.5% = 38,025.
  ["Queensland", 75_000, QLD, 1_050],
  ["Queensland", 75_001, QLD, 1_053.5],
  ["Queensland", 540_000, QLD, 17_325],
  ["Queensland", 540_001, QLD, 17_329.5],
  ["Queensland", 1_000_000, QLD, 38_025],
  ["Queensland", 1_000_001, QLD, 38_030.75],
  // Home concession at 710,000: 10,150 + 170,000 x 4.5% = 17,800; less 15,615 = 2,185. At 800,000 nothing comes off 21,850.
  ["Queensland, first home", 709_999, { ...QLD, ...FIRST }, 450],
  ["Queensland, first home", 710_000, { ...QLD, ...FIRST }, 2_185],
  ["Queensland, first home", 800_000, { ...QLD, ...FIRST }, 21_850],
])("duty at the edge: %s at $%d", (_, price, answers, expected) => {
  expect(calculateDuty(price, answers)).toBe(expected)
})

test.each([
  ["NSW", "2025-06-30", {}],
  ["NSW", "2027-07-01", {}],
  ["NSW", "2022-03-01", {}],
  ["QLD", "2024-03-01", FIRST],
  ["QLD", "2025-03-01", { ...FIRST, propertyType: "land" }],
] as const)("%s on %s is refused, not guessed", (state, on, answers) => {
  expect(() => calculateDuty(360_000, { state, ...answers }, on)).toThrow(`no figure in force on ${on}`)
})

test("a company, a trust or a fund gets no saving", () => {
  for (const state of STATES)
    expect(calculateDuty(500_000, { state, ...FIRST, entity: "trust" })).toBe(calculateDuty(500_000, { state }))
})

test("from 1 August 2026 Queensland gives its savings to citizens only", () => {
  const foreign = { state: "QLD", ...OWNER, foreign: "all" } as const
  expect(calculateDuty(800_000, foreign, "2026-07-31")).toBe(21_850)
  expect(calculateDuty(800_000, foreign, "2026-08-01")).toBe(29_025)
})

test("a saving that the buyer may get is named and not counted", () => {
  const unsure = buildPurchase(700_000, { state: "NSW", liveIn: "yes", firstHome: "unsure" })
  const steps = calculateTransferDuty(unsure, figures, parseIsoDate(TODAY))
  expect(steps.map(step => [step.key, step.when, step.duty])).toEqual([
    ["transfer-duty", "yes", 2_568_700],
    ["first-home", "unsure", 0],
  ])
})

// Value after building costs 500,000: 2,870 + 310,000 x 5% = 18,370; + 60,000 x 6% = 21,970. First home at 600,000: none.
// An investor pays on the whole 800,000: 2,870 + 670,000 x 6% = 43,070.
test("Victoria takes building costs off for a home of one's own, with or without common property", () => {
  const offThePlan = { state: "VIC", offThePlan: "yes", strata: "no", constructionCost: dollars(300_000) } as const
  expect(calculateDuty(800_000, { ...offThePlan, ...OWNER })).toBe(21_970)
  expect(calculateDuty(900_000, { ...offThePlan, ...FIRST })).toBe(0)
  expect(calculateDuty(800_000, offThePlan)).toBe(43_070)
  expect(calculateDuty(800_000, { ...offThePlan, ...OWNER }, "2027-04-21")).toBe(21_970)
})

// 600,000: 2,870 + 470,000 x 6% = 31,070. 1,000,000 x 5.5% = 55,000.
test("Victoria takes building costs off for an investor until 20 April 2027 only", () => {
  const investor = { state: "VIC", offThePlan: "yes", strata: "yes", constructionCost: dollars(400_000) } as const
  expect(calculateDuty(1_000_000, investor, "2027-04-20")).toBe(31_070)
  expect(calculateDuty(1_000_000, investor, "2027-04-21")).toBe(55_000)
  expect(() => calculateDuty(1_000_000, investor, "2024-10-20")).toThrow("no figure in force on 2024-10-20")
})
