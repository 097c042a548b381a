/**
 * What a clock on the wall of `timeZone` shows at `instant`, as a date to be read with the UTC getters. Sweden writes
 * its dates as ISO 8601 does.
 *
 * @throws RangeError for a time zone that nobody knows.
 */
export const wallClock = (instant: Date, timeZone: string): Date =>
  new Date(`${instant.toLocaleString("sv", { timeZone }).replace(" ", "T")}Z`)

/** The minutes since midnight on a clock of `wallClock`. */
export const minuteOf = (clock: Date): number => clock.getUTCHours() * 60 + clock.getUTCMinutes()

/** The name of the day on a clock of `wallClock`, such as `Monday`. */
export const weekdayOf = (clock: Date): string => clock.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" })
