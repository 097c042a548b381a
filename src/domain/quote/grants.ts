import { inForce, sourceInTable } from "../dated"
import type { Figures } from "../figures/figures"
import type { IsoDate } from "../iso-date"
import type { JobAnswers } from "../job/questions"
import { tableEnding } from "../states"
import { all, everyFirstHome, isNewHome, ownHome, someLocal, yesIf } from "../transfer-duty/duty-rules"
import type { Quote } from "./quote-types"

/**
 * Grants that a first home buyer may claim for a new home. House-and-land packages have further limits and are not judged.
 *
 * @throws NoFigureInForce when no grant table covers `on`.
 */
export function grantsFor(job: JobAnswers, figures: Figures, on: IsoDate): Quote["grants"] {
  const claims = all(everyFirstHome(job), ownHome(job), someLocal(job), yesIf(job.side !== "selling" && isNewHome(job)))
  if (claims !== "yes" || job.price === null) return []
  const { words, periods } = figures[`first-home-grant-${tableEnding(job.state)}`]
  const period = inForce(periods, on)
  if (job.price > period.upTo) return []
  return [
    {
      key: "first-home-grant",
      label: words.label,
      amountCents: period.amount,
      why: words.why,
      source: sourceInTable(period),
    },
  ]
}
