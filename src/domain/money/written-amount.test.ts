import { parseDollarAmount } from "./written-amount"

test.each([
  ["27.39", 27_39],
  ["27.5", 27_50],
  ["0.29m", 290_000_00],
  ["0", 0],
  ["12\u00a0500.50", 12_500_50],
  ["１，３９０．５０", 1_390_50],
  ["0.12345k", 123_45],
])("%s is an amount", (input, cents) => {
  expect(parseDollarAmount(input)).toBe(cents)
})

test("nothing typed is no amount, and no mistake either", () => {
  expect(parseDollarAmount(" ")).toBeNull()
})

test.each(["-5", "about 300", "1.234", "1,2", "10%", "0.123456k", "300-350", "5\0", "9".repeat(15), "999999999m"])(
  "%s is refused",
  input => {
    expect(parseDollarAmount(input)).toBeUndefined()
  },
)
