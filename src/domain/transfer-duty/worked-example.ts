import * as v from "valibot"
import { NoFigureInForce } from "../source-and-period"
import type { Figures } from "../figures/figures"
import { day, money, state } from "../figures/schema-parts"
import { buildJob } from "../job/job"
import type { JobAnswers } from "../job/questions"
import { ZERO, type Cents } from "../money/money"
import type { Purchase } from "./duty-rules"
import { calculateForeignBuyerDuty, getDutyToPay, calculateTransferDuty } from "./transfer-duty"

const BUYERS = ["investor", "owner-occupier", "first-home", "pensioner"] as const
const PROPERTIES = ["established", "new", "off-the-plan", "vacant-land"] as const

const optionalMoney = v.optional(v.nullable(money), null)

/** A purchase whose duty someone else has worked out: an office's printed example, or its calculator's answer. */
export const workedExampleSchema = v.object({
  state,
  contractDate: day,
  price: money,
  buyer: v.picklist(BUYERS, `one of ${BUYERS.join(", ")}`),
  property: v.picklist(PROPERTIES, `one of ${PROPERTIES.join(", ")}`),
  /** Whether every buyer is foreign. */
  foreign: v.boolean("yes or no"),
  /** Building costs after the contract date, off the plan. */
  constructionCost: optionalMoney,
  duty: optionalMoney,
  surcharge: optionalMoney,
  /** Whether our rules must cover it. */
  required: v.boolean("yes or no"),
})

export type WorkedExample = v.InferOutput<typeof workedExampleSchema>

export type Verdict =
  | { verdict: "match" }
  | { verdict: "differs"; differences: readonly { figure: "duty" | "surcharge"; stated: Cents; ours: Cents }[] }
  | { verdict: "not covered"; reason: string }

const HOME_AGE = {
  established: "established",
  new: "new",
  "off-the-plan": "new",
  "vacant-land": "land",
} as const satisfies Record<WorkedExample["property"], JobAnswers["newHome"]>

/** The quote form's answers that describe an example: people who buy one property, which they're still looking at. */
export function buildDutyExamplePurchase({
  state,
  price,
  buyer,
  property,
  foreign,
  constructionCost,
}: WorkedExample): Purchase {
  const offThePlan = property === "off-the-plan"
  const job = buildJob({
    side: "buying",
    state,
    price,
    propertyType: property === "vacant-land" ? "land" : offThePlan ? "unit" : "house",
    newHome: HOME_AGE[property],
    strata: offThePlan ? "yes" : "no",
    offThePlan: offThePlan ? "yes" : "no",
    constructionCost,
    liveIn: buyer === "investor" ? "no" : "yes",
    firstHome: buyer === "first-home" ? "yes" : "no",
    pensioner: buyer === "pensioner" ? "yes" : "no",
    foreign: foreign ? "all" : "none",
    stage: "looking",
    loan: "no",
    mortgageOnSale: "no",
  })
  return { ...job, price }
}

/** @throws NoFigureInForce when a table that is needed does not cover the example's contract date. */
export const getExampleDuty = (example: WorkedExample, figures: Figures): Cents =>
  getDutyToPay(calculateTransferDuty(buildDutyExamplePurchase(example), figures, example.contractDate))

/** Zero unless the buyers are foreign. @throws NoFigureInForce as `getExampleDuty` does. */
export const getExampleSurcharge = (example: WorkedExample, figures: Figures): Cents =>
  example.foreign
    ? calculateForeignBuyerDuty(buildDutyExamplePurchase(example), figures, example.contractDate).highest
    : ZERO

/** Compares the figures in an example with ours. They differ if they're more than one cent apart. */
export function compareDutyExampleWithRules(example: WorkedExample, figures: Figures): Verdict {
  try {
    const ours = { duty: getExampleDuty, surcharge: getExampleSurcharge }
    const differences = (["duty", "surcharge"] as const).flatMap(figure => {
      const expected = example[figure]
      if (expected === null) return []
      const actual = ours[figure](example, figures)
      return Math.abs(actual - expected) > 1 ? [{ figure, stated: expected, ours: actual }] : []
    })
    return differences.length ? { verdict: "differs", differences } : { verdict: "match" }
  } catch (error) {
    if (error instanceof NoFigureInForce) return { verdict: "not covered", reason: error.message }
    throw error
  }
}
