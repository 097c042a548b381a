import { didYouMean, likeliest } from "./did-you-mean"

const COMPONENTS = ["ExampleQuote", "Example", "QuoteCard", "QuoteButton", "Card", "Cards", "Notice"]

test.each([
  ["ExampelQuote", "ExampleQuote"],
  ["examplequote", "ExampleQuote"],
  ["Cardz", null], // Card and Cards are equally near.
  ["Noti", "Notice"],
  ["Quote", null],
  ["Wobble", null],
  ["br", null],
])("among the components, %s is meant to be %s", (word, meant) => {
  expect(likeliest(word, COMPONENTS)).toBe(meant)
})

test("of a short word one letter may be wrong, or two may have changed places", () => {
  expect(likeliest("NWS", ["NSW", "VIC", "QLD"])).toBe("NSW")
  expect(likeliest("Vic", ["NSW", "VIC", "QLD"])).toBe("VIC")
  expect(likeliest("QDX", ["NSW", "VIC", "QLD"])).toBe(null)
})

test("what is near is asked at the end of a message, and nothing is asked without it", () => {
  expect(didYouMean("buy", ["buying", "selling"])).toBe("; did you mean buying?")
  expect(didYouMean("renting", ["buying", "cost"])).toBe("")
  expect(didYouMean(7, ["buying"])).toBe("")
})
