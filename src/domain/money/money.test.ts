import { cents, dollars, addAmounts } from "./money"

test("a part of a cent is refused", () => {
  expect(() => cents(0.5)).toThrow("not whole cents: 0.5")
  expect(() => dollars(1.005)).toThrow("not whole cents")
})

test("dollars become cents without a floating remainder", () => {
  expect(dollars(1_859.3)).toBe(185_930)
  expect(dollars(0.29)).toBe(29)
})

test("amounts are added up, and none is nothing", () => {
  expect(addAmounts(cents(1), cents(-3), cents(10))).toBe(8)
  expect(addAmounts()).toBe(0)
})
