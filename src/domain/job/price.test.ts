import fc from "fast-check"
import { parsePrice, priceInWords, priceMeant } from "./price"

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
  ["1.2mn", 1_200_000],
  ["$1.2 million dollars", 1_200_000],
  ["850,000 dollars", 850_000],
  ["850,000 Australian dollars", 850_000],
  ["850k aud", 850_000],
  ["850,000$", 850_000],
  ["AUD 850,000", 850_000],
  ["AUD$850,000", 850_000],
  ["AU$ 850 000", 850_000],
  ["A$1.2m", 1_200_000],
  ["$850,000.", 850_000],
  ["1\u2009250\u2009000", 1_250_000],
  ["1\u202f250\u202f000", 1_250_000],
  ["１，２５０，０００", 1_250_000],
  ["＄８５０ｋ", 850_000],
  ["850\u3000000", 850_000],
  ["٨٥٠٬٠٠٠", 850_000],
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
  ["50,000,000.01", "too-high"],
  ["9".repeat(400), "too-high"],
  ["850k+", "format"],
  ["850,000 pounds", "format"],
  ["US$850,000", "format"],
  ["850000\0", "control-character"],
])("the price %j is refused as %s", (typed, code) => {
  expect(parsePrice(typed)).toMatchObject({ ok: false, code })
})

test.each([
  ["1,200,000.50", 1_200_001],
  ["850,000.01", 850_001],
  ["850000.001", 850_001],
  ["849,999.99 dollars", 850_000],
  ["1.2345678m", 1_234_568],
  ["850.0001k", 850_001],
  ["850,000.00", 850_000],
  ["9,999.50", 10_000],
])("the cents of %s are rounded up to %d dollars", (typed, amount) => {
  expect(parsePrice(typed)).toEqual({ ok: true, cents: amount * 100 })
})

test.each([
  ["1.2m", "$1,200,000"],
  ["1,200,000.50", "$1,200,001"],
  ["850k", "$850,000"],
  ["850", null],
  ["about a million", null],
  ["800-850k", null],
  ["", null],
])("what %j is understood as: %s", (typed, words) => {
  expect(priceInWords(typed)).toBe(words)
})

test.each([
  ["850", 850_000],
  ["1.25", 1_250_000],
  ["0.9", 900_000],
  ["1250", 1_250_000],
  ["$2", 2_000_000],
  ["850000", null],
  ["0", null],
  ["banana", null],
])("where %j is asked about, %d dollars are offered", (typed, dollars) => {
  expect(priceMeant(typed)).toBe(dollars)
})

test("what is offered is a price, and the one that the question names", () => {
  for (const typed of ["850", "1.25", "0.0001", "9999", "51", "0.001", "8.5"]) {
    const dollars = priceMeant(typed)
    if (dollars === null) expect(parsePrice(typed)).not.toMatchObject({ code: "did-you-mean" })
    else expect(parsePrice(String(dollars))).toEqual({ ok: true, cents: dollars * 100 })
  }
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
