import { buildReadableFile } from "../../../src/testing/readable-file"
import { readFixtureContent } from "../../../src/testing/content-lines"
import { findGuideTitlesWithoutSearchTerm } from "./guide-titles"

const createGuide = (title: string) =>
  buildReadableFile("blog/guide.mdx", readFixtureContent("blog/_example.mdx").replace(/title: .*/, `title: "${title}"`))

const findTitleProblems = (title: string) =>
  findGuideTitlesWithoutSearchTerm([createGuide(title)], ["form 2", "contract for/of sale"])

test.each(["Form 2 in Queensland", "A contract of sale, explained", "The contract for sale"])("%s passes", title => {
  expect(findTitleProblems(title)).toEqual([])
})

test.each(["QLD stage 1: the forms", "Form 20", "Contracts"])("%s is refused, with where to look for a term", title => {
  expect(findTitleProblems(title)).toEqual([
    {
      where: "content/blog/guide.mdx: title",
      message: `"${title}" has nothing that people search for; begin it with a term of searchTerms in content/house-style.yaml, or add one there`,
    },
  ])
})
