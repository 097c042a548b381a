import { render } from "@testing-library/react"
import { isoDate } from "../../domain/iso-date"
import { Timeline } from "./key-date-list"

const drawn = (...days: string[]) => {
  const { container } = render(<Timeline dates={days.map(day => ({ on: isoDate(day) }))} />)
  return [...container.querySelectorAll("circle")].map(circle => Number(circle.getAttribute("cx")))
}

// From 1 to 31 October 2026 there are 30 days; 16 October is halfway. Clocks go forward on 4 October.
test("days are drawn to scale between the first and the last, and a day only once", () => {
  expect(drawn("2026-10-01", "2026-10-01", "2026-10-16", "2026-10-31")).toEqual([0, 300, 600])
})

test("one day alone needs no line", () => {
  expect(drawn("2026-10-01", "2026-10-01")).toEqual([])
})
