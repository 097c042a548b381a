import { parseIsoDate } from "../iso-date"
import { cents, dollars } from "../money/money"
import { formatDay, formatMoney, formatMoneyRange } from "./format"

test.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [1_250_00, "$1,250.00"],
  [1_234_567_89, "$1,234,567.89"],
  [-3_100_00, "−$3,100.00"],
])("%d cents are written %s", (amount, text) => {
  expect(formatMoney(cents(amount))).toBe(text)
})

test("whole dollars go without cents only when asked", () => {
  expect(formatMoney(dollars(1_250), { cents: "auto" })).toBe("$1,250")
  expect(formatMoney(cents(1_250_50), { cents: "auto" })).toBe("$1,250.50")
})

test("a range is written from its lowest to its highest", () => {
  expect(formatMoneyRange([dollars(350), dollars(450)], { cents: "auto" })).toBe("$350 to $450")
})

test("a day is written as people write it", () => {
  expect(formatDay(parseIsoDate("2026-11-01"))).toBe("1 November 2026")
})
