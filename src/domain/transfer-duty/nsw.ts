import { getPeriodInForce } from "../source-and-period"
import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import { cents, type Cents } from "../money/money"
import {
  combineAnswers,
  isFirstHomeForAny,
  findBracket,
  calculateDutyFromBrackets,
  type DutyStep,
  getFirstHomeBuyersShare,
  isVacantLand,
  isOwnerOccupiedHome,
  type Purchase,
  calculatePercentage,
  hasLocalBuyer,
  roundUpToHundredDollars,
} from "./duty-rules"

/** Buyers who aren't first home buyers may buy up to this percentage without paying duty: s 71(7)(b). */
const DISREGARDED_PERCENT = 5

/**
 * The percentage of the price on which the scheme gives its relief. If first home buyers buy with others who aren't their
 * spouses, it's the first home buyers' own share, if that is at least half; the others pay duty on their share: s 78B.
 *
 * @throws NeedsPerson when the share isn't known.
 */
function getFirstHomeConcessionShare(job: Purchase): number {
  if (job.firstHome !== "some") return 100
  const percent = getFirstHomeBuyersShare(job)
  if (percent < 50) return 0
  return percent >= 100 - DISREGARDED_PERCENT ? 100 : percent
}

/**
 * New South Wales: the general scale, then the First Home Buyers Assistance Scheme.
 *
 * Between its two limits the scheme gives back `D x (upper - V) / (upper - lower)`, where `D` is the duty at the lower
 * limit (Duties Act 1997 (NSW) s 78A). To the nearest cent. Each year has its own scale: the contract date picks it.
 *
 * @throws NoFigureInForce when no scale covers `on`.
 */
export function calculateNswDuty(job: Purchase, figures: Figures, on: IsoDate): DutyStep[] {
  const { words, periods } = figures["transfer-duty-nsw"]
  const period = getPeriodInForce(periods, on)
  const calculateRoundedScaleDuty = (value: Cents): Cents =>
    cents(Math.max(period.minimum, calculateDutyFromBrackets(roundUpToHundredDollars(value), period.brackets)))

  const full = calculateRoundedScaleDuty(job.price)
  const provisional = period.provisional || findBracket(job.price, period.brackets)?.provisional
  const scale: DutyStep = { key: "transfer-duty", words, period: { ...period, provisional }, when: "yes", duty: full }

  const when = combineAnswers(isFirstHomeForAny(job), isOwnerOccupiedHome(job), hasLocalBuyer(job))
  if (when === "no") return [scale]
  const scheme = figures["first-home-nsw"]
  const rule = getPeriodInForce(scheme.periods, on)
  const { exemptUpTo, noneFrom } = isVacantLand(job) ? rule.land : rule.home
  const share = (noneFrom - job.price) / (noneFrom - exemptUpTo)
  const whole = share >= 1 ? full : calculateRoundedScaleDuty(exemptUpTo) * Math.max(0, share)
  const percent = whole > 0 ? getFirstHomeConcessionShare(job) : 0
  const saving = cents(Math.round(calculatePercentage(whole, percent)))
  return [scale, { key: "first-home", words: scheme.words, period: rule, when, duty: cents(full - saving) }]
}
