import { buildPageFile, buildReadableFile } from "../../testing/readable-file"
import { formatProblem } from "../read-content"
import { findLongGuides } from "./guide-length"

/** A guide whose title and lead have five words. */
const createGuide = (body: string) =>
  buildReadableFile(
    "blog/guide.mdx",
    `---
title: A long guide
description: A guide that is long enough for the search results, made for one test and for nothing else.
heading: Another heading of it
lead: Short answer.
subject: contracts
sources:
  - { name: The office, url: "https://www.example.com/law", checked: "2026-11-21", supports: [Another heading of it] }
checked: "2026-11-21"
checkAgain: "2027-05-21"
---

${body}
`,
  )

test("a guide of 1,800 words passes, and one of a word more is told how many it has", () => {
  const text = `## Why?\n\n${"Ask ".repeat(1_790)}\n\n| Who | pays |\n| --- | --- |\n| the seller |\n`
  expect(findLongGuides([createGuide(text)]).map(formatProblem)).toEqual([])
  expect(findLongGuides([createGuide(`${text}\nMore.`)]).map(formatProblem)).toEqual([
    "content/blog/guide.mdx: page: has 1801 words, and at most 1800 are right; leave something out, or give a part a guide of its own",
  ])
})

test("other pages may be as long as they need to be, and signs alone are no words", () => {
  expect(findLongGuides([buildPageFile("terms", "Words ".repeat(2_000))])).toEqual([])
  expect(findLongGuides([createGuide("– ".repeat(2_000))])).toEqual([])
})
