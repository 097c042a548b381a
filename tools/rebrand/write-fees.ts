import * as v from "valibot"
import type { Charges } from "./charges"

const amounts = v.record(v.string(), v.looseObject({ amount: v.unknown() }))

/** A table of the firm's fees, as far as rebranding reads it. */
export const feeTable = v.looseObject({ periods: v.array(v.looseObject({ amounts })) })

/**
 * Replaces the amounts of charges in every period, in dollars including GST. Everything but these and the words about the sample
 * stays. Charges that the table doesn't have are left out. @throws if it isn't a table of fees.
 */
export function replaceCharges(json: string, charges: Charges): string {
  const text = Object.entries(charges)
    .reduce((before, [name, amount]) => before.replace(buildAmountPattern(name), `$1${amount}`), json)
    .replace(/("name": *"[^"]*?) \(sample[^)"]*\)/gi, "$1")
  const { periods } = v.parse(feeTable, JSON.parse(text))
  const isOther = ([name, { amount }]: [string, { amount: unknown }]): boolean =>
    name in charges && amount !== charges[name as keyof Charges]
  if (periods.some(period => Object.entries(period.amounts).some(isOther)))
    throw new Error("a period of the fees has an amount that couldn't be replaced")
  return text
}

/** Builds a pattern for the amounts of one charge. Items with the same name have no amount, so they don't match. */
const buildAmountPattern = (name: string): RegExp => new RegExp(`("${name}": *\\{[^{}]*?"amount": *)-?[\\d.]+`, "g")
