import { readFileSync } from "node:fs"
import { parseIsoDate } from "../../src/domain/iso-date"
import { FIXTURE_CONTENT } from "../../src/testing/content-lines"
import { buildPlaceFile, buildReadableFile } from "../../src/testing/readable-file"
import { findAgedFloodClaims } from "./flood-claims"

type Point = { point: string; url?: string; checked?: string }

const COUNCIL = "https://www.glebe.nsw.gov.au/floods"
const PAPER = "https://paper.example/floods"

const buildPoint = ({ point, url = COUNCIL, checked = "2026-11-21" }: Point): string =>
  `  - { point: "${point}", check: Ask., certainty: verified, source: { name: A source, url: "${url}", checked: "${checked}" } }\n`

const buildPlaceWithPoints = (points: readonly Point[], rest = "") =>
  buildPlaceFile(points.map(buildPoint).join(""), rest)

const findRefusedFields = (points: readonly Point[], today: string, rest = ""): string[] =>
  findAgedFloodClaims([buildPlaceWithPoints(points, rest)], parseIsoDate(today)).map(({ where }) => where)

// 365 days after 21 November 2026 is 21 November 2027; 180 days after it is 20 May 2027.
test.each([
  ["a council's page a year ago", COUNCIL, "2027-11-21", "2027-11-22"],
  ["a newspaper half a year ago", PAPER, "2027-05-20", "2027-05-21"],
])("a flood study of no year stands on %s, and not a day longer", (_, url, last, next) => {
  const points = [{ point: "The council is having a new flood study made.", url }]
  expect(findRefusedFields(points, last)).toEqual([])
  expect(findRefusedFields(points, next)).toEqual(["considerations 1, point"])
})

test.each([
  ["names its year", "In 2025 the council had a new flood study made."],
  ["says when it was last looked at", "The flood amendment was open when we checked in November 2026."],
  ["isn't about what's planned or modelled", "The river floods these streets after heavy rain."],
  ["isn't about floods", "The council is reviewing a draft of its heritage list."],
])("a statement that %s isn't refused, however old", (_, point) => {
  expect(findRefusedFields([{ point }], "2040-01-01")).toEqual([])
})

test("advice to sellers says the points again, and stands as long as the newest of their sources", () => {
  const selling = "selling: Ask which level applies, because the flood study is being replaced. Keep the answer.\n"
  const points = [{ point: "It floods.", checked: "2026-01-01" }, { point: "There are mines." }]
  expect(findRefusedFields(points, "2027-11-21", selling)).toEqual([])
  expect(findRefusedFields(points, "2027-11-22", selling)).toEqual(["selling"])
})

test("a section of an office's page goes by the sources of its heading", () => {
  const [head = ""] = readFileSync(`${FIXTURE_CONTENT}/cities/geelong.mdx`, "utf8").split("---\n\n")
  const buildSourceYaml = (url: string, heading: string) =>
    `  - name: Of ${heading}\n    url: "${url}"\n    checked: "2026-11-21"\n    supports:\n      - ${heading}\n`
  const city = buildReadableFile(
    "cities/geelong.mdx",
    `${head}sources:
${buildSourceYaml(PAPER, "Floods")}${buildSourceYaml(COUNCIL, "Mines")}checked: "2026-11-21"
checkAgain: "2027-11-21"
---

## Floods

A new flood study is on exhibition.

## Mines

There are old mines.
`,
  )
  expect(findAgedFloodClaims([city], parseIsoDate("2027-05-20"))).toEqual([])
  expect(findAgedFloodClaims([city], parseIsoDate("2027-05-21"))).toEqual([
    { file: "cities/geelong.mdx", where: "Floods", message: expect.stringContaining("doesn’t say of which year") },
  ])
})
