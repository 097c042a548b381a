import { readFileSync } from "node:fs"
import { FIXTURE_CONTENT } from "../../src/testing/content-lines"
import { buildReadableFile } from "../../src/testing/readable-file"
import { buildPageSimilarityReport } from "./similarity-report"

const sydney = readFileSync(`${FIXTURE_CONTENT}/places/sydney.yaml`, "utf8")
const glebe = sydney.replaceAll("Sydney Fixture Council", "Council of Glebe").replaceAll("Sydney", "Glebe")

test("the report names each place, its nearest sibling, how like they are, and why one is not listed", () => {
  const geelong = readFileSync(`${FIXTURE_CONTENT}/places/geelong.yaml`, "utf8")
  const report = buildPageSimilarityReport([
    buildReadableFile("places/sydney.yaml", sydney),
    buildReadableFile("places/glebe.yaml", glebe),
    buildReadableFile("places/geelong.yaml", geelong),
  ])
  expect(report).toContainEqual(expect.stringMatching(/^1\.00 {2}glebe +sydney +not listed$/))
  expect(report).toContainEqual(expect.stringMatching(/^0\.\d\d {2}geelong +(glebe|sydney)$/))
  expect(report).toContain(
    "content/places/sydney.yaml is not listed: 100 in a hundred of the shorter page's runs of three words are in content/places/glebe.yaml too.",
  )
  expect(report).toContain("1 of 3 places are listed.")
})
