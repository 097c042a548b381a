import { buildJob } from "../domain/job/job"
import type { JobAnswers } from "../domain/job/questions"
import { dollars } from "../domain/money/money"

/** A simple purchase: an established house in New South Wales for $900,000, one local buyer, no concession and no loan. */
export const buildJobAnswers = (answers: Partial<JobAnswers> = {}): JobAnswers =>
  buildJob({
    ...{ side: "buying", state: "NSW", propertyType: "house", strata: "no", price: dollars(900_000) },
    ...{ stage: "looking", contractDate: null, settlementDate: null, offThePlan: "no", newHome: "established" },
    ...{ firstHome: "no", liveIn: "no", foreign: "none", foreignSharePercent: null, pensioner: "no" },
    ...{ constructionCost: null, buyers: "1", entity: "people", loan: "no", mortgageOnSale: "no", sale: null },
    ...answers,
  })

/** The minimum that a quote request must contain, as a form sends it. */
export const LEAST_REQUEST = {
  ...{ side: "buying", state: "NSW", propertyType: "house", price: "$850,000", stage: "looking" },
  ...{ name: "Bo", email: "bo@example.com" },
}
