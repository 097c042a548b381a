import { readdirSync, readFileSync } from "node:fs"
import { listStateFigureTables } from "./state-tables"

const period = {
  ...{ from: "2026-07-01", until: null, checked: "2026-11-21", ratePercent: 800 },
  source: { name: "The office", url: "https://www.example.org/fees", setBy: "the office", read: "copy" },
}

const tables = [
  { table: { table: "searches-vic", state: "VIC", items: {}, periods: [period] } },
  { table: { table: "foreign-duty-vic", state: "VIC", words: { label: "Additional duty" }, periods: [period] } },
  { table: { table: "searches-nsw", state: "NSW", items: {}, periods: [period] } },
  { table: { table: "urgency", periods: [period] } },
]

test("a state's tables have a label, and each period its days and its source with the day it was checked", () => {
  const { from, until, source, checked } = period
  const periods = [{ from, until, source: { ...source, checked, isSecondary: true } }]
  expect(listStateFigureTables(tables, "VIC")).toEqual([
    { name: "foreign-duty-vic", label: "Additional duty", periods },
    { name: "searches-vic", label: "Searches and certificates", periods },
  ])
})

test("every table of a state has a label", () => {
  const files = readdirSync("content/rates").filter(file => /^[^_].*-(?:nsw|vic|qld)\.json$/.test(file))
  const rates = files.map(file => ({ table: JSON.parse(readFileSync(`content/rates/${file}`, "utf8")) }))
  const tables = (["NSW", "VIC", "QLD"] as const).flatMap(state => listStateFigureTables(rates, state))
  expect(tables).toHaveLength(rates.length)
})

test("a table that nobody has named is refused", () => {
  const unknown = [{ table: { table: "levies-vic", state: "VIC", periods: [period] } }]
  expect(() => listStateFigureTables(unknown, "VIC")).toThrow("no label for the table levies-vic")
})
