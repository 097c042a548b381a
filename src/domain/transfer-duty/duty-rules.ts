import type { Figures } from "../figures/figures"
import type { IsoDate } from "../iso-date"
import type { Answer, JobAnswers } from "../job/questions"
import { type Cents, cents } from "../money/money"
import type { Period, TableSource } from "../source-and-period"

/** What a table says about itself for visitors, and what its period says about where its figures come from. */
export type Rule = {
  words: { label: string; why: string; rule?: string | undefined }
  period: Partial<Period> & { source: TableSource; checked: IsoDate; provisional?: boolean | undefined }
}

/** The savings of transfer duty, as the names of their tables begin. */
export const DUTY_SAVINGS = ["off-the-plan", "home-concession", "first-home", "pensioner"] as const

/** The result of one rule of transfer duty: the whole duty after it. A state's first step is its scale; the others are savings. */
export type DutyStep = Rule & {
  key: "transfer-duty" | (typeof DUTY_SAVINGS)[number]
  /** Whether the buyer gets it; `unsure` is shown and not counted. */
  when: Answer
  duty: Cents
}

export type Purchase = JobAnswers & { price: Cents }

/** `no` if any answer is no; otherwise `unsure` if any is unsure; otherwise `yes`. */
export const combineAnswers = (...answers: readonly Answer[]): Answer =>
  answers.includes("no") ? "no" : answers.includes("unsure") ? "unsure" : "yes"

export const toYesOrNo = (fact: boolean): Answer => (fact ? "yes" : "no")

type ManualReason = keyof Figures["quote-words"]["manual"]

/** Thrown when the answers aren't enough to work out the duty: it's never guessed. */
export class NeedsPerson extends RangeError {
  constructor(readonly why: ManualReason) {
    super(`a person works this out: ${why}`)
    this.name = "NeedsPerson"
  }
}

/** Whether every buyer is a first home buyer, by the rules of the state. */
export const isFirstHomeForAll = ({ firstHome }: JobAnswers): Answer => (firstHome === "some" ? "no" : firstHome)

export const isFirstHomeForAny = ({ firstHome }: JobAnswers): Answer => (firstHome === "some" ? "yes" : firstHome)

/**
 * The percentage of the purchase that first home buyers buy, if not all the buyers are first home buyers.
 *
 * @throws NeedsPerson when it isn't known.
 */
export function getFirstHomeBuyersShare({ firstHomeSharePercent }: JobAnswers): number {
  if (firstHomeSharePercent === null) throw new NeedsPerson("first-home-share")
  return firstHomeSharePercent
}

/** `percent` of `amount`, not rounded. */
export const calculatePercentage = (amount: number, percent: number): number => (amount * percent) / 100

/** Whether the buyers are people, not a company, a trust or a fund, who will live in the home. Every saving requires it. */
export const isOwnerOccupiedHome = (job: JobAnswers): Answer =>
  combineAnswers(toYesOrNo(job.entity === "people"), job.liveIn)

export const hasNoForeignBuyer = (job: JobAnswers): Answer =>
  job.foreign === "unsure" ? "unsure" : toYesOrNo(job.foreign === "none")

/** Whether at least one buyer is a citizen or permanent resident. */
export const hasLocalBuyer = (job: JobAnswers): Answer =>
  job.foreign === "unsure" ? "unsure" : toYesOrNo(job.foreign !== "all")

export const isVacantLand = (job: JobAnswers): boolean => job.propertyType === "land" || job.newHome === "land"

export const isNewHome = (job: JobAnswers): boolean => job.newHome === "new" || job.offThePlan === "yes"

/** Above `over` (exclusive) the duty is `base` plus `ratePercent` of the value above it, or of the whole value. */
export type Bracket = Figures["transfer-duty-nsw"]["periods"][number]["brackets"][number]

/** The last bracket that starts below `value`. */
export const findBracket = (value: Cents, brackets: readonly Bracket[]): Bracket | undefined =>
  brackets.findLast(bracket => bracket.over < value)

/** Duty on `value`, in cents and not rounded: each office rounds in its own way. */
export function calculateDutyFromBrackets(value: Cents, brackets: readonly Bracket[]): number {
  const bracket = findBracket(value, brackets)
  if (!bracket) return 0
  const taxableValue = bracket.of === "whole" ? value : value - bracket.over
  return bracket.base + (taxableValue * bracket.ratePercent) / 10_000
}

/** `value` up to the next $100, as New South Wales and Queensland charge "each $100 or part of $100". */
export const roundUpToHundredDollars = (value: Cents): Cents => cents(Math.ceil(value / 10_000) * 10_000)
