import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { STATES } from "../states"
import { keyDateTables } from "./published"
import { parseKeyDateTables } from "./tables"

const files = readdirSync("content/rates").filter(file => /^(key-dates|public-holidays)-/.test(file))
const raw = files.map((file): unknown => JSON.parse(readFileSync(join("content/rates", file), "utf8")))

const getParseErrors = (find: string, replace: string): string => {
  const text = JSON.stringify(raw)
  if (!text.includes(find)) throw new Error(`no table holds ${find}`)
  try {
    parseKeyDateTables(JSON.parse(text.replace(find, replace)), STATES)
    return ""
  } catch (error) {
    return error instanceof Error ? error.message : ""
  }
}

test("every file of key dates and public holidays is published", () => {
  expect(Object.keys(keyDateTables).sort()).toEqual(files.map(file => file.replace(".json", "")).sort())
  expect(keyDateTables).toEqual(parseKeyDateTables(raw, STATES))
})

test.each([
  ["a holiday outside its year", `"on":"2026-01-01"`, `"on":"2025-01-01"`, "every day lies between from and until"],
  ["holidays out of order", `"on":"2026-01-26"`, `"on":"2026-12-31"`, "days from the first to the last, none twice"],
  ["a local day of no place", `"place":"melbourne"`, `"place":"geelong"`, "the place of every local day is one"],
  ["a key date twice", `"key":"deposit"`, `"key":"contract"`, "no key twice"],
  ["a gap between years", `"from":"2027-01-01"`, `"from":"2027-01-02"`, "leaves a gap"],
  ["a zone that calendar files do not describe", `"Australia/Sydney"`, `"Australia/Perth"`, "one of Australia/Sydney"],
  ["a copied table of another state", `"state":"NSW"`, `"state":"QLD"`, "the state that key-dates-nsw ends in"],
  ["a field that nobody reads", `"rule":`, `"rules":"","rule":`, "nobody reads this field"],
  ["a line counted in two ways", `"days":14`, `"days":14,"months":1`, "only one of days, months and businessDays"],
])("%s is refused", (_, find, replace, message) => {
  expect(getParseErrors(find, replace)).toContain(message)
})

test("a firm in Victoria only needs the tables of Victoria", () => {
  const ofVictoria = raw.filter((_, at) => files[at]?.endsWith("-vic.json"))
  expect(Object.keys(parseKeyDateTables(ofVictoria, ["VIC"]))).toEqual(["key-dates-vic", "public-holidays-vic"])
  expect(() => parseKeyDateTables(ofVictoria, ["VIC", "NSW"])).toThrow(
    /^key-dates-nsw: no file gives this table\npublic-holidays-nsw: no file gives this table$/,
  )
})
