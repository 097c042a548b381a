import { isWithinBusinessHours } from "./business-hours"

const hours = {
  timeZone: "Australia/Sydney",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  fromMinute: 510,
  toMinute: 1050,
}
const isOpen = (instant: string): boolean => isWithinBusinessHours(new Date(instant), hours)

// Offsets are written out: Sydney is +11:00 in summer, +10:00 in winter.
test.each([
  ["minute 509", "2026-11-23T08:29:59+11:00", false],
  ["minute 510", "2026-11-23T08:30:00+11:00", true],
  ["the last second of minute 1050", "2026-11-23T17:30:59+11:00", true],
  ["minute 1051", "2026-11-23T17:31:00+11:00", false],
  ["midnight", "2026-11-23T00:00:00+11:00", false],
])("on a Monday at %s", (_, instant, open) => {
  expect(isOpen(instant)).toBe(open)
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
  expect(isOpen(`${day}T12:00:00+11:00`)).toBe(open)
})

// In New South Wales clocks go back on the first Sunday of April and forward on the first Sunday of October.
test.each([
  ["Friday before the clocks go back in 2026", "2026-04-03", "+11:00"],
  ["Monday after the clocks went back in 2026", "2026-04-06", "+10:00"],
  ["Friday before the clocks go forward in 2026", "2026-10-02", "+10:00"],
  ["Monday after the clocks went forward in 2026", "2026-10-05", "+11:00"],
])("the hours keep to Sydney's clock on the %s", (_, day, offset) => {
  const open = ["08:29:59", "08:30:00", "17:30:59", "17:31:00"].map(time => isOpen(`${day}T${time}${offset}`))
  expect(open).toEqual([false, true, true, false])
})

test("a time zone that nobody knows is refused", () => {
  expect(() => isWithinBusinessHours(new Date(0), { ...hours, timeZone: "Australia/Nowhere" })).toThrow(RangeError)
})
