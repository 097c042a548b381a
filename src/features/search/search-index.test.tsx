import { splitExcerpt, removeHeadingFromExcerpt } from "./search-index"

test.each([
  ["4: <mark>cooling-off</mark> and 66W. In NSW, you can cool off.", "In NSW, you can cool off."],
  ["Stage 4: <mark>cooling-off</mark> and <mark>66W.</mark> In NSW, you can cool off.", "In NSW, you can cool off."],
  ["In NSW, you can <mark>cool</mark> off.", "In NSW, you can <mark>cool</mark> off."],
  ["66W. In NSW, you can cool off.", "In NSW, you can cool off."],
  ["and 66W certificates are signed by", "and 66W certificates are signed by"],
])("an excerpt doesn't begin with words of the page's heading: %s", (excerpt, expected) => {
  expect(removeHeadingFromExcerpt(excerpt, "Stage 4: cooling-off and 66W")).toBe(expected)
})

test("marked words stand apart from the others", () => {
  expect(splitExcerpt("a <mark>caveat</mark> warns of a <mark>caveat</mark>")).toEqual([
    { text: "a ", isMarked: false },
    { text: "caveat", isMarked: true },
    { text: " warns of a ", isMarked: false },
    { text: "caveat", isMarked: true },
  ])
})

test("what was escaped is text, and stays text", () => {
  expect(splitExcerpt("&lt;img onerror=x&gt; &amp;amp; Q&amp;A &unknown;")).toEqual([
    { text: "<img onerror=x> &amp; Q&A &unknown;", isMarked: false },
  ])
})
