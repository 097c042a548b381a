import { parseIsoDate, type IsoDate } from "../iso-date"

/** When the office is open: days of the week by name, and minutes since midnight, both ends inclusive. */
export type OfficeHours = { days: readonly string[]; fromMinute: number; toMinute: number; timeZone: string }

/** Kept, since creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The Swedish locale writes dates as ISO 8601 does. */
function getDateFormatterForTimeZone(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "medium", timeZone })
  formatters.set(timeZone, formatter)
  return formatter
}

/**
 * The local time in `timeZone` at `instant`, as a date to be read with the UTC getters.
 *
 * @throws RangeError for an unknown time zone.
 */
export const getLocalTime = (instant: Date, timeZone: string): Date =>
  new Date(`${getDateFormatterForTimeZone(timeZone).format(instant).replace(" ", "T")}Z`)

/** The date in `timeZone` at `instant`. @throws RangeError for an unknown time zone. */
export const getLocalDate = (instant: Date, timeZone: string): IsoDate =>
  parseIsoDate(getLocalTime(instant, timeZone).toISOString().slice(0, 10))

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/** The weekday of `date` in UTC, such as `Monday`. Pass it a local time from `getLocalTime`. */
export const getWeekday = (date: Date): string => WEEKDAYS[date.getUTCDay()] ?? ""

/** Whether the office is open now, and the weekday on which it next opens, `inDays` days from today (0 is today). */
export type OfficeStatus = { open: boolean; weekday: string; inDays: number }

/** An office that doesn't open within this many days counts as permanently closed. */
const LONGEST_BREAK = 30

/**
 * Whether the office is open at `instant`, and when it opens again.
 *
 * @param closedDays Days on which the office stays closed, such as public holidays, as `YYYY-MM-DD`.
 * @returns `null` when the office doesn't open within 30 days.
 */
export function getOfficeOpeningStatus(
  instant: Date,
  hours: OfficeHours,
  closedDays: readonly string[],
): OfficeStatus | null {
  const clock = getLocalTime(instant, hours.timeZone)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  for (let inDays = 0; inDays <= LONGEST_BREAK; inDays++) {
    const weekday = getWeekday(clock)
    const isOver = inDays === 0 && minute > hours.toMinute
    if (!isOver && hours.days.includes(weekday) && !closedDays.includes(clock.toISOString().slice(0, 10)))
      return { open: inDays === 0 && minute >= hours.fromMinute, weekday, inDays }
    clock.setUTCDate(clock.getUTCDate() + 1)
  }
  return null
}
