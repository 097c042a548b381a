import { parseOptions } from "./options"

test("without options everything is measured, without peers", () => {
  expect(parseOptions([])).toEqual({ asked: "", peers: null, peerPage: "/guide", runs: 3 })
})

test("a text, peers, their page and the number of runs", () => {
  expect(parseOptions(["Show my", "--peers", "../sites", "--peer-page", "/post", "--runs", "5"])).toEqual({
    asked: "show my",
    peers: "../sites",
    peerPage: "/post",
    runs: 5,
  })
})

test("help is asked for", () => {
  expect(parseOptions(["--help"])).toBeNull()
})

test.each([
  [["--runs", "0"], "--runs must be a whole number above 0"],
  [["--runs", "many"], "--runs must be a whole number above 0"],
  [["--peer-page", "guide"], "--peer-page must begin with a slash"],
  [["show", "my"], "Only one text to look for, in quotation marks"],
  [["--peer", "../sites"], "Unknown option '--peer'"],
])("%j is refused with what's wrong and what's right", (args, problem) => {
  expect(() => parseOptions(args)).toThrow(problem)
  expect(() => parseOptions(args)).toThrow("npm run bench:page -- --peers <folder>")
})
