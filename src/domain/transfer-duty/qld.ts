import { inForce, NoFigureInForce } from "../dated"
import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import { cents, ZERO, type Cents } from "../money/money"
import {
  all,
  type Bracket,
  dutyOnScale,
  type DutyStep,
  isLand,
  isNewHome,
  noneForeign,
  ownHome,
  type Purchase,
  upToHundred,
  yesIf,
} from "./duty-rules"

const dutyAt = (value: Cents, brackets: readonly Bracket[]): Cents => cents(dutyOnScale(upToHundred(value), brackets))

type FirstHome = Figures["first-home-qld"]["periods"][number]

/** Duty on a first home; `home` is what any other owner who lives there would pay. */
function firstHomeDuty(job: Purchase, rule: FirstHome, home: Cents, on: IsoDate): Cents {
  if (isLand(job)) {
    if (rule.vacantLand === "not known") throw new NoFigureInForce(on)
    return ZERO
  }
  if (isNewHome(job) && rule.newHome === "full") return ZERO
  const deduct = rule.deductions.find(({ below }) => job.price < below)?.deduct ?? ZERO
  return cents(Math.max(0, home - deduct))
}

/**
 * Queensland: the general scale, the home concession (not for vacant land), then the first home concession: a step
 * table off the home concession's duty, or no duty at all on a new home and on vacant land.
 *
 * @throws NoFigureInForce when no table that is needed covers `on`.
 */
export function qldDuty(job: Purchase, figures: Figures, on: IsoDate): DutyStep[] {
  const general = figures["transfer-duty-qld"]
  const period = inForce(general.periods, on)
  const full = dutyAt(job.price, period.brackets)
  const steps: DutyStep[] = [{ key: "transfer-duty", words: general.words, period, when: "yes", duty: full }]

  const concession = figures["home-concession-qld"]
  const rule = inForce(concession.periods, on)
  const eligible = all(ownHome(job), rule.citizensOnly ? noneForeign(job) : "yes")
  const home = dutyAt(job.price, rule.brackets)
  const when = all(eligible, yesIf(!isLand(job)))
  if (when !== "no") steps.push({ key: "home-concession", words: concession.words, period: rule, when, duty: home })

  const whenFirst = all(eligible, job.firstHome)
  if (whenFirst === "no") return steps
  const { words, periods } = figures["first-home-qld"]
  const first = inForce(periods, on)
  const duty = firstHomeDuty(job, first, home, on)
  return [...steps, { key: "first-home", words, period: first, when: whenFirst, duty }]
}
