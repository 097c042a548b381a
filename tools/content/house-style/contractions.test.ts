import { findFilesWithFewContractions } from "./contractions"

const style = {
  words: [],
  contractions: {
    "do not": "don't",
    "it is": "it's",
    "is not": "isn't",
    "^that is": "that's",
    "you have *ed/been": "you've",
  },
  lawSentences: ["Act", "must not"],
  searchTerms: ["deposit"],
}

const buildPageSentences = (sentences: readonly string[]) =>
  sentences.map((text, at) => ({ where: `content/pages/page.mdx:${at + 1}`, text }))
const repeatText = (count: number, sentence: string) => Array.from({ length: count }, () => sentence)
const findUncontracted = (sentences: readonly string[]) =>
  findFilesWithFewContractions(buildPageSentences(sentences), style)

test("a page with contractions in less than half of ten places is refused, with its count and the first three", () => {
  expect(
    findUncontracted([...repeatText(4, "We don’t."), ...repeatText(5, "We do not ask."), "It is not ours."]),
  ).toEqual([
    {
      where: "content/pages/page.mdx",
      message:
        '4 of 10 places for a contraction have one; at least half must. The first without: line 5 ("do not": don\'t), line 6 ("do not": don\'t), line 7 ("do not": don\'t)',
    },
  ])
})

test("half is enough, and so is a page with fewer than ten places", () => {
  expect(findUncontracted([...repeatText(5, "We don’t."), ...repeatText(5, "We do not ask.")])).toEqual([])
  expect(findUncontracted(repeatText(9, "We do not ask."))).toEqual([])
})

test("each file is counted by itself", () => {
  const other = repeatText(10, "It's ours.").map((text, at) => ({ where: `src/form.tsx:${at + 1}`, text }))
  const mixedSentences = [...other, ...buildPageSentences(repeatText(10, "You have signed it."))]
  expect(findFilesWithFewContractions(mixedSentences, style).map(({ where }) => where)).toEqual([
    "content/pages/page.mdx",
  ])
})

test("a statement of law, the end of a clause, and an 'is' that nobody shortens are no places", () => {
  expect(findUncontracted(repeatText(12, "Under the Act they do not apply."))).toEqual([])
  expect(findUncontracted(repeatText(12, "You must not sign if it is not yours."))).toEqual([])
  expect(findUncontracted(repeatText(12, "We know whose it is, and what it is."))).toEqual([])
  expect(findUncontracted(repeatText(12, "The house that is sold is the one you have in mind."))).toEqual([])
  expect(findUncontracted(repeatText(12, "That is why."))).toHaveLength(1)
})
