import { render, screen } from "@testing-library/react"
import { parseIsoDate } from "../../../domain/iso-date"
import type { KeyDatesInput } from "../../../domain/key-dates/key-date-types"
import { FirstDate } from "./first-date"

/** Exchanged in New South Wales on a Thursday. Five business days later is Thursday 26 November, 5 pm. */
const EXCHANGED: KeyDatesInput = {
  state: "NSW",
  side: "buying",
  contractDate: parseIsoDate("2026-11-19"),
  method: "private",
  offThePlan: false,
}

function renderFirstDate(sale: KeyDatesInput, now: string) {
  render(<FirstDate sale={sale} now={new Date(now)} />)
  return screen.queryByRole("note")
}

test.each([
  ["on the day, before 5 pm", "2026-11-26T16:59:00+11:00", "Your right to pull out ends today."],
  [
    "on the day, after 5 pm",
    "2026-11-26T17:00:00+11:00",
    "The cooling-off period is over, but you may have other rights.",
  ],
])("the end of cooling-off is the first date, with what to do: %s", (_, now, say) => {
  const note = renderFirstDate(EXCHANGED, now)
  expect(note).toHaveTextContent("Cooling-off ends: Thursday 26 November 2026, by 5 pm")
  expect(note).toHaveTextContent(say)
})

test.each([
  ["before 5 pm", "2026-12-03T09:00:00+10:00", "A notice must go to the seller’s side by 5 pm."],
  ["after 5 pm", "2026-12-03T17:30:00+10:00", "Words of u05."],
])("a finance condition of today in Queensland comes before a later settlement: %s", (_, now, say) => {
  const sale = { ...EXCHANGED, state: "QLD", finance: { on: parseIsoDate("2026-12-03") } } as const
  const note = renderFirstDate(sale, now)
  expect(note).toHaveTextContent("Finance notice due: Thursday 3 December 2026, by 5 pm")
  expect(note).toHaveTextContent(say)
})

test("once everything is over, nothing is said", () => {
  expect(renderFirstDate(EXCHANGED, "2027-11-21T10:00:00+11:00")).toBeNull()
})
