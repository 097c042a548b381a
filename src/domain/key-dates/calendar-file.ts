import { describeSources } from "../format/source-words"
import { addDays, type IsoDate } from "../iso-date"
import type { KeyDate, KeyDatesInput } from "./key-date-types"
import type { TimeZone } from "./tables"

export type CalendarEvent = Pick<KeyDate, "key" | "label" | "on" | "clock" | "rule" | "note"> &
  Partial<Pick<KeyDate, "source">>

type Calendar = {
  dates: readonly CalendarEvent[]
  /** The time zone of the events with a clock time; null if no event has one. */
  timeZone: TimeZone | null
}

type CalendarOptions = {
  /** Identifies the sale among all sales. It's the same each time, so that a file that's imported again replaces its events. */
  uid: string
  stamp: Date
  /** An alarm at 9 am this many days before each date; none for an empty list. 0 is the day itself. */
  alarmDays: readonly number[]
}

export const ALARM_DAYS = [1, 3] as const

/** The name of a sale's calendar, used for its file and in `uid`. Another sale may have the same. */
export const getCalendarName = ({ state, side, contractDate }: KeyDatesInput): string =>
  `key-dates-${state.toLowerCase()}-${side}-${contractDate}`

const ALARM_HOUR = 9

/** As RFC 5545 asks, and RFC 2426 for contact cards. */
export const escapeCalendarText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")

/** Splits a line into pieces of at most 75 octets, without splitting a character. */
export function wrapCalendarFileLine(line: string): string {
  const pieces: string[] = []
  let piece = ""
  for (const character of line) {
    if (new TextEncoder().encode(piece + character).length > 75) {
      pieces.push(piece)
      piece = " "
    }
    piece += character
  }
  return [...pieces, piece].join("\r\n")
}

const formatCompactDay = (on: IsoDate): string => on.replaceAll("-", "")

/**
 * A timed event begins at its deadline and ends a quarter of an hour later. The midnight that ends a day is written as its
 * last minute, and ends with it, so that it stays on that day.
 */
const renderEventTimes = ({ on, clock }: CalendarEvent, timeZone: Calendar["timeZone"]): string[] =>
  clock && timeZone
    ? [
        `DTSTART;TZID=${timeZone}:${formatCompactDay(on)}T${(clock === "24:00" ? "23:59" : clock).replace(":", "")}00`,
        `DURATION:PT${clock === "24:00" ? 1 : 15}M`,
      ]
    : [`DTSTART;VALUE=DATE:${formatCompactDay(on)}`, `DTEND;VALUE=DATE:${formatCompactDay(addDays(on, 1))}`]

/** How long from the start of an event to its alarm, as a duration in minutes: `-PT420M` is seven hours before. */
function formatCalendarAlarmTrigger(days: number, clock: KeyDate["clock"]): string {
  const [hour = 0, minute = 0] = clock === "24:00" ? [23, 59] : (clock ?? "00:00").split(":").map(Number)
  const minutes = (ALARM_HOUR - hour - days * 24) * 60 - minute
  return `${minutes < 0 ? "-" : ""}PT${Math.abs(minutes)}M`
}

function formatEventSource(source: KeyDate["source"]): string {
  const { list, url } = describeSources([source])
  return list.join("") + (url ? `: ${url}` : "")
}

const renderEvent = (
  date: CalendarEvent,
  timeZone: Calendar["timeZone"],
  { uid, stamp, alarmDays }: CalendarOptions,
): string[] => [
  "BEGIN:VEVENT",
  `UID:${escapeCalendarText(`${date.key}-${uid}`)}`,
  `DTSTAMP:${stamp.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`,
  ...renderEventTimes(date, timeZone),
  `SUMMARY:${escapeCalendarText(date.label)}`,
  `DESCRIPTION:${escapeCalendarText([date.rule, date.note, date.source && formatEventSource(date.source)].filter(Boolean).join("\n"))}`,
  "TRANSP:TRANSPARENT",
  ...alarmDays.flatMap(days => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeCalendarText(date.label)}`,
    `TRIGGER:${formatCalendarAlarmTrigger(days, date.clock)}`,
    "END:VALARM",
  ]),
  "END:VEVENT",
]

/**
 * Dates as an RFC 5545 calendar: all-day events, and timed ones for dates with a clock time, in the state's time zone.
 *
 * @returns Lines that end in CRLF and are folded at 75 octets.
 */
export function renderCalendarFile({ dates, timeZone }: Calendar, options: CalendarOptions): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Key dates of a sale//EN",
    "CALSCALE:GREGORIAN",
    ...(timeZone ? ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...ZONES[timeZone], "END:VTIMEZONE"] : []),
    ...dates.flatMap(date => renderEvent(date, timeZone, options)),
    "END:VCALENDAR",
  ]
  return lines.map(line => `${wrapCalendarFileLine(line)}\r\n`).join("")
}

const renderClockChange = (
  kind: "STANDARD" | "DAYLIGHT",
  name: string,
  start: string,
  from: string,
  to: string,
  rule?: string,
) => [
  `BEGIN:${kind}`,
  `TZNAME:${name}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...(rule ? [`RRULE:FREQ=YEARLY;${rule};BYDAY=1SU`] : []),
  `END:${kind}`,
]

/** Since 2008: clocks go back on the first Sunday of April at 3 am, and forward on the first Sunday of October at 2 am. */
const SUMMER_TIME = [
  ...renderClockChange("STANDARD", "AEST", "20080406T030000", "+1100", "+1000", "BYMONTH=4"),
  ...renderClockChange("DAYLIGHT", "AEDT", "20081005T020000", "+1000", "+1100", "BYMONTH=10"),
]

const ZONES: Record<TimeZone, string[]> = {
  "Australia/Sydney": SUMMER_TIME,
  "Australia/Melbourne": SUMMER_TIME,
  "Australia/Brisbane": renderClockChange("STANDARD", "AEST", "19920301T030000", "+1100", "+1000"),
}
