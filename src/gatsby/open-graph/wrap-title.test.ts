import { wrapTitleAtLargestSize } from "./typeface"

/** Measures a text in which every character is half as wide as the size. */
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
  expect(wrapTitleAtLargestSize(title, measureWidth, room)).toEqual({ lines, size })
})
