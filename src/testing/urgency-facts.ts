import { convertLocalTimeToInstant } from "../domain/business-hours/get-instant"
import { tablesOfKeyDates } from "../domain/firm/key-date-tables"
import { parseIsoDate } from "../domain/iso-date"
import { parseKeyDateTables } from "../domain/key-dates/tables"
import { STATE_FEATURES } from "../domain/state-features"
import { OUR_STATES } from "../domain/states"
import { parseUrgencyTable } from "../domain/urgency/published"
import type { UrgencyFacts } from "../domain/urgency/urgency-types"
import table from "./urgency-table.json"

/** Published key dates, and levels made up for tests, as firms can change theirs. */
export const urgencyTables = {
  urgency: parseUrgencyTable(table),
  keyDates: parseKeyDateTables(tablesOfKeyDates, OUR_STATES),
}

/** Parses a local time in the state, such as `2026-11-26 16:59`. Without a time it's noon. */
export function parseLocalTime(state: UrgencyFacts["state"], text: string): Date {
  const [on = "", time = "12:00"] = text.split(" ")
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  return convertLocalTimeToInstant(parseIsoDate(on), hour * 60 + minute, STATE_FEATURES[state].capital.timeZone)
}

export type FactChanges = Partial<Omit<UrgencyFacts, "contractDate" | "state">> & { state: UrgencyFacts["state"] }

export const buildUnsignedSale = (more: FactChanges): UrgencyFacts => ({
  side: "buying",
  stage: "looking",
  contractDate: null,
  ...more,
})

/** A purchase whose contract is signed. In Queensland it's insured and not subject to finance. */
export const buildSignedSale = (on: string, more: FactChanges): UrgencyFacts => ({
  ...{ side: "buying", stage: "signed", contractDate: parseIsoDate(on) },
  ...(more.state === "QLD" && { insured: "yes", finance: "none" }),
  ...more,
})

export const createDateFact = (on: string) => ({ on: parseIsoDate(on) })
