import { buildPageFile } from "../../testing/readable-file"
import { formatProblem } from "../read-content"
import { findHardToReadPages, checkMedianReadingLevel, measureReadingLevelOfTexts } from "./reading-level"

const plain = "You sign the contract. Then you pay the deposit. We check the title for you. "
const heavy =
  "Notwithstanding the aforementioned obligations, the acquisition of proprietary interests necessitates " +
  "comprehensive investigation of encumbrances, statutory notifications and jurisdictional requirements. "

test("a page of long sentences and long words is told how it reads", () => {
  expect(findHardToReadPages([buildPageFile("heavy", heavy.repeat(8))]).map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/pages\/heavy\.mdx: page: reads at the level of year \d\d\.\d; shorter sentences/),
  ])
})

test("pages of which each is right are refused when half of them ask too much", () => {
  const dense = "We compare the certificate with the contract of the owner and answer every question. "
  const pages = [1, 2, 3].map(at => buildPageFile(`dense-${at}`, dense.repeat(8)))
  expect(findHardToReadPages(pages)).toEqual([])
  expect(checkMedianReadingLevel(pages)).toEqual([
    expect.stringMatching(
      /^content: half of the pages read at the level of year (?:8|9)\.\d or above, and at most 8 is right; begin with content\/pages\/dense-1\.mdx/,
    ),
  ])
  const plainPages = ["a", "b", "c", "d"].map(slug => buildPageFile(slug, plain.repeat(12)))
  expect(checkMedianReadingLevel([...pages, ...plainPages])).toEqual([])
  expect(checkMedianReadingLevel([])).toEqual([])
})

test("an item of a list ends a sentence; a colon, a heading and a cell of a table add none", () => {
  const items = measureReadingLevelOfTexts(["We read the contract", "We order the searches"])
  expect(items).toEqual(measureReadingLevelOfTexts(["We read the contract. We order the searches."]))
  expect(measureReadingLevelOfTexts(["We do two things: read the contract; order the searches"]).level).toBeGreaterThan(
    items.level,
  )
  const withTable = `${plain.repeat(12)}\n\n## Notwithstanding jurisdictional encumbrances\n\n| Acquisition |\n| --- |\n| ${heavy.repeat(8)} |\n`
  expect(checkMedianReadingLevel([buildPageFile("table", withTable)])).toEqual([])
})

test("a plain page passes, and so does one that is too short to judge", () => {
  expect(findHardToReadPages([buildPageFile("plain", plain.repeat(12)), buildPageFile("short", heavy)])).toEqual([])
})
