import { typedAmount } from "./read-answers"

test.each([
  ["$1,390", 1_390_00],
  ["27.39", 27_39],
  ["27.5", 27_50],
  ["170k", 170_000_00],
  ["0.5m", 500_000_00],
  ["0.29m", 290_000_00],
  ["12 500", 12_500_00],
  ["0", 0],
])("%s is an amount", (typed, cents) => {
  expect(typedAmount(typed)).toBe(cents)
})

test("nothing typed is no amount, and no mistake either", () => {
  expect(typedAmount(" ")).toBeNull()
})

test.each(["-5", "about 300", "1.234", "1,2", "10%"])("%s is refused", typed => {
  expect(typedAmount(typed)).toBeUndefined()
})
