import { createAustralianSpeller, readProjectWords } from "./australian"

const speller = createAustralianSpeller()

test.each(["colour", "organise", "centre", "cheque", "enrolment", "licence", "don't", "strata"])(
  "%s is Australian",
  word => {
    expect(speller.correct(word)).toBe(true)
  },
)

test.each(["color", "organize", "center", "analyze", "defense", "fulfill", "traveled", "recieve"])(
  "%s is not",
  word => {
    expect(speller.correct(word)).toBe(false)
  },
)

test("a word that is wrong comes with the right one", () => {
  expect(speller.suggest("color")).toContain("colour")
  expect(speller.suggest("recieve")).toContain("receive")
})

test("the project's own words are there once each, in any order, and none that the dictionary has", () => {
  const words = readProjectWords()
  expect(words).toEqual([...new Set(words)])
  expect(words.filter(word => speller.correct(word))).toEqual([])
})
