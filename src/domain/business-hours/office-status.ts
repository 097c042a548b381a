import { isWithinBusinessHours } from "./business-hours"
import type { OfficeHours } from "./hours-in-words"
import { minuteOf, wallClock, weekdayOf } from "./wall-clock"

/** Whether the office is open now; if not, the day on which it opens next. `inDays` 0 is today. */
export type OfficeStatus = { open: boolean; weekday: string; inDays: number }

/** An office that stays closed for more days than this does not open again. */
const LONGEST_BREAK = 30

/**
 * Whether the office is open at `instant`, and when it opens again.
 *
 * @param closedDays Days on which it stays closed, such as public holidays, as `YYYY-MM-DD`.
 * @returns `null` when it does not open within 30 days.
 */
export function officeStatus(instant: Date, hours: OfficeHours, closedDays: readonly string[]): OfficeStatus | null {
  const clock = wallClock(instant, hours.timeZone)
  const minute = minuteOf(clock)
  for (let inDays = 0; inDays <= LONGEST_BREAK; inDays++) {
    const weekday = weekdayOf(clock)
    const over = inDays === 0 && minute > hours.toMinute
    if (!over && hours.days.includes(weekday) && !closedDays.includes(clock.toISOString().slice(0, 10)))
      return { open: inDays === 0 && isWithinBusinessHours(instant, hours), weekday, inDays }
    clock.setUTCDate(clock.getUTCDate() + 1)
  }
  return null
}
