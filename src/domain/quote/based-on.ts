import { formatList } from "../text-formats"
import { hasPensionerRelief, isBuyingDwelling, isDwelling } from "../job/asked-when"
import type { JobAnswers, SaleAnswers } from "../job/questions"
import { STATE_FEATURES } from "../state-features"

const TYPES = {
  house: "a house",
  townhouse: "a townhouse",
  unit: "a unit",
  land: "vacant land",
  rural: "",
  commercial: "",
}
const FIRST_HOME = {
  yes: "a first home for every buyer",
  some: "a first home for some buyers",
  no: "not a first home",
  unsure: "no first home concession",
}
const LIVE_IN = { yes: "a buyer living there", no: "nobody living there", unsure: "no concession for living there" }
const FOREIGN = {
  none: "no foreign buyers",
  some: "some foreign buyers",
  all: "only foreign buyers",
  unsure: "no saving or extra duty that depends on foreign buyers",
}
const AGES = { new: "never lived in", established: "lived in before", land: "" }
const BUYERS = { "1": "one buyer", "2": "two buyers", "3+": "three or more buyers" }
const OWNERS = { company: "a company", trust: "a trust", smsf: "a self-managed super fund" }

const describeOwner = ({ entity, buyers }: JobAnswers): string =>
  entity === "people" ? `buying as ${buyers === "1" ? "an individual" : "individuals"}` : OWNERS[entity]

type Property = Pick<SaleAnswers, "state" | "propertyType" | "strata">

const listPropertyFacts = (property: Property): string[] => {
  const { strataName } = STATE_FEATURES[property.state]
  const article = /^[aeiou]/.test(strataName) ? "an" : "a"
  const strata = `${property.strata === "yes" ? `with ${article}` : "no"} ${strataName}`
  return [TYPES[property.propertyType], isDwelling(property) ? strata : ""]
}

const listPurchaseFacts = (job: JobAnswers): string[] => [
  ...listPropertyFacts(job),
  ...(isBuyingDwelling(job)
    ? [job.offThePlan === "yes" ? "off the plan" : "not off the plan", job.newHome === null ? "" : AGES[job.newHome]]
    : []),
  ...[BUYERS[job.buyers], describeOwner(job), job.loan === "yes" ? "a loan" : "no loan"],
  ...[FIRST_HOME[job.firstHome], LIVE_IN[job.liveIn], FOREIGN[job.foreign]],
  hasPensionerRelief(job) ? (job.pensioner === "yes" ? "a pensioner concession card" : "no pensioner concession") : "",
]

const listSaleFacts = (sale: Property & Pick<SaleAnswers, "mortgageOnSale">): string[] => [
  ...listPropertyFacts(sale),
  sale.mortgageOnSale === "yes" ? "a mortgage to discharge" : "no mortgage to discharge",
]

const joinFacts = (facts: readonly string[]): string => formatList(facts.filter(Boolean))

/**
 * What a total counts on, as given or assumed: `a house, no body corporate, one buyer and a loan`. The words are the same
 * wherever the job is priced. With a purchase and a sale it's two sentences.
 */
export function describeBasisOfTotal(job: JobAnswers): string {
  if (job.side === "selling") return joinFacts(listSaleFacts(job))
  const purchase = joinFacts(listPurchaseFacts(job))
  return job.sale ? `${purchase} for the purchase, and ${joinFacts(listSaleFacts(job.sale))} for the sale` : purchase
}
