import * as v from "valibot"

const fee = v.looseObject({ amount: v.number() })
const feeTable = v.looseObject({
  periods: v.array(v.looseObject({ amounts: v.looseObject({ purchase: fee, sale: fee }) })),
})

/** The firm's fixed fees, in dollars including GST. */
export type FixedFees = { purchase: number; sale: number }

/**
 * The text of a table of a firm's fees with its own for a purchase and a sale, in each period, and without the sample's
 * name. All else stays as it's written, for a person to look at.
 *
 * @throws when it isn't such a table.
 */
export function writeFees(json: string, fees: FixedFees): string {
  const text = (["purchase", "sale"] as const)
    .reduce((before, name) => before.replace(buildAmountPattern(name), `$1${fees[name]}`), json)
    .replace(/("name": *"[^"]*?) \(sample[^)"]*\)/gi, "$1")
  const { periods } = v.parse(feeTable, JSON.parse(text))
  if (periods.some(({ amounts: { purchase, sale } }) => purchase.amount !== fees.purchase || sale.amount !== fees.sale))
    throw new Error("a period of the fees has no amount that could be replaced")
  return text
}

/** The amounts of one fee, each with what's before it. An item of the same name has none. */
const buildAmountPattern = (name: keyof FixedFees): RegExp =>
  new RegExp(`("${name}": *\\{[^{}]*?"amount": *)-?[\\d.]+`, "g")
