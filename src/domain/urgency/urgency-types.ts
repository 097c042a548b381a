import type { IsoDate } from "../iso-date"
import type { Term } from "../key-dates/key-date-types"
import type { Answer } from "../job/questions"
import type { State } from "../states"

/** From the highest to the lowest. */
export const LEVELS = ["now", "today", "soon", "normal", "none"] as const
export type Level = (typeof LEVELS)[number]

/** The rules, by the names under which receivers of leads know them. `stale`: the tables don't cover the contract. */
export const RULE_IDS = [
  ...(["u00", "u01", "u02", "u03", "u04", "u05", "u06", "u07", "u08", "u09"] as const),
  ...(["u10", "u11", "u12", "u13", "u14", "u15", "u16", "u17", "u18", "u19"] as const),
  ...(["u20", "u21", "u22", "u23", "u24", "u25", "u26", "u27", "u28", "u29"] as const),
  ...(["u30", "stale"] as const),
] as const
export type RuleId = (typeof RULE_IDS)[number]

/**
 * A missing fact isn't known. Protection counts as missing until it's confirmed; a problem counts only once it's
 * reported.
 */
export type UrgencyFacts = {
  side: "buying" | "selling"
  state: State
  stage: "looking" | "offer" | "signed" | "auction"
  /** New South Wales: the day of exchange. */
  contractDate: IsoDate | null
  /** The settlement date or term in the contract; `null` means the usual term of the state. */
  settlement?: Term | null
  method?: "auction" | "private"
  offThePlan?: boolean
  coolingOffFrom?: IsoDate | null
  waived?: boolean
  /** `none`: the contract isn't subject to it. */
  finance?: Term | "none"
  buildingAndPest?: Term | "none"
  /** A place of the state's holiday table. */
  place?: string | null
  auctionOn?: IsoDate
  /** The first day on which the property is to be advertised. */
  advertiseOn?: IsoDate
  /** The day on which the buyer is to sign. */
  signingOn?: IsoDate
  /** New South Wales: a document that the contract must have was missing. */
  missingDocument?: Answer
  /** New South Wales: the buyer is asked for a section 66W certificate. */
  certificate66W?: Answer
  /** Victoria and Queensland: the buyer got the seller's statement before signing. */
  statementReceived?: Answer
  insured?: Answer
  /** The seller's contract, or statement with its certificates, is ready and up to date. */
  documentsReady?: Answer
  landTaxServed?: Answer
  mortgageOnSale?: Answer
  dischargeAsked?: Answer
  clearance?: Answer
  /** A message about changed bank details came, or money went to new ones. */
  bankDetailsChanged?: Answer
}

/** A date as a lead names it, with the time by the state's clock by which something must be done. `24:00` ends the day. */
export type FirstDate = { key: string; on: IsoDate; clock: string }

export type Urgency = {
  urgency: Level
  /** `null` when nothing is urgent. */
  urgencyReason: RuleId | null
  /** The first date that matters; `null` when none is known. */
  firstDate: FirstDate | null
  /** Whole hours until `firstDate`, rounded down: below 0 once it's past. */
  hoursLeft: number | null
}

/**
 * How urgent a request was when it came. `callBy` is the time by which the firm calls or answers, ISO 8601 in UTC, and
 * `urgencyText` the same in words.
 */
export type RequestUrgency = Urgency & { callBy: string | null; urgencyText?: string }
