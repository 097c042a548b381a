import { buildPageFile, buildPlaceFile, buildReadableFile } from "../../src/testing/readable-file"
import { renderFactsWithSources } from "./fact-check-page"
import type { Fact } from "./facts"
import { readPageFacts, listPlaceAdviceFacts } from "./page-facts"
import { readRateTableFacts } from "./table-facts"

const ACT = `  - name: The Act
    url: "https://legislation.nsw.gov.au/act"
    checked: "2026-11-21"
    supports:
      - How long?
      - At auction
`
const FIRM = `  - name: A law firm
    url: "https://firm.example/law"
    checked: "2026-11-20"
    supports:
      - A page
      - How long?
      - What happens then?
`

const TEXT = `You must ask.

## How long?

By law, five days.

### At auction

None.

## What happens then?

The bank pays.

## Who must you tell?

You must tell the council.

## What to do

Call us.`

const page = readPageFacts(buildPageFile("cooling-off", TEXT, `sources:\n${FIRM}${ACT}`))

test("a section rests on the sources of its heading, best first; the page's own heading is about what comes before the others", () => {
  const marks = page?.facts.map(({ section, sources, isLaw }) => [section, sources.map(one => one.kind), isLaw])
  expect(marks).toEqual([
    ["Before the first heading", ["third-party"], true],
    ["How long?", ["statute", "third-party"], true],
    ["How long? / At auction", ["statute"], false],
    ["What happens then?", ["third-party"], false],
    ["Who must you tell?", [], true],
  ])
})

test("shares count what states law, and name what rests on nothing", () => {
  expect(renderFactsWithSources(page ? [page] : [])).toContain("| --: |\n| Pages | 3 | 1 | 1 | 1 | 33 % |\n")
})

test("the page of the fact check has a row for each source, of which the first names the section", () => {
  const text = renderFactsWithSources(page ? [page] : [])
  expect(text).toContain(`### /cooling-off (\`content/pages/cooling-off.mdx\`)

| Section | Source | Mark | Checked on |
| --- | --- | --- | --- |
| Before the first heading | [A law firm](<https://firm.example/law>) | secondary | 2026-11-20 |
| How long? | [The Act](<https://legislation.nsw.gov.au/act>) | law | 2026-11-21 |
|  | [A law firm](<https://firm.example/law>) | secondary | 2026-11-20 |
`)
  expect(text).toContain("| Who must you tell? | no source named | – | – |")
})

test("a page that states no law is named as one", () => {
  const thanks = readPageFacts(buildPageFile("thanks", "Thank you."))
  expect(renderFactsWithSources(thanks ? [thanks] : [])).toContain("Nothing to check: `/thanks`.")
})

test("a place has a row for each point that isn't a question", () => {
  const point = (text: string, rest: string) => `  - { point: ${text}, check: Ask., ${rest} }\n`
  const source = 'source: { name: The council, url: "https://www.glebe.nsw.gov.au/", checked: "2026-11-21" }'
  const place = buildPlaceFile(
    point("It floods.", `certainty: verified, ${source}`) + point("Check whether it slides.", "certainty: check"),
  )
  expect(readPageFacts(place)?.facts).toMatchObject([
    { section: "It floods.", sources: [{ kind: "official" }], isLaw: true },
  ])
})

const buildFigureSource = (name: string, url: string, read: string) => ({
  source: { name, url, setBy: "the office", read },
})

function readPeriodFacts(table: string, parts: object, period: object) {
  const periods = [{ checked: "2026-11-25", ...period }]
  return readRateTableFacts(
    buildReadableFile(`rates/${table}.json`, JSON.stringify({ table, state: "NSW", ...parts, periods })),
  )
}

test("a table says itself how sure its sources are, an amount for itself", () => {
  const buildTableItem = (label: string) => ({ label, why: "Why.", group: "searches", job: "purchase", when: "always" })
  const items = {
    "title-search": buildTableItem("Title search"),
    "water-certificate": buildTableItem("Water certificate"),
  }
  const water = { amount: 40, ...buildFigureSource("A firm", "https://firm.example/prices", "estimate") }
  const period = {
    ...{
      from: "2026-07-01",
      until: null,
      ...buildFigureSource("The registry", "https://nswlrs.com.au/fees", "office"),
    },
    amounts: { "title-search": { amount: 18 }, "water-certificate": water },
  }
  expect(readPeriodFacts("searches-nsw", { items }, period)).toMatchObject({
    group: "Figures in a quote",
    facts: [
      { section: "Title search, from 2026-07-01", sources: [{ kind: "official", name: "The registry" }] },
      { section: "Water certificate, from 2026-07-01", sources: [{ kind: "third-party", name: "A firm" }] },
    ],
  })
})

test("a holiday that the year's source doesn't give has its own row", () => {
  const additional = { name: "Additional day", ...buildFigureSource("A list", "https://list.example/days", "copy") }
  const period = {
    ...{ from: "2026-01-01", until: "2026-12-31" },
    ...buildFigureSource("The Act", "https://legislation.nsw.gov.au/holidays", "law"),
    days: [
      { on: "2026-04-25", name: "Anzac Day" },
      { on: "2026-04-27", ...additional },
    ],
    ...{ bankDays: [], localDays: [], partDays: [] },
  }
  expect(readPeriodFacts("public-holidays-nsw", { places: {} }, period)).toMatchObject({
    group: "Key dates",
    facts: [
      { section: "All other days, from 2026-01-01", sources: [{ kind: "statute", name: "The Act" }] },
      { section: "Additional day, from 2026-01-01", sources: [{ kind: "third-party", name: "A list" }] },
    ],
  })
})

const point = (name: string, kind: "official" | "third-party"): Fact => ({
  section: `It says ${name}.`,
  sources: [{ name, url: `https://${name}.example/`, kind, checked: "2026-11-21" }],
  isLaw: true,
})

test("advice rests on the sources of the place's points, best first, and isn't law", () => {
  const fields = { selling: "Keep the letter.", apartments: "Read the by-laws." }
  const facts = listPlaceAdviceFacts(fields, [point("paper", "third-party"), point("council", "official")])
  expect(facts.map(({ section, sources, isLaw }) => [section, sources.map(({ name }) => name), isLaw])).toEqual([
    ["Selling here", ["council", "paper"], false],
    ["Buying an apartment here", ["council", "paper"], false],
  ])
})

test("a place without apartments, or whose points only ask, has no row for them", () => {
  expect(listPlaceAdviceFacts({ selling: "Keep the letter." }, [point("council", "official")])).toHaveLength(1)
  expect(listPlaceAdviceFacts({ selling: "Keep the letter." }, [])).toEqual([])
  expect(listPlaceAdviceFacts({}, [point("council", "official")])).toEqual([])
})
