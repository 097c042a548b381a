import * as v from "valibot"
import type { State } from "../../src/domain/states"

const DOLLARS = "dollars, such as $1,100"
const DOLLARS_OR_NONE = `${DOLLARS}, or none`
const MOST = 100_000

const parseDollarAmount = (value: string | number): unknown => {
  if (typeof value === "number") return value
  if (/^none$/i.test(value.trim())) return 0
  return /^\$?\d[\d,]*(?:\.\d\d?)?$/.test(value.trim()) ? Number(value.replace(/[$,]/g, "")) : value
}

const amount = (what: string, least: number) =>
  v.pipe(
    v.union([v.string(), v.number()], what),
    v.transform(parseDollarAmount),
    v.number(what),
    v.minValue(least, what),
    v.maxValue(MOST, what),
  )

/** The firm's charges by their names in `content/fees`, each with what's asked. Fees of a state have these names too. */
export const CHARGE_QUESTIONS = {
  purchase: "Your fee for a purchase",
  sale: "Your fee for a sale",
  "section-32": "A Section 32 statement",
  strata: "More for a purchase with an owners corporation, strata scheme or body corporate",
  "sale-strata": "More for a sale with one",
  "off-the-plan": "More for a purchase off the plan",
  entity: "More for a company, trust or super fund",
  foreign: "More for a foreign buyer",
  platform: "Your own platform fee for a purchase",
  "sale-platform": "Your own platform fee for a sale",
  disbursements: "Your fixed disbursements or sundries for a purchase",
  "sale-disbursements": "Your fixed disbursements or sundries for a sale",
  "identity-check": "An identity check for a purchase, each",
  "sale-identity-check": "An identity check for a sale",
  "urgent-review": "An urgent contract review",
  nomination: "A nomination",
  hourly: "An hour of extra work for a purchase",
  "sale-hourly": "An hour of extra work for a sale",
} as const

export type Charge = keyof typeof CHARGE_QUESTIONS

export const CHARGES = Object.keys(CHARGE_QUESTIONS) as Charge[]

const IN_VICTORIA: readonly Charge[] = ["section-32", "nomination"]

/** Whether every firm charges it. Any other charge that isn't answered isn't charged. */
export const isFixedFee = (name: Charge): name is "purchase" | "sale" => name === "purchase" || name === "sale"

export const isChargedInState = (name: Charge, state: State): boolean => state === "VIC" || !IN_VICTORIA.includes(name)

const extra = v.optional(amount(DOLLARS_OR_NONE, 0))
const fee = amount(DOLLARS, 1)

/** The answers about one state, in dollars as the firm states them. */
export const chargesSchema = v.strictObject({
  ...(Object.fromEntries(CHARGES.map(name => [name, extra])) as Record<Charge, typeof extra>),
  ...{ purchase: fee, sale: fee },
})

export type Charges = Partial<Record<Charge, number>>

/** Whether amounts are stated with GST or without it. */
export const GST = ["included", "added"] as const

/** Converts the firm's amounts to those of `content/fees`, which include GST, rounded to cents. */
export const addGstToCharges = (charges: Charges, gst: (typeof GST)[number]): Charges =>
  gst === "included"
    ? charges
    : Object.fromEntries(Object.entries(charges).map(([name, dollars]) => [name, Math.round(dollars * 110) / 100]))
