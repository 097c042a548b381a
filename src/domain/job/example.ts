/**
 * The answers of every worked example, apart from its state and price: an established house that two people with a loan buy to
 * live in, or that is sold with a mortgage on it.
 */
export const EXAMPLE_ANSWERS = {
  buying: {
    ...{ propertyType: "house", strata: "no", offThePlan: "no", firstHome: "no", liveIn: "yes" },
    ...{ newHome: "established", foreign: "none", buyers: "2", loan: "yes" },
  },
  selling: { propertyType: "house", strata: "no", mortgageOnSale: "yes" },
}
