import { wrapTitle } from "./typeface"

/** Every character is half as wide as the size. */
const measureWidth = (text: string, size: number): number => (text.length * size) / 2

// Ten characters at size 20 are 100 wide.
const room = { width: 100, lines: 2, sizes: [20, 10] }

test.each([
  ["one word stays in one line", "Selling", ["Selling"], 20],
  ["ten characters just fit", "aaaa bbbbb", ["aaaa bbbbb"], 20],
  ["eleven characters take two lines", "aaaaa bbbbb", ["aaaaa", "bbbbb"], 20],
  ["three lines are too many, so the size falls", "aaaaaaaa bbbbbbbb cccccccc", ["aaaaaaaa bbbbbbbb", "cccccccc"], 10],
  ["a word wider than the room makes the size fall", "aaaaaaaaaaaa", ["aaaaaaaaaaaa"], 10],
])("%s", (_, title, lines, size) => {
  expect(wrapTitle(title, measureWidth, room)).toEqual({ lines, size })
})

test("what fits at no size ends in an ellipsis, within the room", () => {
  // Size 10: twenty characters a line. The second line holds nineteen of its letters and the ellipsis.
  const set = wrapTitle(`${"a".repeat(20)} ${"b".repeat(30)}`, measureWidth, room)
  expect(set).toEqual({ lines: ["a".repeat(20), `${"b".repeat(19)}…`], size: 10 })
})

test("no sizes are refused", () => {
  expect(() => wrapTitle("Selling", measureWidth, { ...room, sizes: [] })).toThrow("no size to set Selling in")
})
