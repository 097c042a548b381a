import table from "../../testing/urgency-table.json"
import { parseUrgencyTable } from "./published"

test("everything that's wrong with the table is told at once, with its place", () => {
  const [period] = table.periods
  const { u01, ...rest } = period?.rules ?? {}
  const rules = { ...rest, u02: { levels: {}, say: "", act: "Call." }, u99: u01 }
  const wrong = { ...table, periods: [{ ...period, callWithinMinutes: { now: 0, today: 120 }, rules }] }
  const lines = () => parseUrgencyTable(wrong)
  expect(lines).toThrow("periods.0.callWithinMinutes.now: 1 minute or more")
  expect(lines).toThrow("periods.0.rules.u02.levels: at least one of now, today, soon, normal")
  expect(lines).toThrow("periods.0.rules.u02.say: some words, not nothing")
  expect(lines).toThrow("periods.0.rules.u01: ")
  expect(lines).toThrow("periods.0.rules.u99: nobody reads this field")
})
