import { formatDidYouMean, findMostSimilarWord } from "./did-you-mean"

const COMPONENTS = ["ExampleQuote", "Example", "QuoteCard", "QuoteButton", "Card", "Cards", "Notice"]

test.each([
  ["ExampelQuote", "ExampleQuote"],
  ["examplequote", "ExampleQuote"],
  ["Cardz", null], // Card and Cards are equally similar.
  ["Noti", "Notice"],
  ["Quote", null],
  ["Wobble", null],
  ["br", null],
])("among the components, %s is meant to be %s", (word, likeliest) => {
  expect(findMostSimilarWord(word, COMPONENTS)).toBe(likeliest)
})

test("of a short word one letter may be wrong, or two may have changed places", () => {
  expect(findMostSimilarWord("NWS", ["NSW", "VIC", "QLD"])).toBe("NSW")
  expect(findMostSimilarWord("Vic", ["NSW", "VIC", "QLD"])).toBe("VIC")
  expect(findMostSimilarWord("QDX", ["NSW", "VIC", "QLD"])).toBe(null)
})

test("what is near is asked at the end of a message, and nothing is asked without it", () => {
  expect(formatDidYouMean("buy", ["buying", "selling"])).toBe("; did you mean buying?")
  expect(formatDidYouMean("renting", ["buying", "cost"])).toBe("")
  expect(formatDidYouMean(7, ["buying"])).toBe("")
})
