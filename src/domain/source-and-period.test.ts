import { getPeriodInForce, toSource } from "./source-and-period"
import { addDays, isCalendarDay, parseIsoDate } from "./iso-date"

const periods = [
  { from: parseIsoDate("2025-07-01"), until: parseIsoDate("2026-06-30"), figure: 1 },
  { from: parseIsoDate("2026-07-01"), until: null, figure: 2 },
]

test.each([
  ["2025-07-01", 1],
  ["2026-06-30", 1],
  ["2026-07-01", 2],
  ["2099-01-01", 2],
])("on %s the period with figure %d is in force", (on, figure) => {
  expect(getPeriodInForce(periods, parseIsoDate(on)).figure).toBe(figure)
})

test("a day before the first period is refused and named", () => {
  expect(() => getPeriodInForce(periods, parseIsoDate("2025-06-30"))).toThrow("no figure in force on 2025-06-30")
})

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "21 November 2026", ""])("%j is not a day", text => {
  expect(isCalendarDay(text)).toBe(false)
  expect(() => parseIsoDate(text)).toThrow("not a calendar day")
})

test("days move across months, leap days and years", () => {
  expect(addDays(parseIsoDate("2028-02-28"), 1)).toBe("2028-02-29")
  expect(addDays(parseIsoDate("2026-01-01"), -1)).toBe("2025-12-31")
})

const YEAR = { from: parseIsoDate("2026-07-01"), until: parseIsoDate("2027-06-30") }

test.each([
  ["office", YEAR, {}],
  ["law", YEAR, {}],
  ["estimate", YEAR, { isSecondary: true }],
  ["copy", YEAR, { isSecondary: true, year: "2026–27" }],
  ["copy", { ...YEAR, until: null }, { isSecondary: true }],
  ["copy", { ...YEAR, from: parseIsoDate("2026-05-01") }, { isSecondary: true }],
] as const)("of a figure read in the %s, in force on the days %j, an event says %j", (read, days, mark) => {
  const source = { name: "The list", url: "https://office.example/fees", setBy: "the office", read }
  const checkDay = { checked: parseIsoDate("2026-11-21") }
  expect(toSource({ source: { ...source, readIn: "A copy" }, ...checkDay, ...days })).toEqual({
    ...{ ...source, ...checkDay },
    ...mark,
  })
})
