import { getPeriodInForce, toSource } from "../../domain/source-and-period"
import { calculateFeeItemAmount } from "../../domain/fees/charge"
import type { ItemTable } from "../../domain/figures/figures"
import { figures } from "../../domain/figures/published"
import { parseIsoDate, type IsoDate } from "../../domain/iso-date"
import { getTableEnding, type State } from "../../domain/states"

function listPropertySearchCostsFromTable({ items, periods }: ItemTable, on: IsoDate) {
  const period = getPeriodInForce(periods, on)
  return Object.entries(items).flatMap(([key, { job, label, why, when, need = "usual" }]) => {
    const price = period.amounts[key]
    if (job !== "purchase" || !price) return []
    const source = toSource({ ...period, ...price })
    // True if the price comes from a price list without a date, or from one that may have changed.
    const provisional = price.provisional ?? period.provisional ?? false
    return [{ key, label, why, when, need, amount: calculateFeeItemAmount(price.amount, null), source, provisional }]
  })
}

/** Lists the costs of a buyer's searches and of the settlement platform. @throws NoFigureInForce when no figures cover `on`. */
export function listPropertySearchCosts({ state, on }: { state: State; on: string }) {
  const ending = getTableEnding(state)
  return [figures[`searches-${ending}`], figures[`settlement-${ending}`]].flatMap(table =>
    listPropertySearchCostsFromTable(table, parseIsoDate(on)),
  )
}
