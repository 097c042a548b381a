import { getPeriodInForce } from "../source-and-period"
import type { IsoDate } from "../iso-date"
import type { Figures } from "../figures/figures"
import { cents, type Cents } from "../money/money"
import { tableEnding } from "../states"
import type { Purchase, Rule } from "./duty-rules"

/** The extra duty of foreign buyers. Lowest and highest are the same unless the foreign share is not known. */
export type ForeignDuty = Rule & { lowest: Cents; highest: Cents }

/**
 * The extra duty on the share of the price that foreign persons buy, to the nearest cent. It is on the price itself,
 * before any saving. Unless the answers say "some", the share is the whole.
 *
 * @throws NoFigureInForce when no rate covers `on`.
 */
export function calculateForeignDuty(job: Purchase, figures: Figures, on: IsoDate): ForeignDuty {
  const { words, periods } = figures[`foreign-duty-${tableEnding(job.state)}`]
  const period = getPeriodInForce(periods, on)
  const calculateOnShare = (percent: number): Cents =>
    cents(Math.round((job.price * period.ratePercent * percent) / 1_000_000))
  const [lowest, highest] =
    job.foreign === "some" ? [job.foreignSharePercent ?? 0, job.foreignSharePercent ?? 100] : [100, 100]
  return { words, period, lowest: calculateOnShare(lowest), highest: calculateOnShare(highest) }
}
