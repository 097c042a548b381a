import { inForce } from "../dated"
import type { Figures } from "../figures/figures"
import type { IsoDate } from "../iso-date"
import type { Answer } from "../job/job-types"
import { cents, type Cents } from "../money/money"
import type { Rule } from "./duty-step"
import type { Purchase } from "./eligibility"

/**
 * Victoria, off the plan: the value that duty is worked out on, and the concession that makes it less than the price.
 *
 * For a time any buyer gets it for a lot with common property. A buyer who will live there gets it always, when the
 * value after it is within the limit of the saving for a home or a first home.
 *
 * @param home Whether the buyer will live there and is not foreign.
 * @returns    `null` when no concession is sure, or the building costs are not known.
 * @throws     NoFigureInForce when no table that is needed covers `on`.
 */
export function vicOffThePlan(
  job: Purchase,
  home: Answer,
  figures: Figures,
  on: IsoDate,
): { value: Cents; rule: Rule } | null {
  if (job.offThePlan !== "yes" || job.constructionCost === null) return null
  const { words, homeWords, periods } = figures["off-the-plan-vic"]
  const period = inForce(periods, on)
  const value = cents(Math.max(0, job.price - job.constructionCost))
  if (period.anyBuyer && job.strata === "yes") return { value, rule: { words, period } }

  const { upTo } = inForce(figures["home-concession-vic"].periods, on)
  const { noneFrom } = inForce(figures["first-home-vic"].periods, on)
  const limit = job.firstHome === "yes" ? noneFrom : upTo
  const within = limit === null || value <= limit
  return home === "yes" && within ? { value, rule: { words: homeWords, period } } : null
}
