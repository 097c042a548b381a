/** A calendar day as `YYYY-MM-DD`. Days compare as strings. */
export type IsoDate = string & { readonly unit: "day" }

/** @throws RangeError unless `text` is a real calendar day written `YYYY-MM-DD`. */
export function parseIsoDate(text: string): IsoDate {
  if (!isCalendarDay(text)) throw new RangeError(`not a calendar day: ${text}`)
  return text
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): text is IsoDate {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === text
}

/** The day that is `days` days after `on`; a negative number goes back. */
export function addDays(on: IsoDate, days: number): IsoDate {
  const day = new Date(`${on}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10) as IsoDate
}

/** The same day `months` later, or the last day of that month when it has no such day. */
export function addMonths(on: IsoDate, months: number): IsoDate {
  const day = new Date(`${on}T00:00:00Z`)
  const date = day.getUTCDate()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() + months + 1, 0)
  day.setUTCDate(Math.min(date, day.getUTCDate()))
  return parseIsoDate(day.toISOString().slice(0, 10))
}

/** The number of calendar days from `from` (not counted) to `until` (counted). It's negative if `until` is the earlier day. */
export const countDaysBetween = (from: IsoDate, until: IsoDate): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000
