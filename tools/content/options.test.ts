import { isoDate } from "../../src/domain/iso-date"
import { optionsFrom } from "./options"

const today = isoDate("2026-11-21")

test("without options the content is checked, with the facts of this day", () => {
  expect(optionsFrom([], today)).toEqual({ similarity: false, calendar: false, today })
})

test("the day can be another one", () => {
  expect(optionsFrom(["--today=2027-12-01"], today).today).toBe("2027-12-01")
  expect(() => optionsFrom(["--today", "tomorrow"], today)).toThrow("not a calendar day: tomorrow")
})

test("an option that there is none of is refused", () => {
  expect(() => optionsFrom(["--fast"], today)).toThrow("--fast")
})
