import { readCorrections } from "./read-corrections"

const said = (yaml: string) => {
  const read = readCorrections(yaml)
  return read.ok ? [] : read.problems.map(({ where, message }) => `${where}: ${message}`)
}
const entry = (lines: string, url = "https://office.example/page") =>
  said(
    `corrections:\n  - about: A levee\n    right: It's built.\n    source: { name: Office, url: "${url}", checked: "2026-11-21" }\n${lines}`,
  )

test.each([
  ["", /^corrections: say what to look for/],
  ["    wrong: []", /^corrections 1, wrong: a list, at least one line/],
  ["    wrnog: [the levee is open]", /wrnog: no such field here; did you mean wrong\?/],
  ['    wrong: ["a//b"]', /^corrections 1, wrong: whole words in a row/],
  ["    incomplete: [a levee]", /^corrections: "incomplete" and "without" go together/],
  ["    outdated: [office.example]", /^corrections 1, outdated: a full address/],
])("a wrong entry is said in a sentence: %s", (lines, sentence) => {
  expect(entry(lines)).toContainEqual(expect.stringMatching(sentence))
})

test("what's right needs a source that is one", () => {
  expect(entry("    wrong: [a levee]", "https://github.com/someone")).toEqual([
    expect.stringMatching(
      /^corrections 1, source, url: a site of copies, a code host or another state's handbook isn't a source/,
    ),
  ])
})

test("a list that isn't YAML is said too", () => {
  expect(said("corrections: [")).toEqual([expect.stringMatching(/line 1|file/)])
  expect(said("{}")).toEqual([expect.stringMatching(/^corrections: is missing/)])
})
