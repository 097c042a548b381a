import { isoDate, type IsoDate } from "../iso-date"

/** The same day `months` later, or the last day of that month when it has no such day. */
export function addMonths(on: IsoDate, months: number): IsoDate {
  const day = new Date(`${on}T00:00:00Z`)
  const date = day.getUTCDate()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() + months + 1, 0)
  day.setUTCDate(Math.min(date, day.getUTCDate()))
  return isoDate(day.toISOString().slice(0, 10))
}
