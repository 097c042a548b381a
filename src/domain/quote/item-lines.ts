import { inForce } from "../dated"
import type { IsoDate } from "../iso-date"
import { charge } from "../fees/charge"
import type { Conditions } from "../fees/conditions"
import type { ItemTable } from "../figures/figures"
import type { Cents } from "../money/money"
import { lineOf, type Candidate } from "./candidate"

/** The property that lines are made for. */
export type Charged = { job: "purchase" | "sale"; price: Cents | null; conditions: Conditions; buyers: number }

/**
 * The lines of one table for one property.
 *
 * @throws NoFigureInForce when the table does not cover `on`.
 */
export function itemLines({ items, periods }: ItemTable, { job, price, conditions, buyers }: Charged, on: IsoDate) {
  const period = inForce(periods, on)
  return Object.entries(items).flatMap(([key, item]): Candidate[] => {
    const figure = period.amounts[key]
    if (item.job !== job || !figure) return []
    const { amount, ...said } = figure
    const line = lineOf(
      key,
      { words: item, period: { ...period, ...said } },
      charge(amount, price, item.each === "buyer" ? buyers : 1),
    )
    return [
      { group: item.group, when: conditions[item.when], line: { ...line, ...(item.need && { need: item.need }) } },
    ]
  })
}
