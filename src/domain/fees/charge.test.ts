import { getPeriodInForce } from "../source-and-period"
import { figures } from "../figures/published"
import { parseIsoDate } from "../iso-date"
import { cents, dollars } from "../money/money"
import { calculateFeeItemAmount } from "./charge"

test("an amount and a range are charged once for each buyer", () => {
  expect(calculateFeeItemAmount(dollars(40), null, 2)).toEqual({ amountCents: 80_00 })
  expect(calculateFeeItemAmount({ from: dollars(30), to: dollars(50) }, null, 3)).toEqual({
    rangeCents: [90_00, 150_00],
  })
})

test("a fee that grows with the price waits for it", () => {
  const fee = { base: dollars(100), over: cents(0), each: dollars(2), per: dollars(1_000), part: "dropped" } as const
  expect(calculateFeeItemAmount(fee, null)).toEqual({ needs: "price" })
  expect(calculateFeeItemAmount(fee, dollars(5_500))).toEqual({ amountCents: 110_00 })
})

const calculateRegistrationFee = (
  table: "registration-nsw" | "registration-vic" | "registration-qld",
  price: number,
) => {
  const figure = getPeriodInForce(figures[table].periods, parseIsoDate("2026-11-21")).amounts["transfer-registration"]
  return figure && calculateFeeItemAmount(figure.amount, dollars(price))
}

test("New South Wales registers every transfer for the same fee", () => {
  expect(calculateRegistrationFee("registration-nsw", 400_000)).toEqual({ amountCents: 182_73 })
  expect(calculateRegistrationFee("registration-nsw", 4_000_000)).toEqual({ amountCents: 182_73 })
})

// 104.30 + 750 x 2.34 = 1,859.30; an incomplete $1,000 is dropped. 104.30 + 1,500 x 2.34 = 3,614.30, capped at 3,614.
test.each([
  [750_000, 1_859_30],
  [750_999, 1_859_30],
  [751_000, 1_861_64],
  [1_499_999, 3_611_96],
  [1_500_000, 3_614_00],
  [9_000_000, 3_614_00],
])("Victoria registers a transfer at $%d", (price, amountCents) => {
  expect(calculateRegistrationFee("registration-vic", price)).toEqual({ amountCents })
})

// 248.04 to 180,000. 180,001 is one step: 294.60. 900,000: 72 steps, 248.04 + 72 x 46.56 = 3,600.36.
test.each([
  [100_000, 248_04],
  [180_000, 248_04],
  [180_001, 294_60],
  [190_000, 294_60],
  [900_000, 3_600_36],
])("Queensland registers a transfer at $%d", (price, amountCents) => {
  expect(calculateRegistrationFee("registration-qld", price)).toEqual({ amountCents })
})
