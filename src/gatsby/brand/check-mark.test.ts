import { listCheckLines } from "../../testing/content-lines"
import { findBrandMarkProblems } from "./check-mark"

const renderMarkSvg = (...colours: string[]) =>
  `<svg viewBox="0 0 9 9">${colours.map(colour => `<path d="M0 0h9v9z" fill="${colour}"/>`).join("")}</svg>`

test("the content check tells what is wrong with the mark, with its line", () => {
  expect(listCheckLines({ "brand/mark.svg": '<svg viewBox="0 0 9 9">\n<text>A</text>\n</svg>' })).toEqual([
    "content/brand/mark.svg: line 2: <text>: turn its letters into outlines (paths): visitors don't have the typeface",
  ])
})

test.each([
  ["white and cream", renderMarkSvg("#ffffff", "#fff8ee"), ["light"]],
  ["black and navy", renderMarkSvg("#000000", "#0a1030"), ["dark"]],
  ["red and white", renderMarkSvg("#cc2233", "#ffffff"), []],
  ["white alone, which takes the palette's colour", renderMarkSvg("#ffffff"), []],
])("a mark in colours of its own can be seen on light and on dark: %s", (_, text, unseen) => {
  expect(findBrandMarkProblems(text).map(({ message }) => /on the (\w+) background/.exec(message)?.[1])).toEqual(unseen)
})
