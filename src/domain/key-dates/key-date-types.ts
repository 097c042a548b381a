import type { Source } from "../source-and-period"
import type { IsoDate } from "../iso-date"
import type { CoolingOffSale } from "./cooling-off"
import type { KeyDateRow, TimeZone } from "./tables"

/** A time limit in the contract: calendar days after the contract date, which isn't counted, or a fixed day. */
export type Term = { days: number } | { on: IsoDate }

export type KeyDatesInput = CoolingOffSale & {
  side: "buying" | "selling"
  finance?: Term | null
  buildingAndPest?: Term | null
  /** By default the usual term of the state; off the plan there is none. */
  settlement?: Term | null
  /** A place of the state's holiday table; `null` for anywhere else. */
  place?: string | null
  /** Answers that couldn't be read. Dates that depend on them are left out. */
  unreadable?: readonly Unreadable[]
}

/** The answers that may be unreadable while the other dates are still calculated. */
export type Unreadable = "cooling-off" | "finance" | "building-and-pest" | "settlement"

export type KeyDate = {
  key: string
  kind: KeyDateRow["kind"]
  label: string
  on: IsoDate
  /** The time by which something must be done; without it, any time of the day. `24:00` is the midnight that ends the day. */
  clock?: "17:00" | "18:00" | "24:00"
  rule: string
  /** For a buyer: what to do by this date, what it costs, if anything, and the path of the guide to it. */
  steps?: { text: string; guide: string }
  source: Source
  note?: string
  /** True where we found no government page or Act that confirms it. */
  provisional?: boolean
  /** The day before the date moved, which isn't a business day. */
  movedFrom?: IsoDate
}

/** A warning that the law is unclear, a date moved, or an answer had no effect. */
export type KeyDateWarning = {
  key: string
  text: string
  /** The key of the date that the warning is about, if any. */
  about?: string
  day?: IsoDate
  /** The date if the doubt is resolved the other way. It's safe to act by the earlier of the two. */
  otherwise?: IsoDate
}

export type KeyDates = {
  timeZone: TimeZone
  dates: KeyDate[]
  /** Why the sale has no cooling-off period; `null` when it has one. */
  noCoolingOff: string | null
  warnings: KeyDateWarning[]
  /** The labels of the dates that are left out, each with the unreadable answer that the date depends on. */
  leftOut: { label: string; because: Unreadable }[]
}
