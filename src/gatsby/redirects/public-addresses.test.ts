import { formatProblem } from "../read-content"
import { parsePublicPageAddresses } from "./public-addresses"

const listAddressProblems = (text: string): string[] => parsePublicPageAddresses(text).problems.map(formatProblem)

test("a list names addresses, what took the place of one, and why one may go", () => {
  const text =
    "# Addresses\n\n- /buying\n- /quotes/:id/offer\n- was: /old\n  movedTo: /buying#costs\n- was: /other\n  gone: It's over.\n"
  expect(parsePublicPageAddresses(text)).toEqual({
    addresses: [
      { was: "/buying", line: 3 },
      { was: "/quotes/:id/offer", line: 4 },
      { was: "/old", movedTo: "/buying#costs", line: 5 },
      { was: "/other", gone: "It's over.", line: 7 },
    ],
    problems: [],
  })
})

test("a list that has only comments, or isn't there, is empty", () => {
  expect(parsePublicPageAddresses("# None yet.\n")).toEqual({ addresses: [], problems: [] })
  expect(parsePublicPageAddresses("")).toEqual({ addresses: [], problems: [] })
})

test.each([
  ["- /buying\n- /buying\n", "line 2: /buying is there twice; take one out"],
  ["- /buying/\n", 'line 1: was: leave out the "/" at the end'],
  ["- was: /old\n  moved: /buying\n", /^line 1: moved: no such field here; did you mean "?movedTo/],
  ["- was: /old\n", /^line 1: say one of the two: "movedTo" with the page that took its place, or "gone"/],
  ["- was: /old\n  movedTo: /a\n  gone: Over.\n", /^line 1: say one of the two/],
  ["- was: /old\n  movedTo: a page\n", "line 1: movedTo: an address has no blanks"],
  ['- was: /old\n  gone: ""\n', "line 1: gone: say why it may go"],
  ["addresses: []\n", 'line 1: begin each address with "- "'],
  ["- /a\n- { was: /b\n", /^line \d+: can't be read as YAML$/],
])("%j is refused", (text, message) => {
  const problems = listAddressProblems(text).map(line => line.replace("content/addresses.yaml: ", ""))
  expect(problems.slice(0, 1)).toEqual([expect.stringMatching(message)])
})
