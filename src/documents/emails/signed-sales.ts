import { formatDeadlineTime, formatKeyDateWarning, formatWeekdayAndDay } from "../../domain/key-dates/date-words"
import type { JobAnswers, PropertyAnswers } from "../../domain/job/questions"
import { ALARM_DAYS, renderCalendarFile, getCalendarName } from "../../domain/key-dates/calendar-file"
import type { KeyDates, KeyDatesInput } from "../../domain/key-dates/key-date-types"
import { calculateKeyDates } from "../../domain/key-dates/key-dates"
import { keyDateTables } from "../../domain/key-dates/published"
import type { Block } from "./blocks"

type RequestedJob = Pick<JobAnswers, "side" | "offThePlan" | "sale"> & PropertyAnswers

type SignedSale = { sale: KeyDatesInput; keyDates: KeyDates }

/** Counts them as private sales, since the form doesn't ask. Leaves out a contract that the tables don't cover. */
export function listSignedContractsWithKeyDates({ side, offThePlan, sale, ...property }: RequestedJob): SignedSale[] {
  const own = { ...property, offThePlan, side: side === "selling" ? "selling" : "buying" } as const
  const both = sale ? [own, { ...sale, offThePlan: "no", side: "selling" } as const] : [own]
  return both.flatMap(({ state, contractDate, settlementDate, ...job }) => {
    if (job.stage !== "signed" || contractDate === null) return []
    const terms: KeyDatesInput = {
      ...{ state, contractDate, side: job.side, method: "private" },
      offThePlan: job.offThePlan === "yes",
      settlement: settlementDate && { on: settlementDate },
    }
    // Without a settlement that's later than the tables, the other dates can still be counted.
    const keyDates =
      calculateKeyDatesOrNull(terms) ??
      calculateKeyDatesOrNull({ ...terms, settlement: null, unreadable: ["settlement"] })
    return keyDates ? [{ sale: terms, keyDates }] : []
  })
}

function calculateKeyDatesOrNull(sale: KeyDatesInput): KeyDates | null {
  try {
    return calculateKeyDates(sale, keyDateTables)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** @param id The quote's id. */
export const buildCalendarFile = ({ sale, keyDates }: SignedSale, id: string, stamp: Date) => ({
  filename: `${getCalendarName(sale)}.ics`,
  contentType: "text/calendar; charset=utf-8",
  content: renderCalendarFile(keyDates, { uid: `${getCalendarName(sale)}-${id}`, stamp, alarmDays: ALARM_DAYS }),
})

/** The key dates of a contract, and what's to know about them, for anyone. */
export function buildKeyDateRowBlocks({ dates, noCoolingOff, warnings }: KeyDates): Block[] {
  const findKeyDateLabel = (about: string) => dates.find(({ key }) => key === about)?.label
  return [
    {
      is: "rows",
      rows: dates.map(date => ({
        label: date.label,
        value: [formatWeekdayAndDay(date.on), formatDeadlineTime(date)].filter(Boolean).join(" "),
        why: date.note,
      })),
    },
    ...(noCoolingOff ? [{ is: "note" as const, text: noCoolingOff }] : []),
    ...warnings.map(warning => {
      const label = findKeyDateLabel(warning.about ?? "")
      return { is: "note" as const, text: `${label ? `${label}: ` : ""}${formatKeyDateWarning(warning)}` }
    }),
  ]
}

/** The same for the visitor whose contract it is. */
export const buildKeyDateEmailBlocks = ({ sale, keyDates }: SignedSale): Block[] => [
  { is: "heading", text: sale.side === "buying" ? "Key dates of your purchase" : "Key dates of your sale" },
  ...buildKeyDateRowBlocks(keyDates),
  {
    is: "note",
    text: "These dates are for a private sale. There’s no cooling-off at auction, nor for some sales close to one, nor if you’ve given it up in a state that allows it. Your contract decides, and a special condition can move any date: ask us before you rely on one. The attached file adds the dates to your calendar.",
  },
]
