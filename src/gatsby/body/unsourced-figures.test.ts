import { ANY_FIRM } from "../../domain/content/firm-words"
import { parseMdxBody } from "./parse-body"

const listProblems = (source: string, sources?: string[]) => {
  const body = parseMdxBody(source, sources)
  return body.ok ? [] : body.problems.map(({ line, message }) => `${line}: ${message}`)
}

test.each([
  ["Nothing up to $600,000.", "$600,000"],
  ["It costs **$1,050.50** more.", "$1,050.50"],
  ["About $1.2m, or so.", "$1.2m"],
  ["About $1.2 million.", "$1.2 million"],
  ["A $100m fund.", "$100m"],
  ["From $100more.", "$100"],
  ["[Pay $100](/buying)", "$100"],
  ["> 0.25% of it", "0.25%"],
  ["| a |\n| - |\n| 5.5 % |", "5.5 %"],
  ["## A deposit of 10 per cent", "10 per cent"],
  ["It is 9\nper cent.", "9 per cent"],
])("in %j, %j needs a source", (source, figure) => {
  const [problem, ...more] = listProblems(source)
  expect(problem).toContain(`: "${figure}": put it into <Sourced from="...">, naming one of the page's sources`)
  expect(more).toEqual([])
})

test("each figure is told with the line on which it stands", () => {
  expect(listProblems("First.\n\nUp to $600,000,\nthen 5%.")).toEqual([
    `3: "$600,000": put it into <Sourced from="...">, naming one of the page's sources`,
    `4: "5%": put it into <Sourced from="...">, naming one of the page's sources`,
  ])
})

test.each([
  "Within 12 months, on 1 July 2026, of 2.5 hectares.",
  "Ten per cent is common.",
  "In code: `$600,000` and 5 `%`.",
  "```\n$600,000 at 5%\n```",
  "The sign $ and the sign % alone.",
  '<ExampleQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
  '<Card title="A form" href="/files/a%20b" action="c">Words.</Card>',
])("%j needs none", source => {
  expect(listProblems(source)).toEqual([])
})

test("the price of an example in the body needs no source, and another amount does", () => {
  const example = '<ExampleQuote side="buying" state="NSW" price="850000" on="2026-11-21" />'
  expect(listProblems(`A house for **$850,000**:\n\n${example}`)).toEqual([])
  expect(listProblems(`${example}\n\n$850,000, and 850000% or $85,000`)).toEqual([
    expect.stringContaining('"850000%"'),
    expect.stringContaining('"$85,000"'),
  ])
})

test("the price needs no source either where the firm doesn't act in the example's state", () => {
  const elsewhere = { ...ANY_FIRM, practices: ANY_FIRM.practices.filter(({ state }) => state !== "NSW") }
  const example = '<ExampleQuote side="buying" state="NSW" price="850000" on="2026-11-21" />'
  expect(parseMdxBody(`A house for $850,000:\n\n${example}`, [], elsewhere).ok).toBe(true)
})

test("a figure inside Sourced is let through, with whatever stands around it", () => {
  const source = 'It is <Sourced from="Revenue NSW">**5.5%** above $960,000</Sourced> today.'
  expect(listProblems(source, ["Revenue NSW"])).toEqual([])
})

test("a source that the page does not name is refused, and the page's own are told", () => {
  const source = '\nIt is <Sourced from="Nobody">9%</Sourced>.'
  const sources = ["Revenue NSW", "SRO, rates"]
  expect(listProblems(source, sources)).toEqual([
    '2: <Sourced>: from: "Nobody" is no source of this page; write one of Revenue NSW; SRO, rates',
  ])
  expect(listProblems(source)).toEqual([
    '2: <Sourced>: from: "Nobody" is no source of this page; the fields above name no sources',
  ])
})

test("words in an attribute can have no source, so they do without the figure", () => {
  expect(listProblems('<Comparison caption="What 0.25% comes to">words</Comparison>')).toEqual([
    '1: <Comparison>: caption: "0.25%": say it without the figure, or move it into the text',
  ])
})
