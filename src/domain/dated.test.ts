import { inForce, sourceInTable } from "./dated"
import { addDays, isDay, isoDate } from "./iso-date"

const periods = [
  { from: isoDate("2025-07-01"), until: isoDate("2026-06-30"), figure: 1 },
  { from: isoDate("2026-07-01"), until: null, figure: 2 },
]

test.each([
  ["2025-07-01", 1],
  ["2026-06-30", 1],
  ["2026-07-01", 2],
  ["2099-01-01", 2],
])("on %s the period with figure %d is in force", (on, figure) => {
  expect(inForce(periods, isoDate(on)).figure).toBe(figure)
})

test("a day before the first period is refused and named", () => {
  expect(() => inForce(periods, isoDate("2025-06-30"))).toThrow("no figure in force on 2025-06-30")
})

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "21 November 2026", ""])("%j is not a day", text => {
  expect(isDay(text)).toBe(false)
  expect(() => isoDate(text)).toThrow("not a calendar day")
})

test("days move across months, leap days and years", () => {
  expect(addDays(isoDate("2028-02-28"), 1)).toBe("2028-02-29")
  expect(addDays(isoDate("2026-01-01"), -1)).toBe("2025-12-31")
})

test.each([
  ["official", {}],
  ["statute", {}],
  ["third-party", { isSecondary: true }],
])("a source that its table calls %s is marked %j", (sourceKind, mark) => {
  const source = { name: "The office", url: "https://office.example" }
  const checked = isoDate("2026-11-21")
  expect(sourceInTable({ source, sourceKind, checked })).toEqual({ ...source, checked, ...mark })
})
