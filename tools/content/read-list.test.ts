import type { GenericSchema } from "valibot"
import { correctionsSchema } from "./corrections"
import { houseStyleSchema } from "./house-style/house-style-schema"
import { parseAndValidateYaml } from "./read-list"

const listYamlProblems = (schema: GenericSchema, yaml: string) => {
  const result = parseAndValidateYaml(schema, yaml)
  return result.ok ? [] : result.problems.map(({ where, message }) => `${where}: ${message}`)
}

const listHouseStyleProblems = (entry: string) =>
  listYamlProblems(
    houseStyleSchema,
    `words:\n${entry}\ncontractions: { do not: "don't" }\nlawSentences: [Act]\nsearchTerms: [deposit]\n`,
  )

const listCorrectionsProblems = (lines: string, url = "https://office.example/page") =>
  listYamlProblems(
    correctionsSchema,
    `corrections:\n  - about: A levee\n    was: [A levee.]\n    right: It's built.\n    source: { name: Office, url: "${url}", checked: "2026-11-21" }\n${lines}`,
  )

test.each([
  [
    "  - avoid: [papers]\n    wriet: [documents]\n    reason: Why.",
    /^words 1, wriet: no such field here; did you mean write\?/,
  ],
  ["  - avoid: [papers]\n    reason: Why.", /^words 1: say one of the two: "write" .* or "do"/],
  ["  - avoid: [papers]\n    write: [a]\n    do: Ask.\n    reason: Why.", /^words 1: say one of the two/],
  ["  - avoid: []\n    write: [a]\n    reason: Why.", /^words 1, avoid: add avoid: a list, at least one line/],
  ["  - avoid: [papers]\n    write: [a]", /^words 1, reason: is missing: why, in a short sentence/],
  ['  - avoid: ["..."]\n    write: [a]\n    reason: Why.', /^words 1, avoid: whole words in a row/],
  ['  - avoid: ["a//b"]\n    write: [a]\n    reason: Why.', /^words 1, avoid: whole words in a row/],
  ["  - avoid: [papers]\n    write: [a]\n    reason: Why.\n    in: code and pages", /^words 1, in: one of pages, code/],
])("a wrong entry of the house style is said in a sentence: %s", (entry, sentence) => {
  expect(listHouseStyleProblems(entry)).toContainEqual(expect.stringMatching(sentence))
})

test.each([
  ["", /^corrections 1: say what to look for/],
  ["    wrong: []", /^corrections 1, wrong: add wrong: a list, at least one line/],
  ["    wrnog: [the levee is open]", /wrnog: no such field here; did you mean wrong\?/],
  ['    wrong: ["a//b"]', /^corrections 1, wrong: whole words in a row/],
  ["    incomplete: [a levee]", /^corrections 1: "incomplete" and "without" go together/],
  ["    outdated: [office.example]", /^corrections 1, outdated: a full address/],
])("a wrong correction is said in a sentence: %s", (lines, sentence) => {
  expect(listCorrectionsProblems(lines)).toContainEqual(expect.stringMatching(sentence))
})

test("what's right needs a source that is one", () => {
  expect(listCorrectionsProblems("    wrong: [a levee]", "https://github.com/someone")).toEqual([
    expect.stringMatching(
      /^corrections 1, source, url: a site of copies, a code host or another state's handbook isn't a source/,
    ),
  ])
})

test("a list that isn't YAML, or lacks a part, is said too", () => {
  expect(listYamlProblems(houseStyleSchema, "words: [")).toEqual([expect.stringMatching(/line 1|file/)])
  expect(listYamlProblems(houseStyleSchema, "words: []")).toEqual([
    expect.stringMatching(/^contractions: is missing/),
    expect.stringMatching(/^lawSentences: add lawSentences: a list/),
    expect.stringMatching(/^searchTerms: add searchTerms: a list/),
  ])
})
