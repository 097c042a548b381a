import { act, render, screen } from "@testing-library/react"
import { OpenNow } from "./open-now"

const hours = {
  timeZone: "Australia/Sydney",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  fromMinute: 510,
  toMinute: 1050,
}
/** Boxing Day 2026 is a Saturday, so the Monday after it is a holiday too. */
const closedDays = ["2026-12-25", "2026-12-26", "2026-12-28"]

/** What stands there at `instant`; Sydney is 11 hours ahead in summer. */
function shownAt(instant: string): string | null {
  jest.useFakeTimers({ now: new Date(instant) })
  return render(<OpenNow hours={hours} closedDays={closedDays} />).container.textContent
}

afterEach(() => jest.useRealTimers())

test.each([
  ["2026-11-23T01:00:00Z", "Open now"], // Monday noon
  ["2026-11-22T20:00:00Z", "Opens 8:30 am"], // Monday 7 am
  ["2026-11-23T07:00:00Z", "Opens Tue 8:30 am"], // Monday 6 pm
  ["2026-11-21T01:00:00Z", "Opens Mon 8:30 am"], // Saturday noon
  ["2026-12-25T01:00:00Z", "Opens Tue 8:30 am"], // Christmas, a Friday; Monday is a holiday
])("at %s it says %s", (instant, words) => {
  expect(shownAt(instant)).toBe(words)
})

test("it changes by itself when the office closes", () => {
  shownAt("2026-11-23T06:30:30Z") // Monday, 5:30 pm
  expect(screen.getByText("Open now")).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText("Opens Tue 8:30 am")).toBeInTheDocument()
})
