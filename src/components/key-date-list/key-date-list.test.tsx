import { render, screen, within } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import type { KeyDate } from "../../domain/key-dates/key-date-types"
import { KeyDateList } from "./key-date-list"

const source = { name: "An office", url: "https://www.example.gov.au", checked: parseIsoDate("2026-11-21") }
const date = (on: string, label: string, kind: KeyDate["kind"] = "deadline"): KeyDate => ({
  ...{ key: label, kind, label, on: parseIsoDate(on), rule: `Rule of ${label}`, source },
})

/** The marked days of each calendar page, as number and kind. */
const marked = (container: HTMLElement) =>
  [...container.querySelectorAll("section")].map(section => [
    section.querySelector("h3")?.textContent,
    ...[...section.querySelectorAll("span[data-kind]")].map(
      day => `${day.textContent} ${day.getAttribute("data-kind")}`,
    ),
  ])

// 1 November 2026 is a Sunday, the last day of a week; 1 February 2027 is a Monday.
test("each month that has a date, and no other, is a page that begins on its weekday and has all its days", () => {
  const { container } = render(
    <KeyDateList dates={[date("2026-11-24", "Contract", "event"), date("2027-02-01", "Settlement", "event")]} />,
  )
  expect(marked(container)).toEqual([
    ["November 2026", "24 event"],
    ["February 2027", "1 event"],
  ])
  const pages = [...container.querySelectorAll("section > div")].map(page =>
    [...page.querySelectorAll("span")].slice(7),
  )
  expect(pages.map(days => days[0]?.style.gridColumnStart)).toEqual(["7", "1"])
  expect(pages.map(days => days.length)).toEqual([30, 28])
})

test("dates of one day are one line with each of its labels, and one mark, the deadline's", () => {
  const { container } = render(
    <KeyDateList dates={[date("2026-12-01", "Balance", "payment"), date("2026-12-01", "Cooling-off ends")]} />,
  )
  expect(marked(container)).toEqual([["December 2026", "1 deadline"]])
  const [line, ...others] = screen.getAllByRole("listitem")
  expect(others).toEqual([])
  expect(within(line as HTMLElement).getAllByText("Tuesday 1 December 2026")).toHaveLength(1)
  expect(line).toHaveTextContent("Balance")
  expect(line).toHaveTextContent("Cooling-off ends")
})
