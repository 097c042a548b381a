import { inForce } from "../dated"
import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import { cents, type Cents } from "../money/money"
import {
  all,
  bracketOf,
  dutyOnScale,
  type DutyStep,
  isLand,
  ownHome,
  type Purchase,
  someLocal,
  upToHundred,
} from "./duty-rules"

/**
 * New South Wales: the general scale, then the First Home Buyers Assistance Scheme.
 *
 * Between its two limits the scheme gives back `D x (upper - V) / (upper - lower)`, where `D` is the duty at the lower
 * limit (Duties Act 1997 (NSW) s 78A). To the nearest cent. Each year has its own scale: the contract date picks it.
 *
 * @throws NoFigureInForce when no scale covers `on`.
 */
export function nswDuty(job: Purchase, figures: Figures, on: IsoDate): DutyStep[] {
  const { words, periods } = figures["transfer-duty-nsw"]
  const period = inForce(periods, on)
  const duty = (value: Cents): Cents =>
    cents(Math.max(period.minimum, dutyOnScale(upToHundred(value), period.brackets)))

  const full = duty(job.price)
  const provisional = period.provisional || bracketOf(job.price, period.brackets)?.provisional
  const scale: DutyStep = { key: "transfer-duty", words, period: { ...period, provisional }, when: "yes", duty: full }

  const when = all(job.firstHome, ownHome(job), someLocal(job))
  if (when === "no") return [scale]
  const scheme = figures["first-home-nsw"]
  const rule = inForce(scheme.periods, on)
  const { exemptUpTo, noneFrom } = isLand(job) ? rule.land : rule.home
  const share = (noneFrom - job.price) / (noneFrom - exemptUpTo)
  const saving = share >= 1 ? full : cents(Math.round(duty(exemptUpTo) * Math.max(0, share)))
  return [scale, { key: "first-home", words: scheme.words, period: rule, when, duty: cents(full - saving) }]
}
