import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import { cents, type Cents } from "../money/money"
import type { PerState } from "../states"
import type { DutyStep, Purchase } from "./duty-rules"
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

/** The duty to pay: the least that a rule which certainly applies gives. A saving never makes duty dearer. */
export const getDutyToPay = (steps: readonly DutyStep[]): Cents =>
  cents(Math.min(...steps.filter(step => step.when === "yes").map(step => step.duty)))
