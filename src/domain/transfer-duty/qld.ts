import { getPeriodInForce, NoFigureInForce } from "../source-and-period"
import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import type { Answer } from "../job/questions"
import { cents, ZERO, type Cents } from "../money/money"
import {
  combineAnswers,
  isFirstHomeForAny,
  type Bracket,
  calculateDutyFromBrackets,
  type DutyStep,
  getFirstHomeBuyersShare,
  isVacantLand,
  isNewHome,
  NeedsPerson,
  hasNoForeignBuyer,
  isOwnerOccupiedHome,
  type Purchase,
  calculatePercentage,
  roundUpToHundredDollars,
  toYesOrNo,
} from "./duty-rules"

const calculateRoundedScaleDuty = (value: Cents, brackets: readonly Bracket[]): Cents =>
  cents(calculateDutyFromBrackets(roundUpToHundredDollars(value), brackets))

const roundToCent = (amount: number): Cents => cents(Math.round(amount))

type FirstHome = Figures["first-home-qld"]["periods"][number]

/** `home` is the duty on the same home for an owner who isn't a first home buyer. */
function calculateFirstHomeDuty(job: Purchase, rule: FirstHome, home: Cents, on: IsoDate): Cents {
  if (isVacantLand(job)) {
    if (rule.vacantLand === "not known") throw new NoFigureInForce(on)
    return ZERO
  }
  if (isNewHome(job) && rule.newHome === "full") return ZERO
  const deduct = rule.deductions.find(({ below }) => job.price < below)?.deduct ?? ZERO
  return cents(Math.max(0, home - deduct))
}

/** Whether any buyer can claim a concession, and the percentage of the price that buyers who can claim it pay. */
function getConcessionEligibility(job: Purchase, citizensOnly: boolean): { when: Answer; percent: number } {
  if (!citizensOnly) return { when: "yes", percent: 100 }
  if (job.foreign === "some" && job.foreignSharePercent !== null)
    return { when: "yes", percent: 100 - job.foreignSharePercent }
  return { when: hasNoForeignBuyer(job), percent: 100 }
}

/** The percentage of the price that first home buyers pay. @throws NeedsPerson when the answers don't give it. */
function getFirstHomeConcessionShare(job: Purchase, claimedPercent: number): number {
  if (job.firstHome !== "some") return claimedPercent
  const percent = getFirstHomeBuyersShare(job)
  if (percent > claimedPercent) throw new NeedsPerson("shares-overlap")
  return percent
}

/**
 * Queensland: the general scale, the home concession (not for vacant land), then the first home concession. That takes an
 * amount from a table off the home concession's duty, or leaves no duty on a new home and on vacant land.
 *
 * Each buyer claims for their own share: from the duty on the whole price, only the claimants' share of a concession is
 * deducted (Duties Act 2001 (Qld) ss 93 and 93A). Duty is rounded to the nearest cent.
 *
 * @throws NoFigureInForce when no table that is needed covers `on`.
 * @throws NeedsPerson when the shares that it needs aren't known, or can't be right.
 */
export function calculateQldDuty(job: Purchase, figures: Figures, on: IsoDate): DutyStep[] {
  const general = figures["transfer-duty-qld"]
  const period = getPeriodInForce(general.periods, on)
  const full = calculateRoundedScaleDuty(job.price, period.brackets)
  const steps: DutyStep[] = [{ key: "transfer-duty", words: general.words, period, when: "yes", duty: full }]

  const concession = figures["home-concession-qld"]
  const rule = getPeriodInForce(concession.periods, on)
  const home = calculateRoundedScaleDuty(job.price, rule.brackets)
  const claimants = getConcessionEligibility(job, rule.citizensOnly)
  const eligible = combineAnswers(isOwnerOccupiedHome(job), claimants.when)
  const whenHome = combineAnswers(eligible, toYesOrNo(!isVacantLand(job)))
  const others = isVacantLand(job) ? full : home
  const withHome = full - calculatePercentage(full - others, claimants.percent)
  if (whenHome !== "no")
    steps.push({
      key: "home-concession",
      words: concession.words,
      period: rule,
      when: whenHome,
      duty: roundToCent(withHome),
    })

  const whenFirst = combineAnswers(eligible, isFirstHomeForAny(job))
  if (whenFirst === "no") return steps
  const { words, periods } = figures["first-home-qld"]
  const first = getPeriodInForce(periods, on)
  const saving = others - calculateFirstHomeDuty(job, first, home, on)
  const duty =
    saving > 0 ? withHome - calculatePercentage(saving, getFirstHomeConcessionShare(job, claimants.percent)) : withHome
  return [...steps, { key: "first-home", words, period: first, when: whenFirst, duty: roundToCent(duty) }]
}
