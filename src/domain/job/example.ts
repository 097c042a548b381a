/** The kinds of property in worked examples. */
export const EXAMPLE_PROPERTIES = ["house", "unit", "land"] as const

export type ExampleProperty = (typeof EXAMPLE_PROPERTIES)[number]

const BOUGHT_HOUSE = {
  ...{ propertyType: "house", strata: "no", offThePlan: "no", firstHome: "no", liveIn: "yes" },
  ...{ newHome: "established", foreign: "none", buyers: "2", loan: "yes" },
}
const SOLD_HOUSE = { propertyType: "house", strata: "no", mortgageOnSale: "yes" }
const UNIT = { propertyType: "unit", strata: "yes" }

/**
 * The answers of every worked example, apart from its state and price: an established home, or a block of land, that two
 * people with a loan buy to live on, or that is sold with a mortgage on it.
 */
export const EXAMPLE_ANSWERS: Record<
  "buying" | "selling",
  Record<ExampleProperty, Readonly<Record<string, string>>>
> = {
  buying: {
    house: BOUGHT_HOUSE,
    unit: { ...BOUGHT_HOUSE, ...UNIT },
    land: { propertyType: "land", firstHome: "no", liveIn: "yes", foreign: "none", buyers: "2", loan: "yes" },
  },
  selling: {
    house: SOLD_HOUSE,
    unit: { ...SOLD_HOUSE, ...UNIT },
    land: { propertyType: "land", mortgageOnSale: "yes" },
  },
}
