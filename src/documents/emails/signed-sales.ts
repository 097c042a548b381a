import { byWhen, warningInWords, weekdayAndDay } from "../../components/key-date-list/when"
import type { JobAnswers, PropertyAnswers } from "../../domain/job/questions"
import { ALARM_DAYS, renderCalendarFile, getCalendarName } from "../../domain/key-dates/calendar-file"
import type { KeyDates, KeyDatesInput } from "../../domain/key-dates/key-date-types"
import { calculateKeyDates } from "../../domain/key-dates/key-dates"
import { keyDateTables } from "../../domain/key-dates/published"
import type { Block } from "./blocks"

/** What a request says about its contracts. */
export type AskedJob = Pick<JobAnswers, "side" | "offThePlan" | "sale"> & PropertyAnswers

/** A contract whose date is known, with the days that follow from it. */
type SignedSale = { sale: KeyDatesInput; counted: KeyDates }

/**
 * The key dates of each contract that is signed: none, one, or two for who buys and sells. The form does not ask how a
 * property was sold, so they are those of a private sale. A contract that the tables do not cover has none.
 */
export function listSignedSales({ side, offThePlan, sale, ...property }: AskedJob): SignedSale[] {
  const own = { ...property, offThePlan, side: side === "selling" ? "selling" : "buying" } as const
  const both = sale ? [own, { ...sale, offThePlan: "no", side: "selling" } as const] : [own]
  return both.flatMap(({ state, contractDate, settlementDate, ...asked }) => {
    if (asked.stage !== "signed" || contractDate === null) return []
    const terms: KeyDatesInput = {
      ...{ state, contractDate, side: asked.side, method: "private" },
      offThePlan: asked.offThePlan === "yes",
      settlement: settlementDate && { on: settlementDate },
    }
    const counted = countDatesOrNull(terms)
    return counted ? [{ sale: terms, counted }] : []
  })
}

function countDatesOrNull(sale: KeyDatesInput): KeyDates | null {
  try {
    return calculateKeyDates(sale, keyDateTables)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** A sale's key dates as a file for a calendar. @param stamp When it was made. */
export const calendarOf = ({ sale, counted }: SignedSale, stamp: Date) => ({
  filename: `${getCalendarName(sale)}.ics`,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content: renderCalendarFile(counted, { uid: getCalendarName(sale), stamp, alarmDays: ALARM_DAYS }),
})

/** The key dates of a signed contract as parts of an email, with every doubt about them. */
export function buildKeyDateBlocks({ sale, counted }: SignedSale): Block[] {
  const { dates, noCoolingOff, warnings } = counted
  const labelOf = (about: string) => dates.find(({ key }) => key === about)?.label
  return [
    { is: "heading", text: sale.side === "buying" ? "Key dates of your purchase" : "Key dates of your sale" },
    {
      is: "rows",
      rows: dates.map(date => ({
        label: date.label,
        value: [weekdayAndDay(date.on), byWhen(date)].filter(Boolean).join(" "),
        why: date.note,
      })),
    },
    ...(noCoolingOff ? [{ is: "note" as const, text: noCoolingOff }] : []),
    ...warnings.map(warning => {
      const label = labelOf(warning.about ?? "")
      return { is: "note" as const, text: `${label ? `${label}: ` : ""}${warningInWords(warning)}` }
    }),
    {
      is: "note",
      text: "Counted for a private sale. After an auction, or if the right was given up, there is no cooling-off period. Your contract decides, and a special condition can move any date: ask us before you rely on one. The attached file puts the dates into your calendar.",
    },
  ]
}
