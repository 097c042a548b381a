import { getPeriodInForce } from "../source-and-period"
import type { Figures } from "../figures/figures"
import type { IsoDate } from "../iso-date"
import type { Answer } from "../job/questions"
import { cents, type Cents } from "../money/money"
import {
  combineAnswers,
  calculateDutyFromBrackets,
  type DutyStep,
  isFirstHomeForAll,
  hasNoForeignBuyer,
  isOwnerOccupiedHome,
  type Purchase,
  type Rule,
} from "./duty-rules"

/**
 * The value on which duty is charged off the plan, if a concession makes it less than the price.
 *
 * During some periods any buyer gets the concession for a lot with common property. A buyer who will live there always
 * gets it, if the value after it is within the limit of the saving for a home or a first home.
 *
 * @param home Whether the buyer will live there and is not foreign.
 * @returns `null` when no concession is certain, or the building costs aren't known.
 * @throws NoFigureInForce when no table that is needed covers `on`.
 */
function calculateOffThePlanDutiableValue(
  job: Purchase,
  home: Answer,
  figures: Figures,
  on: IsoDate,
): { value: Cents; rule: Rule } | null {
  if (job.offThePlan !== "yes" || job.constructionCost === null) return null
  const { words, homeWords, periods } = figures["off-the-plan-vic"]
  const period = getPeriodInForce(periods, on)
  const value = cents(Math.max(0, job.price - job.constructionCost))
  if (period.anyBuyer && job.strata === "yes") return { value, rule: { words, period } }

  const { upTo } = getPeriodInForce(figures["home-concession-vic"].periods, on)
  const { noneFrom } = getPeriodInForce(figures["first-home-vic"].periods, on)
  const limit = job.firstHome === "yes" ? noneFrom : upTo
  const within = limit === null || value <= limit
  return home === "yes" && within ? { value, rule: { words: homeWords, period } } : null
}

const roundToDollar = (amount: number): Cents => cents(Math.round(amount / 100) * 100)
const roundUpToDollar = (amount: number): Cents => cents(Math.ceil(amount / 100) * 100)

/**
 * Victoria: the general scale, building costs off the plan, then one of the three savings for a home.
 *
 * Every buyer must be a first home buyer for the first home saving; for the home saving, one buyer who lives there is enough.
 * Duty is charged per dollar and rounded to the nearest dollar. Between its two limits a first home or concession card saves `B
 * x (upper - A) / (upper - lower)` (Duties Act 2000 (Vic) s 57JA), rounded up to the dollar as the office's calculator does.
 *
 * @throws NoFigureInForce when no table that is needed covers `on`.
 */
export function calculateVicDuty(job: Purchase, figures: Figures, on: IsoDate): DutyStep[] {
  const general = figures["transfer-duty-vic"]
  const period = getPeriodInForce(general.periods, on)
  const steps: DutyStep[] = [
    {
      key: "transfer-duty",
      words: general.words,
      period,
      when: "yes",
      duty: roundToDollar(calculateDutyFromBrackets(job.price, period.brackets)),
    },
  ]

  const home = combineAnswers(isOwnerOccupiedHome(job), hasNoForeignBuyer(job))
  const offThePlan = calculateOffThePlanDutiableValue(job, home, figures, on)
  const value = offThePlan?.value ?? job.price
  const full = calculateDutyFromBrackets(value, period.brackets)
  if (offThePlan) steps.push({ key: "off-the-plan", ...offThePlan.rule, when: "yes", duty: roundToDollar(full) })

  const listTaperedSteps = (key: "first-home" | "pensioner", when: Answer): DutyStep[] => {
    if (when === "no") return []
    const { words, periods } = figures[`${key}-vic`]
    const rule = getPeriodInForce(periods, on)
    const share = (full * Math.max(0, rule.noneFrom - value)) / (rule.noneFrom - rule.exemptUpTo)
    const duty = value <= rule.exemptUpTo ? 0 : Math.max(0, roundToDollar(full) - roundUpToDollar(share))
    return [{ key, words, period: rule, when, duty: cents(duty) }]
  }
  const listConcessionSteps = (when: Answer): DutyStep[] => {
    if (when === "no") return []
    const { words, periods } = figures["home-concession-vic"]
    const rule = getPeriodInForce(periods, on)
    const duty = rule.upTo !== null && value > rule.upTo ? full : calculateDutyFromBrackets(value, rule.brackets)
    return [{ key: "home-concession", words, period: rule, when, duty: roundToDollar(duty) }]
  }
  const savings = [
    ...listTaperedSteps("first-home", combineAnswers(home, isFirstHomeForAll(job))),
    ...listTaperedSteps("pensioner", combineAnswers(home, job.pensioner)),
    ...listConcessionSteps(home),
  ]

  // A buyer gets only one saving. They're listed from the largest to the smallest.
  const bestSaving = savings.find(step => step.when === "yes")
  return [...steps, ...(bestSaving ? [bestSaving] : []), ...savings.filter(step => step.when === "unsure")]
}
