import * as v from "valibot"
import { parseIsoDate } from "../../domain/iso-date"
import { figureTableSchema } from "../answers/state-tables"
import { buildTermsOfUse, renderFiguresCsv } from "./write-figures"

const period = {
  ...{ from: "2026-07-01", until: null, checked: "2026-11-21" },
  source: {
    name: "Duties Office, rates",
    url: "https://www.example.gov.au/rates",
    setBy: "the Duties Office",
    read: "office",
  },
}

const PAGE = "https://www.example.com/figures"

const renderCsv = (...periods: object[]) =>
  renderFiguresCsv(v.parse(figureTableSchema, { table: "duty-vic", state: "VIC", periods }), PAGE)

const renderCsvRows = (figures: object) =>
  renderCsv({ ...period, ...figures })
    .split("\r\n")
    .slice(1, -1)
    .map(row => {
      expect(row.endsWith(`,${PAGE}`)).toBe(true)
      return row.slice(0, -PAGE.length - 1)
    })

const BEFORE =
  'duty-vic,VIC,2026-07-01,,2026-11-21,"Duties Office, rates",https://www.example.gov.au/rates,the Duties Office,office'

test("the first row names the columns", () => {
  expect(renderCsv()).toBe(
    "table,state,from,until,checked,source,source address,set by,read,entry,value,licence and how to cite\r\n",
  )
})

test("each entry of a period is a row, named by the way to it", () => {
  expect(renderCsvRows({ minimum: 20, brackets: [{ over: 0, ratePercent: 1.4 }, { over: 25000 }] })).toEqual([
    `${BEFORE},minimum,20`,
    `${BEFORE},brackets.1.over,0`,
    `${BEFORE},brackets.1.ratePercent,1.4`,
    `${BEFORE},brackets.2.over,25000`,
  ])
})

test("an amount with a source of its own names that one", () => {
  const source = { name: "A firm", url: "https://firm.example/prices", setBy: "councils", read: "estimate" }
  expect(renderCsvRows({ amounts: { title: { amount: 18 }, water: { amount: 40, source } } })).toEqual([
    `${BEFORE},amounts.title.amount,18`,
    "duty-vic,VIC,2026-07-01,,2026-11-21,A firm,https://firm.example/prices,councils,estimate,amounts.water.amount,40",
  ])
})

test.each([
  ["a comma", "duty, in full", '"duty, in full"'],
  ["a quotation mark", 'the "whole"', '"the ""whole"""'],
  ["a line", "one\ntwo", '"one\ntwo"'],
  ["a formula", "=1+1", "'=1+1"],
  ["a number below zero", -3, "-3"],
  ["nothing", null, ""],
])("%s", (_, value, cell) => {
  expect(renderCsvRows({ note: value })).toEqual([`${BEFORE},note,${cell}`])
})

test("a table names its publisher and page, and is cited as the page says", () => {
  const { licence, howToCite } = buildTermsOfUse({
    publisher: "Example Law",
    page: PAGE,
    label: "Transfer duty",
    checked: parseIsoDate("2026-11-21"),
  })
  expect(licence).toContain(`if you name Example Law and link to ${PAGE}`)
  expect(howToCite).toBe(`Example Law, “Transfer duty”, read on 21 November 2026, ${PAGE}`)
})
