import { clockTime, type OfficeHours } from "./hours-in-words"
import type { OfficeStatus } from "./office-status"

/** Whether the office is open, in two or three words; empty when it does not open again. */
export function officeInShort(status: OfficeStatus | null, { fromMinute }: OfficeHours): string {
  if (!status) return ""
  if (status.open) return "Open now"
  const day = status.inDays > 0 ? `${status.weekday.slice(0, 3)} ` : ""
  return `Opens ${day}${clockTime(fromMinute)}`
}

/** The same as a sentence. */
export function officeInWords(status: OfficeStatus | null, { fromMinute, toMinute }: OfficeHours): string {
  if (status?.open) return `Open now, until ${clockTime(toMinute)}.`
  return `Closed now.${status ? ` Opens ${dayOf(status)} at ${clockTime(fromMinute)}.` : ""}`
}

const dayOf = ({ weekday, inDays }: OfficeStatus): string => (inDays === 0 ? "today" : `on ${weekday}`)
