import fc from "fast-check"
import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../figures/published"
import { parseIsoDate } from "../iso-date"
import type { JobAnswers } from "../job/questions"
import { cents, dollars } from "../money/money"
import { STATES, getTableEnding } from "../states"
import { calculateDutyFromBrackets } from "./duty-rules"
import { getDutyToPay, calculateTransferDuty } from "./transfer-duty"

const TODAY = parseIsoDate("2026-11-21")

const calculateDuty = (price: number, answers: Partial<JobAnswers>): number =>
  getDutyToPay(calculateTransferDuty({ ...buildJobAnswers(answers), price: dollars(price) }, figures, TODAY)) / 100

const BUYERS = {
  investor: {},
  owner: { liveIn: "yes" },
  "first home": { liveIn: "yes", firstHome: "yes" },
  "half first home": { liveIn: "yes", firstHome: "some", firstHomeSharePercent: 50 },
  "foreign in part": { liveIn: "yes", foreign: "some", foreignSharePercent: 25 },
  pensioner: { liveIn: "yes", pensioner: "yes" },
} as const satisfies Record<string, Partial<JobAnswers>>

const BUILDING = 200_000

const PROPERTIES = {
  established: {},
  new: { newHome: "new" },
  land: { newHome: "land", propertyType: "land" },
  "off the plan": { newHome: "new", offThePlan: "yes", strata: "yes", constructionCost: dollars(BUILDING) },
} as const satisfies Record<string, Partial<JobAnswers>>

const RULES = STATES.flatMap(state =>
  Object.entries(BUYERS).flatMap(([buyer, who]) =>
    Object.entries(PROPERTIES).map(([property, what]) => ({
      rule: `${state} ${buyer} ${property}`,
      answers: { state, ...who, ...what },
    })),
  ),
)

const EDGES = [
  ...new Set(
    Object.values(figures)
      .flatMap(listLimits)
      .flatMap(edge => [edge, edge + BUILDING]),
  ),
]
  .filter(edge => edge >= 1_000)
  .sort((a, b) => a - b)

function listLimits(table: unknown): number[] {
  if (typeof table !== "object" || table === null) return []
  return Object.entries(table).flatMap(([name, value]) =>
    typeof value === "number" && /^(over|upTo|below|exemptUpTo|noneFrom)$/.test(name)
      ? [Math.ceil(value / 100)]
      : listLimits(value),
  )
}

// The steepest $100 within a rule is $33: Victoria's first home, 6% and a 150,000th of about $40,000 for each dollar.
const STEEPEST = 40

/** Null if a rate explains the rise. */
const findSteepRise = (answers: Partial<JobAnswers>, price: number): number | null => {
  const rise = calculateDuty(price + 50, answers) - calculateDuty(price - 50, answers)
  return Math.abs(rise) > STEEPEST ? rise : null
}

const DEDUCTIONS = [710_000, 720_000, 730_000, 740_000, 750_000, 760_000, 770_000, 780_000, 790_000, 800_000]

/** The prices at which the law itself makes duty jump, and for whom. */
const CLIFFS = [
  { law: "from $960,000 the rate is on the whole value", rules: /^VIC .*(established|new|land)$/, at: [960_000] },
  { law: "the same, off the plan", rules: /^VIC .*off the plan$/, at: [960_000 + BUILDING] },
  { law: "the home concession ends", rules: /^VIC (owner|half first home) (established|new|land)$/, at: [550_000] },
  { law: "the same, off the plan", rules: /^VIC (owner|half first home) off the plan$/, at: [550_000 + BUILDING] },
  { law: "the first home deduction has steps", rules: /^QLD (half )?first home established$/, at: DEDUCTIONS },
]

test.each(RULES)("duty leaps only where the law says so: $rule", ({ rule, answers }) => {
  const statedPrices = CLIFFS.flatMap(({ rules, at }) => (rules.test(rule) ? at : []))
  expect(EDGES.filter(price => findSteepRise(answers, price) !== null)).toEqual(statedPrices.sort((a, b) => a - b))
})

// New South Wales rounds each base down by up to 50 cents: s 33AD(3). Victoria: 5.5% of 960,000 is 52,800, and the
// bracket below gives 2,870 + 830,000 x 6% = 52,670 there.
test("each bracket starts where the one below ends, but for New South Wales' rounding and Victoria's whole value", () => {
  const scales = [
    ...STATES.map(state => figures[`transfer-duty-${getTableEnding(state)}`]),
    figures["home-concession-vic"],
    figures["home-concession-qld"],
  ]
  const gaps = scales.flatMap(({ table, periods }) =>
    periods.flatMap(({ from, brackets }) =>
      brackets.slice(1).map((bracket, i) => {
        const below = calculateDutyFromBrackets(bracket.over, brackets.slice(0, i + 1))
        const above = calculateDutyFromBrackets(cents(bracket.over + 1), brackets) - bracket.ratePercent / 10_000
        return { where: `${table} ${from} ${bracket.over / 100}`, gap: Math.round(above - below) }
      }),
    ),
  )
  const statedPrices = [
    { where: "transfer-duty-nsw 2025-07-01 17000", gap: -50 },
    { where: "transfer-duty-nsw 2026-07-01 103000", gap: -50 },
    { where: "transfer-duty-vic 2021-07-01 960000", gap: 130_00 },
  ]
  expect(gaps.filter(({ gap }) => gap !== 0)).toEqual(statedPrices)
})

const anywhere = fc.integer({ min: BUILDING, max: 50_000_000 })
const nearAnEdge = fc
  .tuple(fc.constantFrom(...EDGES.filter(edge => edge > BUILDING + 200)), fc.integer({ min: -200, max: 200 }))
  .map(([edge, off]) => edge + off)
const aStep = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1_000_000 }))

test("duty never falls when the price rises, whatever the rule", () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULES), fc.oneof(anywhere, nearAnEdge), aStep, ({ answers }, low, more) => {
      expect(calculateDuty(low + more, answers)).toBeGreaterThanOrEqual(calculateDuty(low, answers))
    }),
    { numRuns: 5_000 },
  )
})
