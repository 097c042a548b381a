import { formatOpeningHours } from "./format-hours"

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]

test("minutes 510 to 1050 are 8:30 am to 5:30 pm", () => {
  expect(formatOpeningHours({ days: weekdays, fromMinute: 510, toMinute: 1050, timeZone: "Australia/Sydney" })).toBe(
    "Monday to Friday, 8:30 am to 5:30 pm (Sydney time)",
  )
})

test("midnight is 12:00 am and noon is 12:00 pm", () => {
  expect(formatOpeningHours({ days: ["Saturday"], fromMinute: 0, toMinute: 720, timeZone: "Australia/Brisbane" })).toBe(
    "Saturday, 12:00 am to 12:00 pm (Brisbane time)",
  )
})
