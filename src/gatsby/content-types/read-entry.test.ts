import type { FirmInTexts } from "../../domain/content/firm-words"
import { parseContentFilePath } from "./locate"
import { parseContentEntry } from "./read-entry"

const inVictoria: FirmInTexts = {
  name: "Ash Conveyancing",
  isSample: false,
  practices: [{ state: "VIC", as: "licensed conveyancer", practitioner: "conveyancer" }],
}

const inTwo: FirmInTexts = {
  name: "Ash Law",
  isSample: false,
  practices: [
    { state: "NSW", as: "law practice", practitioner: "lawyer" },
    { state: "QLD", as: "law practice", practitioner: "solicitor" },
  ],
}

function readForFirm(file: string, text: string, firm: FirmInTexts) {
  const location = parseContentFilePath(file)
  if (!location.ok) throw new Error(location.message)
  return parseContentEntry(location.type, location.slug, text, firm)
}

const renderSource = (name: string, state?: string): string =>
  `  - { name: ${name}, url: "https://example.com", checked: "2026-11-21", supports: ["{aPractitioner}"]${
    state ? `, state: ${state}` : ""
  } }\n`

const renderPage = (fields: string, body: string): string =>
  `---
title: "{Practitioners} in {statesShort}"
description: A page that is long enough for the search results, made by {firm} for one test only.
heading: "{aPractitioner}"
lead: We act in {states}.
${fields}---

${body}
`

const readFields = (text: string, firm: FirmInTexts) => {
  const entry = readForFirm("pages/a.mdx", text, firm)
  return entry.ok ? entry.entry.fields : entry.problems
}

test("fields and text say what their words in braces stand for, in a file of the same text for each firm", () => {
  const text = renderPage("", "Ask {aPractitioner}.")
  expect(readFields(text, inVictoria)).toMatchObject({
    title: "Conveyancers in Victoria",
    heading: "a conveyancer",
    lead: "We act in Victoria.",
  })
  expect(readFields(text, inTwo)).toMatchObject({
    title: "Lawyers in NSW or Queensland",
    lead: "We act in New South Wales and Queensland.",
  })
  expect(readForFirm("pages/a.mdx", text, inTwo)).toMatchObject({ entry: { body: [["p", null, "Ask a lawyer."]] } })
})

test("a page of a state calls people as they're called there", () => {
  const text = renderPage("state: QLD\n", "Ask {aPractitioner}.")
  expect(readFields(text, inTwo)).toMatchObject({ heading: "a solicitor" })
  expect(readForFirm("pages/a.mdx", text, inTwo)).toMatchObject({ entry: { body: [["p", null, "Ask a solicitor."]] } })
})

test("a text of the same file and firm is read once", () => {
  const text = renderPage("", "Words.")
  expect(readForFirm("pages/a.mdx", text, { ...inTwo })).toBe(readForFirm("pages/a.mdx", text, inTwo))
})

test("sources about states in which the firm doesn't act are left out, and no figure may come from them", () => {
  const fields = `sources:\n${renderSource("SRO", "VIC")}${renderSource("QRO", "QLD")}${renderSource("ATO")}`
  const text = renderPage(fields, 'Pay <Sourced from="QRO">5%</Sourced>.')
  expect(readFields(text, inTwo)).toMatchObject({ sources: [{ name: "QRO" }, { name: "ATO" }] })
  expect(readFields(text, inVictoria)).toEqual([
    { where: "line 12", message: '<Sourced>: from: "QRO" is no source of this page; write one of SRO; ATO' },
  ])
})

const withSupports = (...headings: string[]): string =>
  `sources:\n  - name: SRO\n    url: "https://example.com"\n    checked: "2026-11-21"\n    supports:\n${headings
    .map(heading => `      - "${heading}"\n`)
    .join("")}`

test("a source that supports no heading of its page is told, with the heading that's near", () => {
  const text = renderPage(withSupports("How to pay", "How to play", "Another page"), "## How to pay\n\nWords.")
  expect(readFields(text, inTwo)).toEqual([
    { where: "sources 1, supports 2", message: '"How to play" is no heading of this page; did you mean How to pay?' },
    { where: "sources 1, supports 3", message: '"Another page" is no heading of this page; copy one from the text' },
  ])
})

const unlinked = `sources:\n  - name: SRO\n    url: "https://example.com"\n    checked: "2026-11-21"\n`

test("a source that no section of its page rests on is told", () => {
  expect(readFields(renderPage(unlinked, "## How to pay\n\nWords."), inTwo)).toEqual([
    {
      where: "sources 1",
      message:
        '"SRO" supports no heading of this page; copy one from the text into its supports, or take the source out',
    },
  ])
})

const FIGURE = 'Pay <Sourced from="SRO">5%</Sourced>.'

test.each([
  [
    "supports headings of its page, whoever is called what in them",
    withSupports("How to pay", "Ask {aPractitioner}"),
    "## How to pay\n\nWords.\n\n### Ask {aPractitioner}\n\nWords.",
  ],
  [
    "supports a heading that only another firm's site has",
    withSupports("In Victoria"),
    '<In state="VIC">\n\n## In Victoria\n\nWords.\n\n</In>\n\nMore.',
  ],
  ["is named by a figure", unlinked, FIGURE],
  [
    "is named by a figure that only another firm's site has",
    unlinked,
    `<In state="VIC">\n\n${FIGURE}\n\n</In>\n\nMore.`,
  ],
])("a source is right that %s", (_, fields, body) => {
  expect(readForFirm("pages/a.mdx", renderPage(fields, body), inTwo)).toMatchObject({ ok: true })
})

test("a word in braces that nobody knows is told with its field or its line", () => {
  const text = renderPage("", "Ask {firms}.\n\nAnd {practitoner}.").replace("{states}", "{sttates}")
  expect(readFields(text, inTwo)).toEqual([
    { where: "lead", message: "{sttates} isn't one of the words in braces; did you mean {states}?" },
    { where: "line 8", message: "{firms} isn't one of the words in braces; did you mean {firm}?" },
    { where: "line 10", message: "{practitoner} isn't one of the words in braces; did you mean {practitioner}?" },
  ])
})

test("a value that begins with a brace must be in quotes", () => {
  const begins = renderPage("", "Words.").replace('heading: "{aPractitioner}"', "heading: {aPractitioner} helps")
  expect(readFields(begins, inTwo)).toEqual([{ where: "line 4", message: "put the text in quotes: it begins with {" }])
})

const readTableText = (text: string) => {
  const entry = readForFirm("rates/a.json", text, inTwo)
  return entry.ok ? entry.entry.written : entry.raw
}

test("tables of figures have no words in braces", () => {
  expect(readTableText('{ "table": "{firm}" }')).toEqual({ table: "{firm}" })
})
