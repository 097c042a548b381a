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

test.each([
  ["official", {}],
  ["statute", {}],
  ["third-party", { isSecondary: true }],
])("a source that its table calls %s is marked %j", (sourceKind, mark) => {
  const source = { name: "The office", url: "https://office.example" }
  const checkDay = parseIsoDate("2026-11-21")
  expect(toSource({ source, sourceKind, checked: checkDay })).toEqual({ ...source, checked: checkDay, ...mark })
})
