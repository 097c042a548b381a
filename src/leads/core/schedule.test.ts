import { getSydneyDate, getDeliveryRetryDelay, TRIES, WAITS } from "./schedule"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// Standard Webhooks 1.0.0, "Retry schedule": 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after the first try are
// the least; there may be further tries.
test.each([
  [1, 5 * MINUTE],
  [2, 30 * MINUTE],
  [3, 2 * HOUR],
  [4, 5 * HOUR],
  [5, 10 * HOUR],
  [6, 14 * HOUR],
  [7, 20 * HOUR],
  [8, 24 * HOUR],
])("after failure %i the plan waits %i ms, give or take a fifth", (failures, wait) => {
  expect(getDeliveryRetryDelay(failures, null, 0.5)).toBe(wait)
  expect(getDeliveryRetryDelay(failures, null, 0)).toBe(wait * 0.8)
  expect(getDeliveryRetryDelay(failures, null, 1)).toBe(wait * 1.2)
})

test("after the last failure there is no further try", () => {
  expect(getDeliveryRetryDelay(TRIES - 1, null, 0.5)).toBe(WAITS.at(-1))
  expect(getDeliveryRetryDelay(TRIES, null, 0.5)).toBeNull()
  expect(getDeliveryRetryDelay(TRIES, 1_000, 0.5)).toBeNull()
})

test.each([
  ["less than the plan", 1, 7_000, 5 * MINUTE],
  ["more than the plan", 1, HOUR, HOUR],
  ["a week", 1, 168 * HOUR, 24 * HOUR],
  ["a week, late", 8, 168 * HOUR, 48 * HOUR],
])("a receiver that asks for %s gets what the plan allows", (_, failures, retryAfterMs, wait) => {
  expect(getDeliveryRetryDelay(failures, retryAfterMs, 0.5)).toBe(wait)
})

// Sydney is UTC+10 in June. In November, when it's UTC+11, the days of reports and exports are tested.
test.each([
  ["2026-06-30T13:59:59Z", "2026-06-30"],
  ["2026-06-30T14:00:00Z", "2026-07-01"],
])("at %s it is %s in Sydney", (now, day) => {
  expect(getSydneyDate(new Date(now))).toBe(day)
})
