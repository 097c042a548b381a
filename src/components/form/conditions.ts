import { textAt, type Answers } from "./form-values"

type Condition = (values: Answers) => boolean

const side = (values: Answers) => textAt(values, "side")
const buys: Condition = values => side(values) === "buying" || side(values) === "both"
const sells: Condition = values => side(values) === "selling"
const both: Condition = values => side(values) === "both"
const priced: Condition = values => !["rural", "commercial"].includes(textAt(values, "propertyType"))
const built = (values: Answers, prefix: string) =>
  ["house", "townhouse", "unit"].includes(textAt(values, `${prefix}propertyType`))
const signed = (values: Answers, prefix: string) => textAt(values, `${prefix}stage`) === "signed"
const buysPriced: Condition = values => buys(values) && priced(values)
const wantsCall: Condition = values => ["call", "text"].includes(textAt(values, "contactBy"))

/** When a field is asked. A field that is not named here always is. */
const CONDITIONS: Record<string, Condition> = {
  strata: values => built(values, ""),
  offThePlan: values => buys(values) && built(values, ""),
  contractDate: values => signed(values, ""),
  settlementDate: values => signed(values, ""),
  firstHome: buysPriced,
  liveIn: buysPriced,
  newHome: buysPriced,
  foreign: buysPriced,
  foreignSharePercent: values => buysPriced(values) && textAt(values, "foreign") === "some",
  pensioner: buysPriced,
  constructionCost: values =>
    buysPriced(values) && textAt(values, "state") === "VIC" && textAt(values, "offThePlan") === "yes",
  buyers: buysPriced,
  entity: buysPriced,
  loan: buysPriced,
  mortgageOnSale: values => sells(values) && priced(values),
  sale: both,
  "sale.strata": values => both(values) && built(values, "sale."),
  "sale.contractDate": values => both(values) && signed(values, "sale."),
  "sale.settlementDate": values => both(values) && signed(values, "sale."),
  phone: wantsCall,
  bestTime: wantsCall,
}

/** True when the form asks for `name`, given the other answers. */
export function isAsked(name: string, values: Answers): boolean {
  const condition = CONDITIONS[name] ?? (name.startsWith("sale.") ? both : undefined)
  return condition ? condition(values) : true
}
