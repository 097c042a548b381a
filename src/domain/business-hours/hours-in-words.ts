/** When the office is open: days of the week by name, and minutes since midnight, both ends inclusive. */
export type OfficeHours = { days: readonly string[]; fromMinute: number; toMinute: number; timeZone: string }

/** `510` as `8:30 am`. */
export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`
}

/** The hours as people say them: `Monday to Friday, 8:30 am to 5:30 pm (Sydney time)`. Days are taken in the order given. */
export function hoursInWords({ days, fromMinute, toMinute, timeZone }: OfficeHours): string {
  const inDays = days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(" and ")
  return `${inDays}, ${clockTime(fromMinute)} to ${clockTime(toMinute)} (${timeZone.replace(/^.*\//, "")} time)`
}
