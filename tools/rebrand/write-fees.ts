import * as v from "valibot"

const feeTable = v.looseObject({
  periods: v.array(
    v.looseObject({
      source: v.looseObject({ name: v.string() }),
      amounts: v.intersect([
        v.looseObject({ purchase: v.looseObject({}), sale: v.looseObject({}) }),
        v.record(v.string(), v.looseObject({})),
      ]),
    }),
  ),
})

/** The firm's fixed fees, in dollars including GST. */
export type FixedFees = { purchase: number; sale: number }

/**
 * The text of a table of a firm's fees with its own for a purchase and a sale, in each period, and without the sample's
 * name. The other lines stay as they are, for a person to look at.
 *
 * @throws when it isn't such a table.
 */
export function withFees(json: string, { purchase, sale }: FixedFees): string {
  const table = v.parse(feeTable, JSON.parse(json))
  const periods = table.periods.map(period => ({
    ...period,
    source: { ...period.source, name: period.source.name.replace(/ \(sample[^)]*\)/i, "") },
    amounts: {
      ...period.amounts,
      purchase: { ...period.amounts.purchase, amount: purchase },
      sale: { ...period.amounts.sale, amount: sale },
    },
  }))
  return `${JSON.stringify({ ...table, periods }, null, 2)}\n`
}
