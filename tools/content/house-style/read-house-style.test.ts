import { readHouseStyle } from "./read-house-style"

const said = (yaml: string) => {
  const read = readHouseStyle(yaml)
  return read.ok ? [] : read.problems.map(({ where, message }) => `${where}: ${message}`)
}
const list = (entry: string) => `words:\n${entry}\ncontractions: { do not: "don't" }\nlawSentences: [Act]\n`

test.each([
  [
    "  - avoid: [papers]\n    wriet: [documents]\n    reason: Why.",
    /^words 1, wriet: no such field here; did you mean write\?/,
  ],
  ["  - avoid: [papers]\n    reason: Why.", /^words: say one of the two: "write" .* or "do".* \(line 1 of the list\)$/],
  ["  - avoid: [papers]\n    write: [a]\n    do: Ask.\n    reason: Why.", /^words: say one of the two/],
  ["  - avoid: []\n    write: [a]\n    reason: Why.", /^words 1, avoid: a list, at least one line/],
  ["  - avoid: [papers]\n    write: [a]", /^words 1, reason: is missing: why, in a short sentence/],
  ['  - avoid: ["..."]\n    write: [a]\n    reason: Why.', /^words 1, avoid: whole words in a row/],
  ['  - avoid: ["a//b"]\n    write: [a]\n    reason: Why.', /^words 1, avoid: whole words in a row/],
  ["  - avoid: [papers]\n    write: [a]\n    reason: Why.\n    in: code and pages", /^words 1, in: one of pages, code/],
])("a wrong entry is said in a sentence: %s", (entry, sentence) => {
  expect(said(list(entry))).toContainEqual(expect.stringMatching(sentence))
})

test("a list that isn't YAML, or lacks a part, is said too", () => {
  expect(said("words: [")).toEqual([expect.stringMatching(/line 1|file/)])
  expect(said("words: []")).toEqual([
    expect.stringMatching(/^contractions: is missing/),
    expect.stringMatching(/^lawSentences: is missing/),
  ])
})
