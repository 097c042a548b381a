import fc from "fast-check"
import { parseIsoDate } from "../iso-date"
import { parseRecentContractDate, parseCalendarDate } from "./day"

test.each([
  ["2026-03-03"],
  [{ day: "3", month: "3", year: "2026" }],
  [{ day: " 3 ", month: "March", year: "2026" }],
  [{ day: "3", month: "MAR.", year: "2026" }],
  [{ day: "3rd", month: "3", year: "2026" }],
  [{ day: "Tuesday 3", month: "March", year: "2026" }],
  [{ day: "３", month: "３", year: "２０２６" }],
  [{ day: "3/3/2026" }],
  [{ day: "3 March 2026", month: "", year: " " }],
  ["3/3/2026"],
])("%j is 3 March 2026", input => {
  expect(parseCalendarDate(input)).toEqual({ ok: true, value: "2026-03-03" })
})

test.each([
  [{ day: "31", month: "4", year: "2026" }, "not-a-day"],
  [{ day: "29", month: "2", year: "2026" }, "not-a-day"],
  [{ day: "3", month: "13", year: "2026" }, "not-a-day"],
  [{ day: "3", month: "March 2026", year: "2026" }, "not-a-day"],
  [{ day: "3", month: "3", year: "26" }, "year"],
  [{ day: "3", month: "3" }, "incomplete"],
  [{}, "incomplete"],
  [{ day: "3/3/2026", year: "2026" }, "incomplete"],
  [{ day: "3/3/2026", month: "3", year: "2026" }, "not-a-day"],
  [{ day: 3, month: "3", year: "2026" }, "type"],
  [{ day: ["3", "4"], month: "3", year: "2026" }, "type"],
  [{ day: "3\0", month: "3", year: "2026" }, "control-character"],
  [20260303, "type"],
  [null, "type"],
  [["2026-03-03"], "type"],
  ["", "incomplete"],
  ["3 December", "incomplete"],
  ["14", "incomplete"],
  ["3.12.26", "year"],
  ["12/31/2026", "not-a-day"],
  ["3 Ma 2026", "not-a-day"],
  ["3 December 2026 or so", "not-a-day"],
  ["3/12/2026 – 5/12/2026", "not-a-day"],
  ["Friday 3 December 2026", "weekday"],
  ["3 December 2026, Friday", "weekday"],
  ["Thursday", "incomplete"],
  ["3/12/2026 - 5/12/2026", "not-a-day"],
  ["3 December 2026\0", "control-character"],
])("%j is refused as %s", (input, code) => {
  expect(parseCalendarDate(input)).toMatchObject({ ok: false, code })
})

test.each([
  "3/12/2026",
  "3-12-2026",
  "3.12.2026",
  "3 12 2026",
  " 3 / 12 / 2026 ",
  "3rd December 2026",
  "3rd of December, 2026",
  "3-Dec-2026",
  "December 3, 2026",
  "2026/12/3",
  "３／１２／２０２６",
  "3\u00a0December\u00a02026",
  "Thursday 3 December 2026",
  "Thu, 3 Dec 2026",
  "thurs. 3/12/2026",
  "Thursday, December 3, 2026",
  "Thursday the 3rd of December 2026",
  "3–12–2026",
  "3 – December – 2026",
  "2026‑12‑03",
  "the 3rd of December 2026",
  "3/12/2026 Thursday",
  "3 December 2026 (Thu.)",
])("%s is 3 December 2026, whichever way it's written", text => {
  expect(parseCalendarDate(text)).toEqual({ ok: true, value: "2026-12-03" })
})

test.each([
  [{ day: "30", month: "Sept", year: "2026" }, "2026-09-30"],
  [{ day: "29", month: "2", year: "2028" }, "2028-02-29"],
  ["1st Sept 2026", "2026-09-01"],
  ["29 Feb 2028", "2028-02-29"],
  ["Weds 2 December 2026", "2026-12-02"],
])("%j is %s", (input, day) => {
  expect(parseCalendarDate(input)).toEqual({ ok: true, value: day })
})

test("every day is read the same however it's written", () => {
  const months = "January February March April May June July August September October November December".split(" ")
  fc.assert(
    fc.property(fc.date({ min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }), date => {
      const iso = date.toISOString().slice(0, 10)
      const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()]
      for (const text of [`${day}/${month + 1}/${year}`, `${day} ${months[month]} ${year}`, iso])
        expect(parseCalendarDate(text)).toEqual({ ok: true, value: iso })
    }),
  )
})

// Today is 21 November 2026: the first day that's accepted is 21 November 2023, the last is 22 November 2026.
test.each([
  ["2023-11-20", "too-old"],
  ["2023-11-21", "ok"],
  ["2026-11-22", "ok"],
  ["2026-11-23", "in-future"],
])("a contract dated %s is %s", (input, verdict) => {
  const day = parseRecentContractDate(input, parseIsoDate("2026-11-21"))
  expect(day.ok ? "ok" : day.code).toBe(verdict)
})
