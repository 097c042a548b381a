/** Wire keys of the form's fields in the order in which it shows them; an error summary lists errors so. */
export const FIELD_ORDER = [
  "side",
  "state",
  "propertyType",
  "strata",
  "offThePlan",
  "constructionCost",
  "price",
  "stage",
  "contractDate",
  "settlementDate",
  "sale",
  "sale.state",
  "sale.propertyType",
  "sale.strata",
  "sale.price",
  "sale.stage",
  "sale.contractDate",
  "sale.settlementDate",
  "sale.mortgageOnSale",
  "mortgageOnSale",
  "firstHome",
  "liveIn",
  "newHome",
  "foreign",
  "foreignSharePercent",
  "pensioner",
  "buyers",
  "entity",
  "loan",
  "name",
  "email",
  "sendEmailQuote",
  "contactBy",
  "phone",
  "bestTime",
  "postcode",
  "note",
  "marketing",
] as const

/** Where `field` stands in the form; what the form does not show comes last. */
export const placeOf = (field: string): number => {
  const place = FIELD_ORDER.findIndex(shown => shown === field)
  return place < 0 ? FIELD_ORDER.length : place
}
