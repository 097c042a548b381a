import { keyDateTables } from "../key-dates/published"
import { getOfficeOpeningStatus } from "./business-hours"

const hours = {
  timeZone: "Australia/Sydney",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  fromMinute: 510,
  toMinute: 1050,
}
const isOpenAt = (instant: string) => getOfficeOpeningStatus(new Date(instant), hours, [])?.open

// Offsets are written out: Sydney is +11:00 in summer, +10:00 in winter.
test.each([
  ["minute 509", "2026-11-23T08:29:59+11:00", false],
  ["minute 510", "2026-11-23T08:30:00+11:00", true],
  ["the last second of minute 1050", "2026-11-23T17:30:59+11:00", true],
  ["minute 1051", "2026-11-23T17:31:00+11:00", false],
  ["midnight", "2026-11-23T00:00:00+11:00", false],
])("on a Monday at %s", (_, instant, open) => {
  expect(isOpenAt(instant)).toBe(open)
})

test.each([
  ["Monday", "2026-11-23", true],
  ["Tuesday", "2026-11-24", true],
  ["Wednesday", "2026-11-25", true],
  ["Thursday", "2026-11-26", true],
  ["Friday", "2026-11-27", true],
  ["Saturday", "2026-11-28", false],
  ["Sunday", "2026-11-29", false],
])("at noon on a %s", (_, day, open) => {
  expect(isOpenAt(`${day}T12:00:00+11:00`)).toBe(open)
})

// In New South Wales clocks go back on the first Sunday of April and forward on the first Sunday of October.
test.each([
  ["Friday before the clocks go back in 2026", "2026-04-03", "+11:00"],
  ["Monday after the clocks went back in 2026", "2026-04-06", "+10:00"],
  ["Friday before the clocks go forward in 2026", "2026-10-02", "+10:00"],
  ["Monday after the clocks went forward in 2026", "2026-10-05", "+11:00"],
])("the hours keep to Sydney's clock on the %s", (_, day, offset) => {
  const open = ["08:29:59", "08:30:00", "17:30:59", "17:31:00"].map(time => isOpenAt(`${day}T${time}${offset}`))
  expect(open).toEqual([false, true, true, false])
})

test("a time zone that nobody knows is refused", () => {
  expect(() => getOfficeOpeningStatus(new Date(0), { ...hours, timeZone: "Nowhere" }, [])).toThrow(RangeError)
})

const holidays = keyDateTables["public-holidays-nsw"].periods.flatMap(({ days }) => days.map(({ on }) => on))
const getStatusAt = (instant: string) => getOfficeOpeningStatus(new Date(instant), hours, holidays)

test.each([
  ["Monday, before it opens", "2026-11-23T08:29:00+11:00", { open: false, weekday: "Monday", inDays: 0 }],
  ["Monday, to the last", "2026-11-23T17:30:00+11:00", { open: true, weekday: "Monday", inDays: 0 }],
  ["Monday, after it closed", "2026-11-23T17:31:00+11:00", { open: false, weekday: "Tuesday", inDays: 1 }],
  ["Friday night", "2026-11-20T18:00:00+11:00", { open: false, weekday: "Monday", inDays: 3 }],
  ["Sunday", "2026-11-22T12:00:00+11:00", { open: false, weekday: "Monday", inDays: 1 }],
])("on %s the office is open or says when it opens", (_, instant, status) => {
  expect(getStatusAt(instant)).toEqual(status)
})

test.each([
  ["Good Friday: Easter Monday is a holiday too", "2026-04-03T12:00:00+11:00", "Tuesday", 4],
  ["Christmas 2026, a Friday; the Monday is a holiday", "2026-12-25T12:00:00+11:00", "Tuesday", 4],
  ["Australia Day 2027, a Tuesday", "2027-01-26T09:00:00+11:00", "Wednesday", 1],
])("it stays closed on %s", (_, instant, weekday, inDays) => {
  expect(getStatusAt(instant)).toEqual({ open: false, weekday, inDays })
})

// The clocks change on the Sunday between: 5 April and 4 October 2026, 4 April and 3 October 2027.
test.each([
  ["2026-04-04T23:30:00+11:00", "Tuesday", 3], // Easter Monday is a holiday
  ["2026-10-03T23:30:00+10:00", "Tuesday", 3], // Labour Day is the Monday
])("late on the Saturday before the clocks change (%s) no day is lost or counted twice", (instant, weekday, inDays) => {
  expect(getStatusAt(instant)).toEqual({ open: false, weekday, inDays })
})

test("an office that opens on no day has no next opening", () => {
  expect(getOfficeOpeningStatus(new Date(0), { ...hours, days: [] }, [])).toBeNull()
})
