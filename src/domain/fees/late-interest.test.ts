import { basisPoints, dollars } from "../money/money"
import { calculateLateInterest } from "./late-interest"

// The worked examples of the guide: $675,000 still owing.
test.each([
  [12, 1, 221.92],
  [12, 5, 1109.59],
  [12, 14, 3106.85],
  [10, 5, 924.66],
  [8, 5, 739.73],
])("interest at %s%% for %s days", (percent, days, expected) => {
  expect(calculateLateInterest(dollars(675_000), basisPoints(percent * 100), days)).toBe(dollars(expected))
})

test("the highest price, rate and number of days are still exact", () => {
  expect(calculateLateInterest(dollars(50_000_000), basisPoints(3000), 365)).toBe(dollars(15_000_000))
})
