import { ALARM_DAYS, calendarFile, calendarName } from "../../domain/key-dates/calendar-file"
import { keyDates } from "../../domain/key-dates/key-dates"
import type { KeyDates, KeyDatesInput } from "../../domain/key-dates/key-date-types"
import { keyDateTables } from "../../domain/key-dates/published"
import type { JobAnswers, PropertyAnswers } from "../../domain/job/questions"

/** What a request says about its contracts. */
export type AskedJob = Pick<JobAnswers, "side" | "offThePlan" | "sale"> & PropertyAnswers

/** A contract whose date is known, with the days that follow from it. */
export type SignedSale = { sale: KeyDatesInput; counted: KeyDates }

/**
 * The key dates of each contract that is signed: none, one, or two for who buys and sells. The form does not ask how a
 * property was sold, so they are those of a private sale. A contract that the tables do not cover has none.
 */
export function signedSales({ side, offThePlan, sale, ...property }: AskedJob): SignedSale[] {
  const own = { ...property, offThePlan, side: side === "selling" ? "selling" : "buying" } as const
  const both = sale ? [own, { ...sale, offThePlan: "no", side: "selling" } as const] : [own]
  return both.flatMap(({ state, contractDate, settlementDate, ...asked }) => {
    if (asked.stage !== "signed" || contractDate === null) return []
    const terms: KeyDatesInput = {
      ...{ state, contractDate, side: asked.side, method: "private" },
      offThePlan: asked.offThePlan === "yes",
      settlement: settlementDate && { on: settlementDate },
    }
    const counted = countedOrNull(terms)
    return counted ? [{ sale: terms, counted }] : []
  })
}

function countedOrNull(sale: KeyDatesInput): KeyDates | null {
  try {
    return keyDates(sale, keyDateTables)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** A sale's key dates as a file for a calendar. @param stamp When it was made. */
export const calendarOf = ({ sale, counted }: SignedSale, stamp: Date) => ({
  filename: `${calendarName(sale)}.ics`,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content: calendarFile(counted, { uid: calendarName(sale), stamp, alarmDays: ALARM_DAYS }),
})
