import { cents, dollars } from "../money/money"
import { charge } from "./charge"

test("an amount and a range are charged once for each buyer", () => {
  expect(charge(dollars(40), null, 2)).toEqual({ amountCents: 80_00 })
  expect(charge({ from: dollars(30), to: dollars(50) }, null, 3)).toEqual({ rangeCents: [90_00, 150_00] })
})

test("a fee that grows with the price waits for it", () => {
  const fee = { base: dollars(100), over: cents(0), each: dollars(2), per: dollars(1_000), part: "dropped" } as const
  expect(charge(fee, null)).toEqual({ needs: "price" })
  expect(charge(fee, dollars(5_500))).toEqual({ amountCents: 110_00 })
})
