/** The kinds of property in worked examples. */
export const EXAMPLE_PROPERTIES = ["house", "unit", "land"] as const

export type ExampleProperty = (typeof EXAMPLE_PROPERTIES)[number]

const BUYERS = { firstHome: "no", liveIn: "yes", foreign: "none", buyers: "2", loan: "yes" }
const BOUGHT = { propertyType: "house", strata: "no", offThePlan: "no", newHome: "established", ...BUYERS }
const SOLD = { propertyType: "house", strata: "no", mortgageOnSale: "yes" }
const UNIT = { propertyType: "unit", strata: "yes" }

/**
 * The answers of every worked example, apart from its state and price: an established house or unit, or vacant land, that two
 * people with a loan buy to live there, or that is sold with a mortgage on it.
 */
export const EXAMPLE_ANSWERS = {
  buying: { house: BOUGHT, unit: { ...BOUGHT, ...UNIT }, land: { ...BUYERS, propertyType: "land" } },
  selling: { house: SOLD, unit: { ...SOLD, ...UNIT }, land: { propertyType: "land", mortgageOnSale: "yes" } },
}
