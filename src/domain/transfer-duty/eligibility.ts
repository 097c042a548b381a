import type { Answer, JobAnswers } from "../job/questions"
import type { Cents } from "../money/money"

/** A purchase whose price is known. */
export type Purchase = JobAnswers & { price: Cents }

/** `no` when one is no; otherwise `unsure` when one is; otherwise `yes`. */
export const all = (...answers: readonly Answer[]): Answer =>
  answers.includes("no") ? "no" : answers.includes("unsure") ? "unsure" : "yes"

export const yesIf = (fact: boolean): Answer => (fact ? "yes" : "no")

/** People, not a company, a trust or a fund, who will live in the home: no saving is given to others. */
export const ownHome = (job: JobAnswers): Answer => all(yesIf(job.entity === "people"), job.liveIn)

/** Whether no buyer is foreign. */
export const noneForeign = (job: JobAnswers): Answer =>
  job.foreign === "unsure" ? "unsure" : yesIf(job.foreign === "none")

/** Whether at least one buyer is a citizen or permanent resident. */
export const someLocal = (job: JobAnswers): Answer =>
  job.foreign === "unsure" ? "unsure" : yesIf(job.foreign !== "all")

export const isLand = (job: JobAnswers): boolean => job.propertyType === "land" || job.newHome === "land"

export const isNewHome = (job: JobAnswers): boolean => job.newHome === "new" || job.offThePlan === "yes"
