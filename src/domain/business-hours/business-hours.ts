import type { OfficeHours } from "./hours-in-words"
import { minuteOf, wallClock, weekdayOf } from "./wall-clock"

/** True while `instant` lies in the office's hours, both ends inclusive, by the clock of its own time zone. Knows no holidays. */
export function isWithinBusinessHours(instant: Date, { days, fromMinute, toMinute, timeZone }: OfficeHours): boolean {
  const clock = wallClock(instant, timeZone)
  const minute = minuteOf(clock)
  return days.includes(weekdayOf(clock)) && minute >= fromMinute && minute <= toMinute
}
