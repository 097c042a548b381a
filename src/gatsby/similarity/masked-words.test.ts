import { maskedWords, namesFrom } from "./likeness"

const names = namesFrom(["Gold Coast", "City of Gold Coast", "Orange", "City of Sydney"])

test.each([
  ["the longest name that fits is taken", "Ask the City of Gold Coast.", ["ask", "the", "<name>"]],
  ["a name's possessive is a name", "Orange’s creeks", ["<name>", "s", "creeks"]],
  ["a name in capitals is a name", "GOLD COAST canals", ["<name>", "canals"]],
  ["the start of a name is none", "a city of gold", ["a", "city", "of", "gold"]],
  ["numbers are alike", "Section 10.7 of 2,500", ["section", "<number>", "of", "<number>"]],
])("%s", (_, text, masked) => {
  expect(maskedWords(text, names)).toEqual(masked)
})
