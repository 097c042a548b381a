import { maskNamesAndNumbers, groupNamesByFirstWord, findMostSimilarTexts, listThreeWordSequences } from "./likeness"

const toWords = (text: string) => text.split(" ")

test("no run reaches from one text into the next, and two words make none", () => {
  expect(listThreeWordSequences([toWords("ask the"), toWords("council about")]).size).toBe(0)
})

test("the nearest of several is named by the share of the shorter one's runs, and none where nothing is shared", () => {
  const all = [["a b c d"], ["a b c z"], ["a b c d e"], ["q r s t"]].map(texts =>
    listThreeWordSequences(texts.map(toWords)),
  )
  // The whole first text is in the third. The second text shares one of its two runs with the first.
  expect(findMostSimilarTexts(all)).toEqual([
    { at: 2, likeness: 1 },
    { at: 0, likeness: 0.5 },
    { at: 0, likeness: 1 },
    null,
  ])
})

test("a page without a run of its own is like no other", () => {
  expect(
    findMostSimilarTexts([listThreeWordSequences([toWords("a b")]), listThreeWordSequences([toWords("a b c")])]),
  ).toEqual([null, null])
})

test("copies are each other's nearest, also when a third text holds both", () => {
  const all = ["a b c d", "a b c d", "a b c d e"].map(text => listThreeWordSequences([toWords(text)]))
  expect(findMostSimilarTexts(all)).toEqual([
    { at: 1, likeness: 1 },
    { at: 0, likeness: 1 },
    { at: 0, likeness: 1 },
  ])
})

const names = groupNamesByFirstWord(["Gold Coast", "City of Gold Coast", "Orange", "City of Sydney"])

test.each([
  ["the longest name that fits is taken", "Ask the City of Gold Coast.", ["ask", "the", "<name>"]],
  ["a name's possessive is a name", "Orange’s creeks", ["<name>", "s", "creeks"]],
  ["a name in capitals is a name", "GOLD COAST canals", ["<name>", "canals"]],
  ["the start of a name is none", "a city of gold", ["a", "city", "of", "gold"]],
  ["numbers are alike", "Section 10.7 of 2,500", ["section", "<number>", "of", "<number>"]],
])("%s", (_, text, masked) => {
  expect(maskNamesAndNumbers(text, names)).toEqual(masked)
})
