import { addDays, isoDate, type IsoDate } from "../iso-date"
import { err, notText, ok, type ParseResult } from "./parse-result"
import { singleLine } from "./text"

const MONTHS = "january february march april may june july august september october november december".split(" ")

/** @returns 1 to 12 for `3`, `03`, `Mar`, `mar.`, `Sept` or `March`; `0` for anything else. */
function monthNumber(typed: string): number {
  const word = typed.toLowerCase().replace(/\.$/, "")
  if (/^\d{1,2}$/.test(word)) return Number(word)
  return word.length < 3 ? 0 : MONTHS.findIndex(month => month.startsWith(word)) + 1
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The three boxes that an ISO day stands for, or the boxes themselves, normalised. */
function boxesOf(sent: unknown): ParseResult<[day: string, month: string, year: string]> {
  if (typeof sent === "string") {
    const line = singleLine(sent)
    if (!line.ok) return line
    const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(line.value) ?? []
    return ok([day, month, year])
  }
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return notText
  const boxes: Record<string, unknown> = { day: "", month: "", year: "", ...sent }
  const lines = [boxes.day, boxes.month, boxes.year].map(box => (typeof box === "string" ? singleLine(box) : notText))
  const wrong = lines.find(line => !line.ok)
  if (wrong) return wrong
  const [day = "", month = "", year = ""] = lines.map(line => (line.ok ? line.value : ""))
  return ok([day, month, year])
}

/** A calendar day from `YYYY-MM-DD` or from the three boxes `{day, month, year}`, whose month may be a name. */
export function parseDay(sent: unknown): ParseResult<IsoDate> {
  const boxes = boxesOf(sent)
  if (!boxes.ok) return boxes
  const [day, month, year] = boxes.value
  if (!day || !month || !year) return err("incomplete", "Enter the day, month and year, like 3 March 2026")
  if (!/^\d{4}$/.test(year)) return err("year", "Enter the year with four digits, like 2026")
  const number = monthNumber(month)
  if (
    !/^\d{1,2}$/.test(day) ||
    number < 1 ||
    number > 12 ||
    Number(day) < 1 ||
    Number(day) > daysIn(Number(year), number)
  )
    return err("not-a-day", "Enter a day that is in the calendar, like 3 March 2026")
  return ok(isoDate(`${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`))
}

/** The day of a contract: from three years before `today` to the day after it, both inclusive. */
export function parseContractDay(sent: unknown, today: IsoDate): ParseResult<IsoDate> {
  const day = parseDay(sent)
  if (!day.ok) return day
  const oldest = `${Number(today.slice(0, 4)) - 3}${today.slice(4)}`
  if (day.value < oldest) return err("too-old", "Enter a contract date within the last three years")
  if (day.value > addDays(today, 1)) return err("in-future", "Enter a contract date that is not in the future")
  return day
}
