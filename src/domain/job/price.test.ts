import fc from "fast-check"
import { parsePrice } from "./price"

test.each([
  ["$1,250,000", 1_250_000],
  ["1250000", 1_250_000],
  ["1 250 000", 1_250_000],
  ["1\u00a0250\u00a0000", 1_250_000],
  ["1.25m", 1_250_000],
  ["1.25M", 1_250_000],
  ["1.25 million", 1_250_000],
  ["$1.25 mil", 1_250_000],
  ["1.255m", 1_255_000],
  ["850k", 850_000],
  ["850 K", 850_000],
  ["$850 thousand", 850_000],
  ["850,000.00", 850_000],
  ["A$850,000", 850_000],
  ["850000 AUD", 850_000],
  ["10000", 10_000],
  ["50m", 50_000_000],
  ["50,000,000", 50_000_000],
])("%s is a price of %d dollars", (typed, amount) => {
  expect(parsePrice(typed)).toEqual({ ok: true, cents: amount * 100 })
})

test.each([
  ["1.25", "Did you mean $1.25 million?"],
  ["$1.25", "Did you mean $1.25 million?"],
  ["850", "Did you mean $850,000?"],
  ["850.000", "Did you mean $850,000?"],
  ["1250", "Did you mean $1,250,000?"],
  ["2", "Did you mean $2 million?"],
  ["0.9", "Did you mean $0.9 million?"],
])("%s is not guessed at: %s", (typed, message) => {
  expect(parsePrice(typed)).toEqual({ ok: false, code: "did-you-mean", message })
})

test.each([
  ["", "required"],
  ["-500000", "negative"],
  ["$-500,000", "negative"],
  ["−500000", "negative"],
  ["(500,000)", "negative"],
  ["800-850k", "two-numbers"],
  ["800k to 850k", "two-numbers"],
  ["$800,000 – $850,000", "two-numbers"],
  ["700000/750000", "two-numbers"],
  ["about a million", "format"],
  ["offers over 850k", "format"],
  ["1.250.000", "format"],
  ["1,25,000", "format"],
  ["12,50", "format"],
  ["1e6", "two-numbers"],
  ["0x100000", "two-numbers"],
  ["Infinity", "format"],
  ["0", "too-low"],
  ["9,999", "too-low"],
  ["9.9k", "too-low"],
  ["50,000,001", "too-high"],
  ["9".repeat(400), "too-high"],
  ["850,000.50", "whole-dollars"],
  ["1.2345678m", "whole-dollars"],
  ["850000\0", "control-character"],
])("the price %j is refused as %s", (typed, code) => {
  expect(parsePrice(typed)).toMatchObject({ ok: false, code })
})

test("two numbers are told what to do instead", () => {
  expect(parsePrice("800-850k")).toMatchObject({
    message: "Enter one price: the top of your range, or choose “I don’t know yet”",
  })
})

test("every whole price in range is read exactly, with and without its commas", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 50_000_000 }), amount => {
      expect(parsePrice(String(amount))).toEqual({ ok: true, cents: amount * 100 })
      expect(parsePrice(amount.toLocaleString("en-AU"))).toEqual({ ok: true, cents: amount * 100 })
    }),
  )
})
