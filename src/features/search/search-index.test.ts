import { excerptParts } from "./search-index"

test("marked words stand apart from the others", () => {
  expect(excerptParts("a <mark>caveat</mark> warns of a <mark>caveat</mark>")).toEqual([
    { text: "a ", marked: false },
    { text: "caveat", marked: true },
    { text: " warns of a ", marked: false },
    { text: "caveat", marked: true },
  ])
})

test("what was escaped is text, and stays text", () => {
  expect(excerptParts("&lt;img onerror=x&gt; &amp;amp; Q&amp;A &unknown;")).toEqual([
    { text: "<img onerror=x> &amp; Q&A &unknown;", marked: false },
  ])
})
