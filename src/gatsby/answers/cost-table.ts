import type { Source } from "../../domain/source-and-period"
import { figures } from "../../domain/figures/published"
import { parseIsoDate } from "../../domain/iso-date"
import { type Cents, dollars } from "../../domain/money/money"
import { isState, type State } from "../../domain/states"
import { getDutyToPay, calculateTransferDuty } from "../../domain/transfer-duty/transfer-duty"
import { callWithPreviewDay } from "../preview/preview-date"
import { type Example, buildExampleQuoteAnswers, buildExampleQuote } from "./example-quote"

/** Prices in whole dollars. */
const PRICES = [500_000, 650_000, 800_000, 1_000_000, 1_500_000]

type Cost = { dutyCents: Cents; totalCents: Cents }
type Row = { priceCents: Cents; ownerOccupier: Cost; investor: Cost }

/**
 * Calculates the cost of buying the example house at several prices, for an owner-occupier and for an investor, with the
 * sources of the government charges.
 *
 * @throws RangeError when the figures do not cover `on`.
 */
export function buildBuyingCostTable({ state, on }: { state: State; on: string }): { rows: Row[]; sources: Source[] } {
  const sources = new Map<string, Source>()

  function calculateExampleCost(example: Example): Cost {
    const { groups, totals } = buildExampleQuote(example, null)
    for (const { source } of groups.filter(({ key }) => key === "government").flatMap(({ lines }) => lines))
      if (source) sources.set(source.url, source)
    const duty = calculateTransferDuty(
      { ...buildExampleQuoteAnswers(example), price: dollars(example.price) },
      figures,
      parseIsoDate(on),
    )
    if (totals.totalCents === null) throw new RangeError("a table of costs has a price without a total")
    return { dutyCents: getDutyToPay(duty), totalCents: totals.totalCents }
  }

  const rows = PRICES.map(price => {
    const example = { side: "buying", state, price, on } as const
    return {
      priceCents: dollars(price),
      ownerOccupier: calculateExampleCost(example),
      investor: calculateExampleCost({ ...example, liveIn: "no" }),
    }
  })
  return { rows, sources: [...sources.values()] }
}

/** The cost of buying in a state at several prices, on the day when the state's page was last checked. Null if no figures cover that day. */
export const costs = {
  type: "JSON",
  resolve: ({ state, checked }: Record<string, unknown>) => {
    if (!isState(state)) throw new RangeError(`not a state: ${String(state)}`)
    try {
      return callWithPreviewDay(String(checked), on => ({ state, on, ...buildBuyingCostTable({ state, on }) }))
    } catch (error) {
      if (error instanceof RangeError) return null
      throw error
    }
  },
}
