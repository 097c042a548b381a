import { writtenAmount } from "./written-amount"

test.each([
  ["$1,390", 1_390_00],
  ["27.39", 27_39],
  ["27.5", 27_50],
  ["170k", 170_000_00],
  ["0.5m", 500_000_00],
  ["0.29m", 290_000_00],
  ["12 500", 12_500_00],
  ["0", 0],
  ["1,390.", 1_390_00],
  ["12\u00a0500.50", 12_500_50],
  ["12\u2009500", 12_500_00],
  ["85,000 dollars", 85_000_00],
  ["A$85,000", 85_000_00],
  ["AUD 85k", 85_000_00],
  ["1.2 mil", 1_200_000_00],
  ["85 thousand", 85_000_00],
  ["１，３９０．５０", 1_390_50],
  ["0.12345k", 123_45],
])("%s is an amount", (typed, cents) => {
  expect(writtenAmount(typed)).toBe(cents)
})

test("nothing typed is no amount, and no mistake either", () => {
  expect(writtenAmount(" ")).toBeNull()
  expect(writtenAmount("\u00a0")).toBeNull()
})

test.each(["-5", "about 300", "1.234", "1,2", "10%", "0.123456k", "300-350", "5\0", "9".repeat(15), "999999999m"])(
  "%s is refused",
  typed => {
    expect(writtenAmount(typed)).toBeUndefined()
  },
)
