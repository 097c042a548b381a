import { convertLocalTimeToInstant } from "../business-hours/get-instant"
import { parseIsoDate } from "../iso-date"
import { urgencyTables as tables } from "../../testing/urgency-facts"
import { calculateCallDeadline } from "./urgency"
import { describeUrgency, formatCallBy } from "./urgency-words"
import type { Level } from "./urgency-types"

const SYDNEY = "Australia/Sydney"
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
/** 8:30 am to 5:30 pm. */
const hours = { days: WEEKDAYS, fromMinute: 510, toMinute: 1050, timeZone: SYDNEY }
const closedDays = ["2026-10-05", "2026-12-25", "2026-12-28", "2027-01-01"]

const parseOfficeTime = (text: string): Date => {
  const [on = "", time = ""] = text.split(" ")
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  return convertLocalTimeToInstant(parseIsoDate(on), hour * 60 + minute, SYDNEY)
}

test.each<[Level, string, string]>([
  // Thursday 26 and Friday 27 November 2026.
  ["now", "2026-11-26 10:00", "2026-11-26 10:30"],
  ["now", "2026-11-26 17:20", "2026-11-26 17:50"],
  ["now", "2026-11-26 08:29", "2026-11-26 08:30"],
  ["now", "2026-11-26 17:31", "2026-11-27 08:30"],
  ["now", "2026-11-27 18:00", "2026-11-30 08:30"],
  ["now", "2026-12-24 19:00", "2026-12-29 08:30"],
  ["today", "2026-11-26 10:00", "2026-11-26 12:00"],
  ["today", "2026-11-26 15:30", "2026-11-26 17:30"],
  ["today", "2026-11-26 16:30", "2026-11-27 09:30"],
  ["today", "2026-11-28 12:00", "2026-11-30 10:30"],
  // The clocks go forward on Sunday 4 October, and Monday is a holiday.
  ["today", "2026-10-02 17:00", "2026-10-06 10:00"],
  ["soon", "2026-11-26 10:00", "2026-11-26 17:30"],
  ["soon", "2026-11-26 18:00", "2026-11-27 17:30"],
  ["normal", "2026-11-26 10:00", "2026-11-27 17:30"],
  ["normal", "2026-11-27 10:00", "2026-11-30 17:30"],
])("%s at %s: by %s", (level, now, expected) => {
  expect(calculateCallDeadline(level, parseOfficeTime(now), { hours, closedDays }, { now: 30, today: 120 })).toEqual(
    parseOfficeTime(expected),
  )
})

// Exchanged in New South Wales on Tuesday 24 November 2026: five business days later is Tuesday 1 December, 5 pm.
test("a cooling-off that ends in three days is told to the visitor and to the firm with its day and time", () => {
  const contract = { side: "buying", state: "NSW", stage: "signed", contractDate: parseIsoDate("2026-11-24") } as const
  expect(describeUrgency([contract], parseOfficeTime("2026-11-28 12:00"), tables)).toMatchObject({
    advice: { level: "soon", title: "Cooling-off ends: Tuesday 1 December 2026, by 5 pm" },
    toFirm: "Cooling-off ends Tuesday 1 December at 5 pm.",
  })
})

// Silence after 5 pm neither ends the contract nor satisfies the condition, so what's named is when the notice is due.
test.each([
  ["buying", "2026-12-03 12:00", "Finance notice due Thursday 3 December at 5 pm."],
  ["selling", "2026-12-03 12:00", "Finance notice due from the buyer Thursday 3 December at 5 pm."],
] as const)("a finance date in Queensland is told to the firm as when the notice is due: %s", (side, now, toFirm) => {
  const contract = { side, state: "QLD", stage: "signed", contractDate: parseIsoDate("2026-11-19") } as const
  const finance = { on: parseIsoDate("2026-12-03") }
  expect(describeUrgency([{ ...contract, finance }], parseOfficeTime(now), tables)?.toFirm).toBe(toFirm)
})

test("without a date the firm is told what to do, and then by when", () => {
  const offer = { side: "buying", state: "NSW", stage: "offer", contractDate: null } as const
  expect(describeUrgency([offer], parseOfficeTime("2026-11-28 12:00"), tables)?.toFirm).toBe("Do u10.")
  const callBy = parseOfficeTime("2026-11-30 10:30")
  expect(formatCallBy(callBy, "today", SYDNEY)).toBe("Call by 10:30 am Monday.")
  expect(formatCallBy(callBy, "normal", SYDNEY)).toBe("Answer by 10:30 am Monday.")
})

test("nothing urgent asks for no call, and an office that never opens makes none", () => {
  const now = parseOfficeTime("2026-11-26 10:00")
  expect(calculateCallDeadline("none", now, { hours, closedDays }, { now: 30, today: 120 })).toBeNull()
  expect(
    calculateCallDeadline("now", now, { hours: { ...hours, days: [] }, closedDays }, { now: 30, today: 120 }),
  ).toBeNull()
})

test.each([
  ["2026-10-04", 0, "2026-10-03T14:00:00.000Z"],
  ["2026-10-04", 1020, "2026-10-04T06:00:00.000Z"],
  ["2026-04-05", 1020, "2026-04-05T07:00:00.000Z"],
  ["2026-04-05", 1440, "2026-04-05T14:00:00.000Z"],
])("Sydney's clocks on %s show %i minutes at %s", (on, minute, expected) => {
  expect(convertLocalTimeToInstant(parseIsoDate(on), minute, SYDNEY).toISOString()).toBe(expected)
})
