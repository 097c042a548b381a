import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import { cents, type Cents } from "../money/money"
import { getPeriodInForce } from "../source-and-period"
import { type PerState, getTableEnding } from "../states"
import type { DutyStep, Purchase, Rule } from "./duty-rules"
import { calculateNswDuty } from "./nsw"
import { calculateQldDuty } from "./qld"
import { calculateVicDuty } from "./vic"

const RULES: PerState<(job: Purchase, figures: Figures, on: IsoDate) => DutyStep[]> = {
  NSW: calculateNswDuty,
  VIC: calculateVicDuty,
  QLD: calculateQldDuty,
}

/**
 * Transfer duty on a purchase, rule by rule: the scale first, then each saving, with the whole duty after it.
 *
 * @param on The contract date.
 * @throws NoFigureInForce when a table that is needed does not cover `on`.
 * @throws NeedsPerson when the answers are not enough for it.
 */
export const calculateTransferDuty = (job: Purchase, figures: Figures, on: IsoDate): DutyStep[] =>
  RULES[job.state](job, figures, on)

/** The duty to pay: the lowest duty after any rule that certainly applies. A saving never increases duty. */
export const getDutyToPay = (steps: readonly DutyStep[]): Cents =>
  cents(Math.min(...steps.filter(step => step.when === "yes").map(step => step.duty)))

/** The extra duty of foreign buyers. Lowest and highest are the same unless the foreign share is not known. */
type ForeignDuty = Rule & { lowest: Cents; highest: Cents }

/**
 * The extra duty on the share of the price that foreign persons pay, to the nearest cent. It's charged on the price itself,
 * before any saving. Unless the answers say "some", the share is the whole.
 *
 * @throws NoFigureInForce when no rate covers `on`.
 */
export function calculateForeignBuyerDuty(job: Purchase, figures: Figures, on: IsoDate): ForeignDuty {
  const { words, periods } = figures[`foreign-duty-${getTableEnding(job.state)}`]
  const period = getPeriodInForce(periods, on)
  const calculateDutyOnShare = (percent: number): Cents =>
    cents(Math.round((job.price * period.ratePercent * percent) / 1_000_000))
  const [lowest, highest] =
    job.foreign === "some" ? [job.foreignSharePercent ?? 0, job.foreignSharePercent ?? 100] : [100, 100]
  return { words, period, lowest: calculateDutyOnShare(lowest), highest: calculateDutyOnShare(highest) }
}
