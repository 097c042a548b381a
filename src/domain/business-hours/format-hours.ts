import { formatList } from "../text-formats"
import type { OfficeHours, OfficeStatus } from "./business-hours"

/** Minutes after midnight for people: 510 is `8:30 am`. */
export function formatClockTime(minute: number): string {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`
}

/** Opening hours for people: `Monday to Friday, 8:30 am to 5:30 pm (Sydney time)`. Days stay in the order of `days`. */
export function formatOpeningHours({ days, fromMinute, toMinute, timeZone }: OfficeHours): string {
  const dayRange = days.length > 2 ? `${days[0]} to ${days.at(-1)}` : formatList(days)
  return `${dayRange}, ${formatClockTime(fromMinute)} to ${formatClockTime(toMinute)} (${timeZone.replace(/^.*\//, "")} time)`
}

/** Opening hours in which no line ends inside "5:30 pm" or "(Sydney time)". */
export const preventBreaksInHours = (hours: string): string => hours.replace(/ (?=[ap]m\b|time\))/g, "\u00a0")

/** The office's status in two or three words; empty when it doesn't open again within 30 days. */
export function formatShortOfficeOpeningStatus(status: OfficeStatus | null, { fromMinute }: OfficeHours): string {
  if (!status) return ""
  if (status.open) return "Open now"
  const day = status.inDays > 0 ? `${status.weekday.slice(0, 3)} ` : ""
  return `Opens ${day}${formatClockTime(fromMinute)}`
}

export function formatOfficeOpeningStatus(status: OfficeStatus | null, { fromMinute, toMinute }: OfficeHours): string {
  if (status?.open) return `Open now, until ${formatClockTime(toMinute)}.`
  return `Closed now.${status ? ` Opens ${formatOpeningDay(status)} at ${formatClockTime(fromMinute)}.` : ""}`
}

const formatOpeningDay = ({ weekday, inDays }: OfficeStatus): string => (inDays === 0 ? "today" : `on ${weekday}`)
