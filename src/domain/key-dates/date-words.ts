import { getWeekday } from "../business-hours/business-hours"
import { formatDay } from "../format/format"
import type { IsoDate } from "../iso-date"
import type { KeyDate, KeyDateWarning } from "./key-date-types"

export const formatWeekdayAndDay = (on: IsoDate): string =>
  `${getWeekday(new Date(`${on}T00:00:00Z`))} ${formatDay(on)}`

const CLOCKS: Record<NonNullable<KeyDate["clock"]>, string> = {
  "17:00": "5 pm",
  "18:00": "6 pm",
  "24:00": "midnight at the end of the day",
}

/** The time by which something must be done: `by 5 pm`; empty if there's no set time. */
export const formatDeadlineTime = ({ clock }: Pick<KeyDate, "clock">): string => (clock ? `by ${CLOCKS[clock]}` : "")

export const formatKeyDateWarning = ({ key, text, day, otherwise }: KeyDateWarning): string =>
  [
    text,
    day && `The day in question: ${formatWeekdayAndDay(day)}.`,
    otherwise &&
      `${key === "moved" ? "The business day before" : "Counted the other way"}: ${formatWeekdayAndDay(otherwise)}.`,
  ]
    .filter(Boolean)
    .join(" ")
