import { readFileSync } from "node:fs"
import { parseContentFiles } from "../../src/gatsby/read-content"
import { createFirmNameFinder, listFirmNames } from "./firm-names"

const files: Record<string, string> = {
  "site.yaml": readFileSync("src/testing/content/site.yaml", "utf8"),
  "offers/one-call.yaml":
    'title: A call for nothing\nsummary: One call.\nterms: One each.\nfrom: "2026-07-01"\nuntil: "2027-06-30"\n',
  "people/ana-wattle.yaml": readFileSync("src/testing/content/people/ana-wattle.yaml", "utf8"),
}

const listNamesOfTestFirm = () => listFirmNames(parseContentFiles(Object.keys(files), name => files[name] ?? "").files)

test("a firm's names are those of its file, its people and its offers, and the street of its address", () => {
  expect(listNamesOfTestFirm()).toEqual([
    ...["Wattlebird Lawyers", "The licence of the fixture firm.", "1300 975 711", "11 111 111 111"],
    ...[
      "desk@wattlebird.example",
      "www.wattlebird.example",
      "9 Fixture Road",
      "Fixture register",
      "7001",
      "7002",
      "7003",
    ],
    ...["A call for nothing", "Ana Wattle", "ana-wattle", "0011223"],
  ])
})

test.each([
  ["Ask wattlebird\n  lawyers today", ["Wattlebird Lawyers"]],
  ["Ring 1300975711", ["1300 975 711"]],
  ["Ring (1300) 975-711.", ["1300 975 711"]],
  ["ABN 11111111111", ["11 111 111 111"]],
  ["<a href='mailto:desk@wattlebird.example'>", ["desk@wattlebird.example"]],
  ["No. 7001, and 17002, and 70031", ["7001"]],
  ['values="7 0 0 1 0"', []],
  ["Another firm of another street: 1300 975 712", []],
])("in %j a reader meets %j", (text, foundNames) => {
  expect(createFirmNameFinder(listNamesOfTestFirm())(text)).toEqual(foundNames)
})
