import { businessDay } from "./business-day"

// Sydney is UTC+11 in November and UTC+10 in June.
test.each([
  ["2026-11-20T12:59:59Z", "2026-11-20"],
  ["2026-11-20T13:00:00Z", "2026-11-21"],
  ["2026-06-30T13:59:59Z", "2026-06-30"],
  ["2026-06-30T14:00:00Z", "2026-07-01"],
])("at %s it is %s in Sydney", (now, day) => {
  expect(businessDay(new Date(now))).toBe(day)
})
