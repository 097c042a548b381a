import { inForce } from "../dated"
import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import type { Answer } from "../job/job-types"
import { cents, type Cents } from "../money/money"
import type { DutyStep } from "./duty-step"
import { all, noneForeign, ownHome, type Purchase } from "./eligibility"
import { dutyOnScale } from "./scale"
import { vicOffThePlan } from "./vic-off-the-plan"

const nearestDollar = (amount: number): Cents => cents(Math.round(amount / 100) * 100)
const nextDollar = (amount: number): Cents => cents(Math.ceil(amount / 100) * 100)

/**
 * Victoria: the general scale, building costs off the plan, then one of the three savings for a home.
 *
 * Charged per dollar, to the nearest dollar. Between its two limits a first home or concession card saves
 * `B x (upper - A) / (upper - lower)` (Duties Act 2000 (Vic) s 57JA), rounded up to the dollar as the office's
 * calculator does.
 *
 * @throws NoFigureInForce when no table that is needed covers `on`.
 */
export function vicDuty(job: Purchase, figures: Figures, on: IsoDate): DutyStep[] {
  const general = figures["transfer-duty-vic"]
  const period = inForce(general.periods, on)
  const steps: DutyStep[] = [
    {
      key: "transfer-duty",
      words: general.words,
      period,
      when: "yes",
      duty: nearestDollar(dutyOnScale(job.price, period.brackets)),
    },
  ]

  const home = all(ownHome(job), noneForeign(job))
  const offThePlan = vicOffThePlan(job, home, figures, on)
  const value = offThePlan?.value ?? job.price
  const full = dutyOnScale(value, period.brackets)
  if (offThePlan) steps.push({ key: "off-the-plan", ...offThePlan.rule, when: "yes", duty: nearestDollar(full) })

  const tapered = (key: "first-home" | "pensioner", when: Answer): DutyStep[] => {
    if (when === "no") return []
    const { words, periods } = figures[`${key}-vic`]
    const rule = inForce(periods, on)
    const share = (full * Math.max(0, rule.noneFrom - value)) / (rule.noneFrom - rule.exemptUpTo)
    const duty = value <= rule.exemptUpTo ? 0 : Math.max(0, nearestDollar(full) - nextDollar(share))
    return [{ key, words, period: rule, when, duty: cents(duty) }]
  }
  const concession = (when: Answer): DutyStep[] => {
    if (when === "no") return []
    const { words, periods } = figures["home-concession-vic"]
    const rule = inForce(periods, on)
    const duty = rule.upTo !== null && value > rule.upTo ? full : dutyOnScale(value, rule.brackets)
    return [{ key: "home-concession", words, period: rule, when, duty: nearestDollar(duty) }]
  }
  const savings = [
    ...tapered("first-home", all(home, job.firstHome)),
    ...tapered("pensioner", all(home, job.pensioner)),
    ...concession(home),
  ]

  // A buyer gets one of them. They stand in the order of what they save.
  const counted = savings.find(step => step.when === "yes")
  return [...steps, ...(counted ? [counted] : []), ...savings.filter(step => step.when === "unsure")]
}
