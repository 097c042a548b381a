import { readFileSync } from "node:fs"
import * as v from "valibot"
import { allowedScripts, exactPins, listOverrides, packageSchema, parseRows, type Entry } from "./package-file"

const own = v.parse(packageSchema, JSON.parse(readFileSync("package.json", "utf8")))
const page = readFileSync("docs/dependencies.md", "utf8")

const byName = (one: Entry, other: Entry): number => (one.name < other.name ? -1 : 1)
const withoutReason = ({ name, value }: Entry): Entry => ({ name, value })

test.each([
  ["Exact versions", exactPins(own)],
  ["Overrides", listOverrides(own)],
  ["Install scripts", allowedScripts(own)],
])("%s: each has a row with its reason, and each row is true", (heading, entries) => {
  const rows = parseRows(page, heading)
  expect(entries.length).toBeGreaterThan(0)
  expect(rows.map(withoutReason).sort(byName)).toEqual(entries.sort(byName))
  expect(rows.filter(({ reason }) => reason.length < 20).map(({ name }) => name)).toEqual([])
})

test("a range is no pin, and an override of one package's dependencies names both", () => {
  const file = {
    dependencies: { range: "^1.2.3", exact: "1.2.3", before: "2.0.0-rc.1", major: "24.x" },
    devDependencies: { tilde: "~1.2.3", tool: "0.4.0" },
    overrides: { inner: "3.0.0", outer: { inner: "$exact" } },
    allowScripts: { runs: true, refused: false },
  }
  expect(exactPins(file).map(({ name }) => name)).toEqual(["exact", "before", "tool"])
  expect(listOverrides(file)).toEqual([
    { name: "inner", value: "3.0.0" },
    { name: "outer > inner", value: "$exact" },
  ])
  expect(allowedScripts(file)).toEqual([{ name: "runs", value: "true" }])
})
