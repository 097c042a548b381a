import type { IsoDate } from "../iso-date"
import type { Cents } from "../money/money"
import type { State } from "../states"

export const SIDES = ["buying", "selling", "both"] as const
export type Side = (typeof SIDES)[number]

export const PROPERTY_TYPES = ["house", "townhouse", "unit", "land", "rural", "commercial"] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const STAGES = ["looking", "offer", "signed", "auction"] as const
export type Stage = (typeof STAGES)[number]

export const ANSWERS = ["yes", "no", "unsure"] as const
export type Answer = (typeof ANSWERS)[number]

export const HOME_AGES = ["new", "established", "land"] as const
export type HomeAge = (typeof HOME_AGES)[number]

export const FOREIGN = ["none", "some", "all", "unsure"] as const
export type Foreign = (typeof FOREIGN)[number]

export const BUYER_COUNTS = ["1", "2", "3+"] as const
export type BuyerCount = (typeof BUYER_COUNTS)[number]

export const ENTITIES = ["people", "company", "trust", "smsf"] as const
export type Entity = (typeof ENTITIES)[number]

/** What is asked of every property, bought or sold. */
export type PropertyAnswers = {
  state: State
  propertyType: PropertyType
  /** Strata scheme (NSW), owners corporation (VIC), body corporate (QLD). */
  strata: Answer
  /** Contract price in cents including GST; `null` while the visitor does not know it. */
  price: Cents | null
  stage: Stage
  /** Given when `stage` is `signed`. */
  contractDate: IsoDate | null
  settlementDate: IsoDate | null
}

/**
 * Step 1 of the form: the job. Holds nothing that tells who asks, so it may be priced before any contact detail.
 * The property keys describe the purchase when `side` is `both`, and `sale` the sale.
 */
export type JobAnswers = PropertyAnswers & {
  side: Side
  offThePlan: Answer
  firstHome: Answer
  liveIn: Answer
  newHome: HomeAge | null
  foreign: Foreign
  /** Whole percent of the purchase that foreign persons take; `null` unless `foreign` is `some`. */
  foreignSharePercent: number | null
  pensioner: Answer
  /** Building costs after the contract date, in cents (Victoria, off the plan); `null` when not known. */
  constructionCost: Cents | null
  buyers: BuyerCount
  entity: Entity
  loan: Answer
  mortgageOnSale: Answer
  /** The property sold, when `side` is `both`; otherwise `null`. */
  sale: (PropertyAnswers & { mortgageOnSale: Answer }) | null
}
