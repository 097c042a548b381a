import { toSentence } from "../text-formats"

test.each([
  ["Enter one price", "Enter one price."],
  ["Did you mean $85,000?", "Did you mean $85,000?"],
  ["It’s sold.", "It’s sold."],
])("%j ends as %j", (words, sentence) => {
  expect(toSentence(words)).toBe(sentence)
})
