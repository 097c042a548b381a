import { isoDate } from "../iso-date"
import { parseContractDay, parseDay } from "./day"

test.each([
  ["2026-03-03"],
  [{ day: "3", month: "3", year: "2026" }],
  [{ day: "03", month: "03", year: "2026" }],
  [{ day: " 3 ", month: "March", year: "2026" }],
  [{ day: "3", month: "mar", year: "2026" }],
  [{ day: "3", month: "MAR.", year: "2026" }],
])("%j is 3 March 2026", sent => {
  expect(parseDay(sent)).toEqual({ ok: true, value: "2026-03-03" })
})

test.each([
  [{ day: "30", month: "Sept", year: "2026" }, "2026-09-30"],
  [{ day: "29", month: "2", year: "2028" }, "2028-02-29"],
])("%j is %s", (sent, day) => {
  expect(parseDay(sent)).toEqual({ ok: true, value: day })
})

test.each([
  [{ day: "31", month: "4", year: "2026" }, "not-a-day"],
  [{ day: "29", month: "2", year: "2026" }, "not-a-day"],
  [{ day: "0", month: "2", year: "2026" }, "not-a-day"],
  [{ day: "3", month: "13", year: "2026" }, "not-a-day"],
  [{ day: "3", month: "Ma", year: "2026" }, "not-a-day"],
  [{ day: "3", month: "March 2026", year: "2026" }, "not-a-day"],
  [{ day: "third", month: "3", year: "2026" }, "not-a-day"],
  [{ day: "3", month: "3", year: "26" }, "year"],
  [{ day: "3", month: "3" }, "incomplete"],
  [{}, "incomplete"],
  ["2026-02-30", "not-a-day"],
  ["3/3/2026", "incomplete"],
  ["tomorrow", "incomplete"],
  [{ day: 3, month: "3", year: "2026" }, "type"],
  [{ day: ["3", "4"], month: "3", year: "2026" }, "type"],
  [{ day: "3\0", month: "3", year: "2026" }, "control-character"],
  [20260303, "type"],
  [null, "type"],
  [["2026-03-03"], "type"],
])("%j is refused as %s", (sent, code) => {
  expect(parseDay(sent)).toMatchObject({ ok: false, code })
})

// Today is 21 November 2026: the first day taken is 21 November 2023, the last is 22 November 2026.
test.each([
  ["2023-11-20", "too-old"],
  ["2023-11-21", "ok"],
  ["2026-11-22", "ok"],
  ["2026-11-23", "in-future"],
])("a contract dated %s is %s", (sent, verdict) => {
  const day = parseContractDay(sent, isoDate("2026-11-21"))
  expect(day.ok ? "ok" : day.code).toBe(verdict)
})
