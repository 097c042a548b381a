import { addDays, isCalendarDay, type IsoDate } from "../iso-date"
import { err, notText, ok, type ParseResult } from "./parse-result"
import { parseLine, toAsciiDigits } from "./text"
import { isObject } from "./wire"

const MONTHS = "january february march april may june july august september october november december".split(" ")

/** @returns 1 to 12 for `3`, `03`, `Mar`, `mar.`, `Sept` or `March`; `0` for anything else. */
function parseMonth(input: string): number {
  const word = input.toLowerCase().replace(/\.$/, "")
  if (/^\d{1,2}$/.test(word)) return Number(word)
  return word.length < 3 ? 0 : MONTHS.findIndex(month => month.startsWith(word)) + 1
}

const ORDINAL = /\b(\d{1,2})(?:st|nd|rd|th)\b/i

/** Matches what comes before a date: `Thursday`, `Thu,`, `Thurs. the`, `the`. The group is the first letters of the weekday. */
const WEEKDAY = /^(?:(mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,\s]+)?(?:the\s)?/i
/** Matches a date with its weekday after it: `3/12/2026 Thursday`, `3 December 2026 (Thu)`. */
const WEEKDAY_AFTER = /^(.*\d)[,\s(]+((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)[.)]*$/i
const DASHES = /[\u2010-\u2015\u2212]/g

type Boxes = readonly [day: string, month: string, year: string]

/** The third box gets whatever is left over. */
function splitTypedDateIntoFields(line: string): Boxes {
  const [, year = "", month = "", day = ""] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(line) ?? []
  if (year) return [day, month, year]
  const parts = line
    .replace(ORDINAL, "$1")
    .replace(/\d(?=[a-z])|[a-z](?=\d)/gi, "$& ")
    .split(/[\s/.,-]+/)
  const [first = "", second = "", ...rest] = parts.filter(part => part !== "" && part.toLowerCase() !== "of")
  const isMonthFirst = /^[a-z]/i.test(first) && parseMonth(first) > 0
  return isMonthFirst ? [second, first, rest.join(" ")] : [first, second, rest.join(" ")]
}

/** Also reads the weekday, if there is one. A whole date that was typed into the first box is split. */
function readDayMonthYearFields(value: unknown): ParseResult<{ parts: Boxes; weekday: string | undefined }> {
  if (typeof value === "string") return readDayMonthYearFields({ day: value })
  if (!isObject(value)) return notText
  const boxes: Record<string, unknown> = { day: "", month: "", year: "", ...value }
  const lines = [boxes.day, boxes.month, boxes.year].map(box => (typeof box === "string" ? parseLine(box) : notText))
  const error = lines.find(line => !line.ok)
  if (error) return error
  const [text = "", month = "", year = ""] = lines.map(line =>
    line.ok ? toAsciiDigits(line.value).replace(DASHES, "-").replace(WEEKDAY_AFTER, "$2 $1") : "",
  )
  const [, weekday] = WEEKDAY.exec(text) ?? []
  const day = text.replace(WEEKDAY, "")
  const parts = month || year ? ([day.replace(ORDINAL, "$1"), month, year] as const) : splitTypedDateIntoFields(day)
  return ok({ parts, weekday })
}

/**
 * Reads a calendar day from a date in one line, as people write it (`3/12/2026`, `3.12.2026`, `3rd December 2026`,
 * `2026-12-03`, with its weekday or without), or from the three boxes `{day, month, year}`, whose month may be a name and whose first box may contain the
 * whole date. The day comes before the month unless the month is a name.
 */
export function parseCalendarDate(value: unknown): ParseResult<IsoDate> {
  const boxes = readDayMonthYearFields(value)
  if (!boxes.ok) return boxes
  const { parts, weekday = "" } = boxes.value
  const [day, month, year] = parts
  if (!day || !month || !year) return err("incomplete", "Enter the day, month and year, like 3 March 2026")
  if (!/^\d{4}$|\s/.test(year)) return err("year", "Enter the year with four digits, like 2026")
  const on = `${year}-${String(parseMonth(month)).padStart(2, "0")}-${day.padStart(2, "0")}`
  if (!isCalendarDay(on)) return err("not-a-day", "Enter a real date, like 3 March 2026")
  const actual = new Date(on).toLocaleDateString("en-AU", { weekday: "long", timeZone: "UTC" })
  return actual.toLowerCase().startsWith(weekday.toLowerCase())
    ? ok(on)
    : err("weekday", `Check the date: that day is a ${actual}`)
}

/** Reads the day of a contract: from three years before `today` to the day after it, both inclusive. */
export function parseRecentContractDate(value: unknown, today: IsoDate): ParseResult<IsoDate> {
  const day = parseCalendarDate(value)
  if (!day.ok) return day
  const oldest = `${Number(today.slice(0, 4)) - 3}${today.slice(4)}`
  if (day.value < oldest) return err("too-old", "Enter a contract date within the last three years")
  if (day.value > addDays(today, 1)) return err("in-future", "Enter a contract date that isn’t in the future")
  return day
}
