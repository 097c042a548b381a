import * as v from "valibot"

const fee = v.looseObject({ amount: v.number() })

/** A table of the firm's fees, as far as rebranding reads it. */
export const feeTable = v.looseObject({
  periods: v.array(v.looseObject({ amounts: v.looseObject({ purchase: fee, sale: fee }) })),
})

/** The firm's fixed fees, in dollars including GST. */
export type FixedFees = { purchase: number; sale: number }

/**
 * Everything but the two fees and the words about the sample stays, for a person to review. @throws if it isn't a table
 * of fees.
 */
export function replaceFixedFees(json: string, fees: FixedFees): string {
  const text = (["purchase", "sale"] as const)
    .reduce((before, name) => before.replace(buildAmountPattern(name), `$1${fees[name]}`), json)
    .replace(/("name": *"[^"]*?) \(sample[^)"]*\)/gi, "$1")
  const { periods } = v.parse(feeTable, JSON.parse(text))
  if (periods.some(({ amounts: { purchase, sale } }) => purchase.amount !== fees.purchase || sale.amount !== fees.sale))
    throw new Error("a period of the fees has no amount that could be replaced")
  return text
}

/** Builds a pattern for the amounts of one fee. Items with the same name have no amount, so they don't match. */
const buildAmountPattern = (name: keyof FixedFees): RegExp =>
  new RegExp(`("${name}": *\\{[^{}]*?"amount": *)-?[\\d.]+`, "g")
