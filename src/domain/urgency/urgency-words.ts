import { getLocalTime, getWeekday } from "../business-hours/business-hours"
import { formatClockTime } from "../business-hours/format-hours"
import { formatDeadlineTime, formatWeekdayAndDay } from "../key-dates/date-words"
import { findMostUrgentRule, getUrgencyRules, type Tables } from "./urgency"
import type { Level, UrgencyFacts } from "./urgency-types"

/** What a visitor is told about the date that makes a sale urgent: its name and day, and what to do. */
export type UrgencyAdvice = { level: Exclude<Level, "none">; title: string; say: string }

/**
 * What's most urgent about a sale, in words for the visitor and, in `toFirm`, for the firm: `Cooling-off ends Tuesday 1 December
 * at 5 pm.` Without a date that's what the firm does.
 *
 * @returns `null` when nothing is urgent.
 * @throws NoFigureInForce as `calculateSaleUrgency` does.
 */
export function describeUrgency(
  sides: readonly UrgencyFacts[],
  now: Date,
  tables: Tables,
): { advice: UrgencyAdvice; toFirm: string } | null {
  const rule = findMostUrgentRule(sides, now, tables)
  if (!rule) return null
  const { id, level, date, keyDate } = rule
  const { say, act } = getUrgencyRules(tables.urgency, now).rules[id]
  if (!date || !keyDate) return { advice: { level, title: "What to do first", say }, toFirm: act }
  const [day, time] = [formatWeekdayAndDay(date.on), formatDeadlineTime(keyDate)]
  const shortDay = day.replace(` ${now.getUTCFullYear()}`, "")
  return {
    advice: { level, title: `${keyDate.label}: ${day}${time && `, ${time}`}`, say },
    toFirm: `${keyDate.label} ${shortDay}${time.replace("by", " at")}.`,
  }
}

/** By when to call or answer, in words: `Call by 10:30 am Monday.` The time is the office's. */
export function formatCallBy(callBy: Date, level: Level, timeZone: string): string {
  const at = getLocalTime(callBy, timeZone)
  const clock = formatClockTime(at.getUTCHours() * 60 + at.getUTCMinutes())
  return `${level === "normal" ? "Answer" : "Call"} by ${clock} ${getWeekday(at)}.`
}
