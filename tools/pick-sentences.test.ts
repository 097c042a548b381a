import { pickedSentences } from "./pick-sentences"

const SEED = 20261123

/** Forty pages of two sentences each. */
const PAGES = new Map(
  Array.from({ length: 40 }, (_, at) => [
    `content/blog/${at}.mdx`,
    `Guide ${at} says first what you need to do. Then guide ${at} says what happens if you don’t.`,
  ]),
)
const picked = pickedSentences(PAGES, SEED)

test("thirty sentences are picked, each of another page", () => {
  expect(new Set(picked.map(({ file }) => file)).size).toBe(30)
  for (const { file, sentence } of picked) expect(PAGES.get(file)).toContain(sentence)
})

test("the order in which the pages are listed changes nothing, and another seed picks others", () => {
  expect(pickedSentences(new Map([...PAGES].reverse()), SEED)).toEqual(picked)
  expect(pickedSentences(PAGES, SEED + 1)).not.toEqual(picked)
})

test("only whole sentences of paragraphs and lists are picked", () => {
  const text = [
    "---",
    "lead: This lead is in the front matter and so is never picked.",
    "---",
    "## A heading that could be taken for one of the sentences",
    "| A table | that could be taken for one of the sentences. |",
    '<Notice title="A component that could be taken for a sentence.">',
    "Too short to say anything.",
    "- Ask the agent for the contract before you make an offer.",
  ].join("\n")
  const sentences = [1, 2, 3, 4, 5].map(seed => pickedSentences(new Map([["a.mdx", text]]), seed))
  expect(new Set(sentences.flat().map(({ sentence }) => sentence))).toEqual(
    new Set(["Ask the agent for the contract before you make an offer."]),
  )
})
