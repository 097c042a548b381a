import fc from "fast-check"
import { parsePrice, formatTypedPrice } from "./price"

test.each([
  ["$1,250,000", 1_250_000],
  ["1 250 000", 1_250_000],
  ["1\u00a0250\u00a0000", 1_250_000],
  ["1.25m", 1_250_000],
  ["$1.25 mil", 1_250_000],
  ["850 K", 850_000],
  ["$850 thousand", 850_000],
  ["850,000.00", 850_000],
  ["A$850,000", 850_000],
  ["1.2mn", 1_200_000],
  ["850,000 dollars", 850_000],
  ["850,000 Australian dollars", 850_000],
  ["850,000$", 850_000],
  ["AUD 850,000", 850_000],
  ["AU$ 850 000", 850_000],
  ["$850,000.", 850_000],
  ["1\u2009250\u2009000", 1_250_000],
  ["１，２５０，０００", 1_250_000],
  ["＄８５０ｋ", 850_000],
  ["٨٥٠٬٠٠٠", 850_000],
  ["850'000", 850_000],
  ["1’250’000", 1_250_000],
])("%s is a price of %d dollars", (input, amount) => {
  expect(parsePrice(input)).toEqual({ ok: true, cents: amount * 100 })
})

test.each([
  ["1.25", "Did you mean $1.25 million?"],
  ["850", "Did you mean $850,000?"],
  ["850.000", "Did you mean $850,000?"],
])("%s is not guessed at: %s", (input, message) => {
  expect(parsePrice(input)).toEqual({ ok: false, code: "did-you-mean", message })
})

test.each([
  ["", "required"],
  ["-500000", "negative"],
  ["−500000", "negative"],
  ["(500,000)", "negative"],
  ["800-850k", "two-numbers"],
  ["800k to 850k", "two-numbers"],
  ["about a million", "format"],
  ["1.250.000", "format"],
  ["1,25,000", "format"],
  ["1e6", "two-numbers"],
  ["0", "too-low"],
  ["9,999", "too-low"],
  ["50,000,000.01", "too-high"],
  ["9".repeat(400), "too-high"],
  ["850,000 pounds", "format"],
  ["850000\0", "control-character"],
])("the price %j is refused as %s", (input, code) => {
  expect(parsePrice(input)).toMatchObject({ ok: false, code })
})

test.each([
  ["1,200,000.50", 1_200_001],
  ["850,000.01", 850_001],
  ["1.2345678m", 1_234_568],
  ["9,999.50", 10_000],
])("the cents of %s are rounded up to %d dollars", (input, amount) => {
  expect(parsePrice(input)).toEqual({ ok: true, cents: amount * 100 })
})

test.each([
  ["1.2m", "$1,200,000"],
  ["1,200,000.50", "$1,200,001"],
  ["850", null],
  ["", null],
])("what %j is understood as: %s", (input, words) => {
  expect(formatTypedPrice(input)).toBe(words)
})

test("two numbers are told what to do instead", () => {
  expect(parsePrice("800-850k")).toMatchObject({ message: expect.stringMatching(/^Enter one price: the top of your/) })
})

test("every whole price in range is read exactly, with and without its commas", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 50_000_000 }), amount => {
      expect(parsePrice(String(amount))).toEqual({ ok: true, cents: amount * 100 })
      expect(parsePrice(amount.toLocaleString("en-AU"))).toEqual({ ok: true, cents: amount * 100 })
    }),
  )
})
