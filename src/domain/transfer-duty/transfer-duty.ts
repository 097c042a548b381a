import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import type { State } from "../states"
import type { DutyStep } from "./duty-step"
import type { Purchase } from "./eligibility"
import { nswDuty } from "./nsw"
import { qldDuty } from "./qld"
import { vicDuty } from "./vic"

const RULES: Record<State, (job: Purchase, figures: Figures, on: IsoDate) => DutyStep[]> = {
  NSW: nswDuty,
  VIC: vicDuty,
  QLD: qldDuty,
}

/**
 * Transfer duty on a purchase, rule by rule: the scale first, then each saving. The duty to pay is that of the last
 * step whose `when` is `yes`.
 *
 * @param on The contract date.
 * @throws NoFigureInForce when a table that is needed does not cover `on`.
 */
export const transferDuty = (job: Purchase, figures: Figures, on: IsoDate): DutyStep[] =>
  RULES[job.state](job, figures, on)
