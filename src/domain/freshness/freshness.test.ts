import { parseIsoDate } from "../iso-date"
import { datedTables, checkFigureFreshness, type DatedTable, listPagesToOpen } from "./freshness"

type Change = Partial<DatedTable["periods"][number]>

const listNotices = (changes: readonly Change[], today: string): string[] => {
  const period = { from: parseIsoDate("2026-07-01"), until: null, checked: parseIsoDate("2026-11-21") }
  const periods = changes.map(change => ({ ...period, source: { read: "office" as const }, ...change }))
  return checkFigureFreshness([{ table: "a-table", periods }], parseIsoDate(today)).map(
    ({ kind, day }) => `${kind} ${day}`,
  )
}

const until = parseIsoDate("2026-12-31")

// 60 days after 1 November 2026 is 31 December 2026.
test.each([
  ["61 days before its end nothing is said", "2026-10-31", []],
  ["60 days before its end it is told", "2026-11-01", ["ends 2026-12-31"]],
  ["on its last day it still holds", "2026-12-31", ["ends 2026-12-31"]],
  ["on the day after nothing is in force", "2027-01-01", ["ended 2026-12-31"]],
])("a period without a successor: %s", (_, today, notices) => {
  expect(listNotices([{ until, source: { read: "office" } }], today)).toEqual(notices)
})

test("a period with a successor ends in silence", () => {
  const next = { from: parseIsoDate("2027-01-01"), source: { read: "office" } } as const
  expect(listNotices([{ until, source: { read: "office" } }, next], "2026-12-31")).toEqual([])
})

// Checked on 21 November 2026: 90 days later is 19 February 2027, 180 days 20 May, 365 days 21 November 2027.
test.each([
  ["provisional figure", { source: { read: "office" }, provisional: true }, "2026-12-21", "2027-02-19"],
  ["figure read in a copy", { source: { read: "copy" } }, "2027-03-21", "2027-05-20"],
  ["official figure", { source: { read: "office" } }, "2027-09-22", "2027-11-21"],
] as const)("a %s is to be checked again, and is told 60 days before", (_, period, first, day) => {
  expect(listNotices([period], first)).toEqual([`recheck ${day}`])
  expect(listNotices([period], "2026-11-21")).toEqual([])
})

test("a period that is over is not checked again", () => {
  expect(listNotices([{ until, source: { read: "estimate" } }], "2028-01-01")).toEqual(["ended 2026-12-31"])
})

test("a table is as sure as its least sure amount", () => {
  const amounts = { "title-search": {}, "land-tax": { provisional: true } }
  expect(listNotices([{ amounts }], "2027-02-19")).toEqual(["recheck 2027-02-19"])
})

test("a year of holidays is as sure as its least sure day", () => {
  expect(listNotices([{ days: [{}, { source: { read: "estimate" } }] }], "2027-05-20")).toEqual(["recheck 2027-05-20"])
  expect(listNotices([{ localDays: [{ provisional: true }] }], "2027-02-19")).toEqual(["recheck 2027-02-19"])
})

test("what has ended comes first, then what ends, then what is to be checked", () => {
  const period = {
    from: parseIsoDate("2026-07-01"),
    checked: parseIsoDate("2026-11-21"),
    source: { read: "office" },
  } as const
  const tables = [
    { table: "old", periods: [{ ...period, until: null, checked: parseIsoDate("2025-12-31") }] },
    { table: "short", periods: [{ ...period, until }] },
    { table: "over", periods: [{ ...period, until: parseIsoDate("2026-11-20") }] },
  ]
  expect(checkFigureFreshness(tables, parseIsoDate("2026-12-01")).map(({ table }) => table)).toEqual([
    "over",
    "short",
    "old",
  ])
})

test("on 21 November 2026 nothing that this site relies on has ended", () => {
  expect(checkFigureFreshness(datedTables, parseIsoDate("2026-11-21")).filter(({ kind }) => kind === "ended")).toEqual(
    [],
  )
})

test("pages of which we only read a copy are told until their period is over, each once for its table", () => {
  const copy = { read: "copy", setBy: "the registry", url: "https://registry.gov.au/fees" } as const
  const pexa = { read: "copy", setBy: "PEXA", url: "https://pexa.com.au/fees" } as const
  const period = { from: parseIsoDate("2026-07-01"), until, checked: parseIsoDate("2026-11-21") }
  const amounts = {
    transfer: { source: pexa },
    mortgage: { source: pexa },
    report: { source: { read: "estimate" as const } },
  }
  const tables: DatedTable[] = [
    { table: "fees", periods: [{ ...period, source: copy, amounts }] },
    { table: "duty", periods: [{ ...period, source: { ...copy, read: "office" } }] },
  ]
  expect(listPagesToOpen(tables, until)).toEqual([
    "fees: set by PEXA; read in a copy: https://pexa.com.au/fees",
    "fees: set by the registry; read in a copy: https://registry.gov.au/fees",
  ])
  expect(listPagesToOpen(tables, parseIsoDate("2027-01-01"))).toEqual([])
})
