import type { Item } from "../figures/figures"
import type { Answer, JobAnswers, PropertyAnswers } from "../job/questions"

export type Conditions = Record<Item["when"], Answer>

const NONE: Conditions = {
  always: "yes",
  strata: "no",
  "off-the-plan": "no",
  entity: "no",
  foreign: "no",
  loan: "no",
  mortgage: "no",
  "on-request": "unsure",
}

export const getPurchaseFeeConditions = (job: JobAnswers): Conditions => ({
  ...NONE,
  strata: job.strata,
  "off-the-plan": job.offThePlan,
  entity: job.entity === "people" ? "no" : "yes",
  foreign: job.foreign === "none" ? "no" : job.foreign === "unsure" ? "unsure" : "yes",
  loan: job.loan,
})

export const getSaleFeeConditions = (sale: PropertyAnswers & { mortgageOnSale: Answer }): Conditions => ({
  ...NONE,
  strata: sale.strata,
  mortgage: sale.mortgageOnSale,
})
